/** What the entry for Cloudflare Pages adds to the Worker: files, and the work of the cron trigger. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import pages from './pages'

let log = vi.spyOn(console, 'log')
beforeEach(() => {
  log = vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function get(path: string) {
  const ASSETS = { fetch: async () => new Response('file') }
  const request = new Request(`https://site.example${path}`)
  const work: Promise<unknown>[] = []
  const response = await pages.fetch(request, { ASSETS }, { waitUntil: (each) => work.push(each) })
  await Promise.all(work)
  return response.text()
}

test.each([
  ['/services', true],
  ['/apish', true],
  ['/.well-known/security.txt', true],
  ['/api/contact', false],
  // Files for other hosts are none for visitors.
  ['/_nginx.conf', false],
  ['/.assetsignore', false],
])('%s is a file: %j', async (path, isFile) => {
  expect((await get(path)) === 'file').toBe(isFile)
})

test('a request does the work of the cron trigger, once in five minutes', async () => {
  // Without a database each run is one that fails, which is logged.
  const runs = () => log.mock.calls.filter(([line]) => line.includes('"deleteExpired"')).length
  vi.useFakeTimers({ now: Date.now() + 300_000, toFake: ['Date'] })
  for (const [seconds, count] of [
    [0, 1],
    [1, 1],
    [298, 1],
    [1, 2],
  ] as const) {
    vi.setSystemTime(Date.now() + seconds * 1000)
    await get('/api/health')
    expect(runs()).toBe(count)
  }
})
