import { afterEach, expect, test, vi } from 'vitest'
import { fakeDatabase } from '../tests/fakeDatabase'
import { runCron } from './cron'
import { d1Table } from './d1/d1Table'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a table that does not answer: the alert comes as soon as the operator has set', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const send = vi.fn(async () => {})
  const never = () => new Promise<never>(() => {})
  const table = {
    ...d1Table(fakeDatabase().database),
    ...{ checkWritable: never, wasReported: never, recordReport: never },
  }
  const addresses = { CONTACT_EMAIL_FROM: 'a@b.example', CONTACT_EMAIL_TO: 'a@b.example' }
  const channels = { EMAIL: { send }, ...addresses, CONTACT_WEBHOOK_URL: 'no address' }
  const ASSETS = { fetch: async () => new Response() }
  const run = runCron({ table, ASSETS, ...channels, TABLE_ALERT_SECONDS: '20' })
  await vi.advanceTimersByTimeAsync(19_000)
  expect(send).toHaveBeenCalledTimes(0)
  // Cloudflare Pages ends the work of a request after 30 seconds.
  await vi.advanceTimersByTimeAsync(11_000)
  expect(send).toHaveBeenCalledTimes(1)
  await run
})
