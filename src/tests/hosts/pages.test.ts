/** One upload of the built site to Cloudflare Pages brings files and function; the real runtime serves it. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { headersOf } from '../dist/headersOf'
import { openDist } from '../dist/readDist'
import { siteDist as dist } from '../fixture/fixture'
import { startPages } from './pages'

const { read } = openDist(dist)

let server: Awaited<ReturnType<typeof startPages>>
beforeAll(async () => {
  server = await startPages(dist)
})
afterAll(() => server?.stop())

const get = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { redirect: 'manual', ...init })

const message = {
  name: 'Ada',
  email: 'ada@company.example',
  message: 'Hello, and good day to you.',
}

const post = (body: string, headers: Record<string, string>) =>
  get('/api/contact', { method: 'POST', body, headers })

const health = async () => (await get('/api/health')).json()

it('serves pages at their addresses, with the headers of the rules', async () => {
  for (const path of ['/', '/services', '/services/ai-strategy', '/feed.xml', '/index.md']) {
    const response = await get(path)
    expect(response.status, path).toBe(200)
    expect(Object.fromEntries(response.headers), path).toMatchObject(headersOf(path))
  }
})

it('follows redirects, and shows the page for what is missing', async () => {
  const response = await get('/services/?a=b')
  expect([response.status, response.headers.get('Location')]).toEqual([301, '/services?a=b'])
  const missing = await get('/nothing')
  expect([missing.status, await missing.text()]).toEqual([404, read('/404.html')])
})

it('serves no file that is for other hosts', async () => {
  for (const file of ['_worker.js', '_routes.json', '_nginx.conf', '.assetsignore'])
    expect((await get(`/${file}`)).status, file).toBe(404)
})

it('lists the articles by the function', async () => {
  const response = await get('/api/articles')
  expect(response.headers.get('Request-Id')).toBeTruthy()
  expect(await response.text()).toBe(read('/articles.json'))
  expect((await get('/api/nothing')).status).toBe(404)
})

it('stores a message once, as JSON and as a form', async () => {
  expect(await health()).toMatchObject({ table: 'writable', outbox: { waiting: 0 } })
  const key = { 'Idempotency-Key': crypto.randomUUID(), 'Content-Type': 'application/json' }
  const [first, second] = [
    await post(JSON.stringify(message), key),
    await post(JSON.stringify(message), key),
  ]
  expect([first.status, second.status]).toEqual([201, 201])
  expect(await second.json()).toEqual(await first.json())
  const form = await post(new URLSearchParams(message).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
  })
  expect(form.status).toBe(303)
  expect(form.headers.get('Location')).toMatch(/\/contact/)
})

it('does the work of the cron trigger at the end of a request, without a failure', async () => {
  await health()
  expect(server.output()).not.toContain('"job"')
})
