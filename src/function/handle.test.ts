import { expect, test } from 'vitest'
import { fakeStore, respond as respondWith, watchLog } from '../tests/fakeStore'
import type { Env } from './settings'

const origin = 'https://site.example'

/** With static files that repeat their requests, and a database that must not be used. */
const respond = (path: string, method = 'GET', settings: Partial<Env> = {}) =>
  respondWith(new Request(origin + path, { method }), fakeStore(), {
    ASSETS: {
      async fetch({ method, url }) {
        const headers = { ETag: '"1"', 'Cache-Control': 'public, max-age=0' }
        return Response.json({ method, url }, { headers })
      },
    },
    ...settings,
  })

const log = watchLog()

test.each(['GET', 'HEAD'])('%s of the articles serves the file articles.json', async (method) => {
  const response = await respond('/api/articles', method)
  expect(await response.json()).toEqual({ method, url: `${origin}/articles.json` })
  expect([response.status, response.headers.get('ETag')]).toEqual([200, '"1"'])
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=0')
})

test.each([
  ['/api/articles', ['POST', 'PUT', 'DELETE'], 'GET, HEAD'],
  ['/api/health', ['POST'], 'GET, HEAD'],
  ['/api/contact', ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'], 'POST'],
])('%s, %j: 405', async (path, methods, allowed) => {
  for (const method of methods) {
    const response = await respond(path, method)
    expect([response.status, response.headers.get('Allow')]).toEqual([405, allowed])
  }
})

const unknown = ['/api', '/api/contacts', '/api/contact/1', '/api/users']

test.each(unknown)('%s: a 404 that runs nothing, and has the id of its log line', async (path) => {
  const { status, headers } = await respond(path)
  expect(status).toBe(404)
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  const time = expect.stringMatching(/Z$/)
  const request = { id: headers.get('Request-Id'), method: 'GET', route: 'other', status }
  expect(JSON.parse(log.at(-1) ?? '')).toEqual({ time, ...request, ms: expect.any(Number) })
})

test('an unexpected error: 500 without stack or reason', async () => {
  const fetch = () => Promise.reject(new TypeError('secret at /src/file.ts:1'))
  const response = await respond('/api/articles', 'GET', { ASSETS: { fetch } })
  const output = (await response.text()) + log.join()
  expect(response.status).toBe(500)
  expect(output).not.toContain('secret')
  expect(output).toContain('TypeError')
})
