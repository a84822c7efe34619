/** What the entry for Cloudflare Pages adds to the Worker: the work of the cron trigger. */
import { afterEach, expect, test, vi } from 'vitest'
import pages from './pages'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a request does the work of the cron trigger, once in five minutes', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  // Without a database each run is one that fails, which is logged.
  const runs = () => log.mock.calls.filter(([line]) => line.includes('"deleteExpired"')).length
  vi.useFakeTimers({ now: Date.now() + 300_000, toFake: ['Date'] })
  const ASSETS = { fetch: async () => new Response() }
  const request = new Request('https://site.example/api/health')
  for (const [seconds, count] of [
    [0, 1],
    [1, 1],
    [298, 1],
    [1, 2],
  ] as const) {
    vi.setSystemTime(Date.now() + seconds * 1000)
    const work: Promise<unknown>[] = []
    await pages.fetch(request, { ASSETS }, { waitUntil: (each) => work.push(each) })
    await Promise.all(work)
    expect(runs()).toBe(count)
  }
})
