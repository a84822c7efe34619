/** The work of the cron trigger, which the entry for Cloudflare Pages adds to the Worker. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchLog } from '../tests/fakeStore'
import worker from './index'
import pages from './pages'

const log = watchLog()

test('it is done by requests once in a minute, or by the trigger', async () => {
  // Each run without a database fails, which is logged.
  const runs = () => log.filter((line) => line.includes('"job":"maintain"')).length
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const ASSETS = { fetch: async () => new Response() }
  const request = new Request('https://site.example/api/health')
  const requests = [
    { seconds: 0, count: 1 },
    { seconds: 1, count: 1 },
    { seconds: 58, count: 1 },
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
  await worker.scheduled(undefined, { ASSETS })
  expect(runs()).toBe(3)
})
