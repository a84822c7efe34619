/** What the entry for Cloudflare Pages adds to the Worker: files, and the work of the cron trigger. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEnv, fakeDatabase } from '../tests/fakeDatabase'

const { scheduled } = vi.hoisted(() => ({ scheduled: vi.fn(async () => {}) }))
vi.mock('./index', () => ({
  default: { fetch: async () => new Response('function'), scheduled },
}))

const work: Promise<unknown>[] = []
let pages: typeof import('./pages').default

async function get(path: string) {
  const ASSETS = { fetch: async () => new Response('file') }
  const env = createEnv(fakeDatabase().database, { ASSETS })
  const request = new Request(`https://site.example${path}`)
  return (await pages.fetch(request, env, { waitUntil: (each) => work.push(each) })).text()
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(console, 'log').mockImplementation(() => {})
  scheduled.mockReset().mockResolvedValue()
  work.length = 0
  // A new isolate.
  vi.resetModules()
  pages = (await import('./pages')).default
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('what is not below /api/ is a file', async () => {
  expect(await get('/services')).toBe('file')
  expect(await get('/apish')).toBe('file')
  expect(await get('/api/contact')).toBe('function')
})

test('a file for other hosts is none for visitors', async () => {
  expect(await get('/_nginx.conf')).toBe('function')
  expect(await get('/.assetsignore')).toBe('function')
  expect(await get('/.well-known/security.txt')).toBe('file')
})

test('a request does the work of the cron trigger, once in five minutes', async () => {
  await get('/api/articles')
  expect(scheduled).toHaveBeenCalledTimes(0)
  await get('/api/health')
  await get('/api/contact')
  expect(scheduled).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 299_000)
  await get('/api/health')
  expect(scheduled).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 1_000)
  await get('/api/health')
  expect(scheduled).toHaveBeenCalledTimes(2)
})

test('work that fails is logged and tried again', async () => {
  scheduled.mockRejectedValue(new TypeError('broken'))
  expect(await get('/api/health')).toBe('function')
  await Promise.all(work)
  expect(console.log).toHaveBeenCalledWith('{"job":"cron","problem":"TypeError"}')
  vi.setSystemTime(Date.now() + 300_000)
  await get('/api/health')
  expect(scheduled).toHaveBeenCalledTimes(2)
})
