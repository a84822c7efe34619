import { afterEach, expect, test, vi } from 'vitest'
import { now } from './now'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

test('is what the environment says', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1767225600')
  expect(new Date(now()).toISOString()).toBe('2026-01-01T00:00:00.000Z')
})

test.each([undefined, ''])('is the clock where that is %j', (epoch) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', epoch)
  vi.useFakeTimers({ now: 5000 })
  expect(now()).toBe(5000)
})

test.each(['today', '-1', '1.5', ' 1', '2026-01-01', '1767225600000'])('refuses %j', (epoch) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', epoch)
  expect(now).toThrow(/SOURCE_DATE_EPOCH is .* seconds since 1970/)
})
