import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeStore, respond as respondWith } from '../tests/fakeStore'
import { d1Database } from './database'
import type { Env } from './settings'
import { createMessageStore } from './store'

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

let log = vi.spyOn(console, 'log')
beforeEach(() => {
  log = vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => log.mockRestore())

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

test.each(['/api', '/api/contacts', '/api/contact/1', '/api/users'])(
  '%s: a 404 that is not cached or sniffed, runs nothing, and has the request id of its log line',
  async (path) => {
    const { status, headers } = await respond(path)
    expect(status).toBe(404)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    const line = { id: headers.get('Request-Id'), status, ms: expect.any(Number) }
    expect(JSON.parse(log.mock.calls[0]?.[0])).toEqual(line)
  },
)

test('an unexpected error: 500 without stack or reason', async () => {
  const fetch = () => Promise.reject(new TypeError('secret at /src/file.ts:1'))
  const response = await respond('/api/articles', 'GET', { ASSETS: { fetch } })
  const output = (await response.text()) + JSON.stringify(log.mock.calls)
  expect(response.status).toBe(500)
  expect(output).not.toContain('secret')
  expect(output).toContain('TypeError')
})

test('no database is bound: 503, with a code that names what the operator has to bind', async () => {
  const store = createMessageStore(d1Database())
  expect((await respond('/api/health', 'GET', { store })).status).toBe(503)
  expect(log.mock.calls.join()).toContain('"cause":"MISSING_BINDING"')
})

describe('/api/health', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const healthy = { heartbeat: minutesAgo(4), oldest: minutesAgo(30), waiting: 2, undelivered: 1 }
  const health = async (state: object, settings: Partial<Env> = {}) => {
    const store = fakeStore({ readHealth: async () => ({ ...healthy, ...state }) })
    const response = await respond('/api/health', 'GET', { store, ...settings })
    return { status: response.status, ...(await response.json()) }
  }

  test('tells what waits, what was given up and when the cron trigger ran', async () => {
    expect(await health({})).toEqual({
      status: 200,
      table: 'writable',
      late: [],
      channels: [],
      outbox: { waiting: 2, oldestMinutes: 30, undelivered: 1 },
      cron: { minutesAgo: 4 },
    })
  })

  test.each([
    // Before the first run of the cron trigger it is only reported.
    [200, [], { heartbeat: null }, {}],
    [503, ['cron'], { heartbeat: minutesAgo(20) }, {}],
    [503, ['outbox'], { oldest: minutesAgo(61) }, {}],
    [503, ['cron', 'outbox'], { heartbeat: minutesAgo(20), oldest: minutesAgo(61) }, {}],
    // The last run of the cron trigger does not count if requests do its work.
    [200, [], { heartbeat: minutesAgo(999) }, { CRON_BY_REQUESTS: 'yes' }],
  ])('is %i, late %j, with %j', async (status, late, state, settings) => {
    expect(await health(state, settings)).toMatchObject({ status, late })
  })
})
