import { afterEach, expect, test, vi } from 'vitest'
import { ResponseError, read, write } from './api'

afterEach(() => vi.unstubAllGlobals())

/** Stubs `fetch` with these responses, in this order. */
function stubFetch(...responses: (Response | Error)[]) {
  const fetch = vi.fn(async (_path: string, _init?: RequestInit) => {
    const next = responses.shift()
    if (!next || next instanceof Error) throw next ?? new Error('One request too many')
    return next
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

let keys = 0
/** The cache lasts for the whole run; each test reads a path of its own. */
const newKey = () => ['/api', `key${keys++}`]

test.each([
  [500, 'Broken', '', '500: Broken'],
  [404, '', 'Not Found', '404: Not Found'],
  [422, '{"errors":{}}', 'Unprocessable', '422: {"errors":{}}'],
])('a response of %i with the body "%s" is an error', async (status, body, statusText, message) => {
  const response = new Response(body, { status, statusText })
  stubFetch(response, response.clone())
  const error = expect.objectContaining({ message })
  await expect(read(newKey())).rejects.toEqual(error)
  await expect(write('POST', '/api/contact', {})).rejects.toEqual(error)
})

test('read GETs the key’s parts joined by slashes, with credentials', async () => {
  const fetch = stubFetch(Response.json({ a: 1 }))
  expect(await read(['/api/articles', 'plan', '2'])).toEqual({ a: 1 })
  const [path, init] = fetch.mock.calls[0] ?? []
  expect(path).toBe('/api/articles/plan/2')
  expect(init?.credentials).toBe('include')
  expect(init?.method ?? 'GET').toBe('GET')
})

test('a 401 of a read yields null in that mode; another error still throws', async () => {
  stubFetch(new Response('', { status: 401 }), new Response('', { status: 403 }))
  expect(await read(newKey(), 'null')).toBeNull()
  await expect(read(newKey(), 'null')).rejects.toThrow('403')
})

test('a null for one caller is not cached for a caller that expects the error', async () => {
  const key = newKey()
  stubFetch(new Response('', { status: 401 }), new Response('Who?', { status: 401 }))
  await read(key, 'null')
  await expect(read(key)).rejects.toThrow('401: Who?')
})

test('read fetches once for two reads, at once or later', async () => {
  const key = newKey()
  const fetch = stubFetch(Response.json(1))
  expect(await Promise.all([read(key), read(key)])).toEqual([1, 1])
  expect(await read([key.join('/')])).toBe(1)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test.each([
  ['refused', () => new Response('', { status: 500 })],
  ['cut off', () => new TypeError('Failed to fetch')],
  ['not JSON', () => new Response('<html>')],
])('a read is not cached when %s, and not retried by itself', async (_, failure) => {
  const key = newKey()
  const fetch = stubFetch(failure(), Response.json(2))
  await expect(read(key)).rejects.toThrow()
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(await read(key)).toBe(2)
})

test('write sends JSON with credentials, each time, and returns the response', async () => {
  const fetch = stubFetch(Response.json({ id: 'a' }), Response.json({ id: 'b' }))
  const body = { name: 'Ada "A"' }
  expect(await write('POST', '/api/contact', body)).toEqual({ id: 'a' })
  expect(await write('POST', '/api/contact', body)).toEqual({ id: 'b' })
  const [path, init] = fetch.mock.calls[0] ?? []
  expect(path).toBe('/api/contact')
  expect(init).toMatchObject({ method: 'POST', credentials: 'include' })
  expect(new Headers(init?.headers).get('Content-Type')).toBe('application/json')
  expect(JSON.parse(String(init?.body))).toEqual(body)
})

const page = '<!doctype html><title>Sign in</title>'
const asPage = { 'Content-Type': 'text/html; charset=utf-8' }
const asJson = { 'Content-Type': 'application/json' }

test.each<[name: string, status: number, body: string | null, headers: Record<string, string>]>([
  ['a page with 200, as of a captive portal or an SPA', 200, page, asPage],
  ['a page of another type', 200, `\n${page}`, { 'Content-Type': 'application/octet-stream' }],
  ['an empty page', 201, '', asPage],
  ['no body', 204, null, {}],
  ['a text', 200, 'OK', { 'Content-Type': 'text/plain' }],
  ['a proxy without its server', 502, page, { 'Content-Type': 'text/plain' }],
  ['a long report', 500, 'at file.ts:1\n'.repeat(50), { 'Content-Type': 'text/plain' }],
  ['no word at all', 504, '', {}],
])('a message does not count as sent: %s', async (_, status, body, headers) => {
  stubFetch(new Response(body, { status, headers, statusText: '' }))
  const error = await write('POST', '/api/contact', {}).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ResponseError)
  expect(error).toMatchObject({ status, isShort: false })
})

test('a message does not count as sent: a redirect to a page of JSON, which got no message', async () => {
  const redirected = Object.defineProperty(Response.json({}), 'redirected', { value: true })
  stubFetch(redirected)
  await expect(write('POST', '/api/contact', {})).rejects.toBeInstanceOf(ResponseError)
})

const lost = new ReadableStream({ pull: (controller) => controller.error(new TypeError()) })
test.each([
  ['that breaks off', '{"id":'],
  ['that is lost', lost],
])('a message counts as sent: a 201 with a body %s', async (_, body) => {
  stubFetch(new Response(body, { status: 201, headers: asJson }))
  expect(await write('POST', '/api/contact', {})).toBeUndefined()
})
