/** What the entry for Cloudflare Pages adds to the Worker: files, and the work of the cron trigger. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WorkerEnv } from './index'

const { runCron } = vi.hoisted(() => ({ runCron: vi.fn(async () => {}) }))
vi.mock('./outbox', () => ({ deliverDue: runCron, deliver: async () => {} }))

let pages: typeof import('./pages').default

async function get(path: string) {
  const ASSETS = { fetch: async () => new Response('file') }
  const env: WorkerEnv = { ASSETS, CLIENT_SALT: 'salt' }
  const request = new Request(`https://site.example${path}`)
  const work: Promise<unknown>[] = []
  const response = await pages.fetch(request, env, { waitUntil: (each) => work.push(each) })
  await Promise.all(work)
  return response.text()
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(console, 'log').mockImplementation(() => {})
  runCron.mockClear()
  // A new isolate.
  vi.resetModules()
  pages = (await import('./pages')).default
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

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
  await get('/api/articles')
  expect(runCron).toHaveBeenCalledTimes(0)
  await get('/api/health')
  await get('/api/contact')
  expect(runCron).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 299_000)
  await get('/api/health')
  expect(runCron).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 1_000)
  await get('/api/health')
  expect(runCron).toHaveBeenCalledTimes(2)
})
