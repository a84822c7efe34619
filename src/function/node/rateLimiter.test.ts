import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { perMinute, rateLimiter } from './rateLimiter'

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => void vi.useRealTimers())

/** @returns how many of so many requests pass */
async function passing(limiter: ReturnType<typeof rateLimiter>, key: string, count: number) {
  const results = await Promise.all(Array.from({ length: count }, () => limiter.limit({ key })))
  return results.filter(({ success }) => success).length
}

test('a sender has so many requests a minute, and the next minute as many again', async () => {
  const limiter = rateLimiter(3)
  expect(await passing(limiter, 'a', 5)).toBe(3)
  expect(await passing(limiter, 'b', 5)).toBe(3)
  vi.advanceTimersByTime(60_000)
  expect(await passing(limiter, 'a', 5)).toBe(3)
})

test('of very many senders the longest silent are forgotten, and one who goes on is not', async () => {
  const limiter = rateLimiter(3)
  await passing(limiter, 'silent', 5)
  await passing(limiter, 'busy', 5)
  for (let n = 0; n < 10_000; n++) {
    await limiter.limit({ key: String(n) })
    if (n % 1000 === 0) await limiter.limit({ key: 'busy' })
  }
  expect(await passing(limiter, 'busy', 1)).toBe(0)
  expect(await passing(limiter, 'silent', 1)).toBe(1)
})

test('the limit is that of the Worker', () => {
  expect(readFileSync('wrangler.jsonc', 'utf8')).toContain(`"limit": ${perMinute}, "period": 60 `)
})
