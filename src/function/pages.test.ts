/** The entry for Cloudflare Pages adds the work of the cron trigger to the Worker. */
import { afterEach, expect, test, vi } from 'vitest'
import pages from './pages'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a request does the work of the cron trigger, once in five minutes', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  // Each run without a database fails, which is logged.
  const runs = () => log.mock.calls.filter(([line]) => line.includes('"deleteExpired"')).length
  vi.useFakeTimers({ now: Date.now() + 300_000, toFake: ['Date'] })
  const ASSETS = { fetch: async () => new Response() }
  const request = new Request('https://site.example/api/health')
  const requests = [
    { seconds: 0, count: 1 },
    { seconds: 1, count: 1 },
    { seconds: 298, count: 1 },
    { seconds: 1, count: 2 },
  ]
  for (const each of requests) {
    const { seconds, count } = each
    vi.setSystemTime(Date.now() + seconds * 1000)
    const work: Promise<unknown>[] = []
    await pages.fetch(request, { ASSETS }, { waitUntil: (each) => work.push(each) })
    await Promise.all(work)
    expect(runs()).toBe(count)
  }
})
