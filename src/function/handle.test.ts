import { expect, test } from 'vitest'
import { fakeStore, respond as respondWith, watchLog } from '../tests/fakeStore'
import { requestProblems } from '../words'
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
  expect(JSON.parse(log[0] ?? '')).toEqual({ time, ...request, ms: expect.any(Number) })
})

test('an unexpected error: 500 without stack or reason', async () => {
  const fetch = () => Promise.reject(new TypeError('secret at /src/file.ts:1'))
  const response = await respond('/api/articles', 'GET', { ASSETS: { fetch } })
  const output = (await response.text()) + log.join()
  expect(response.status).toBe(500)
  expect(output).not.toContain('secret')
  expect(output).toContain('TypeError')
})

test('no database is bound: 503, with a code that names what the operator has to bind', async () => {
  const store = createMessageStore(d1Database())
  expect((await respond('/api/health', 'GET', { store })).status).toBe(503)
  expect(log.join()).toContain('"cause":"MISSING_BINDING"')
})

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const token = 'a-token-of-the-monitor'
const healthy = {
  heartbeat: minutesAgo(4),
  regularSince: null,
  clockAhead: 0,
  first: minutesAgo(9999),
  oldest: minutesAgo(300),
  oldestHeld: null,
  stuck: [minutesAgo(30)],
  waiting: 2,
  held: 3,
  undelivered: 0,
}
const health = async (state: object, settings: Partial<Env> = {}, Authorization = '') => {
  const store = fakeStore({ readHealth: async () => ({ ...healthy, ...state }) })
  const request = new Request(`${origin}/api/health`, { headers: { Authorization } })
  const response = await respondWith(request, store, settings)
  return { status: response.status, ...(await response.json()) }
}
const plain = { status: 200, table: 'writable', late: [], notified: false }

test('/api/health gives numbers to the operator only', async () => {
  const settings = { HEALTH_TOKEN: token, CONTACT_WEBHOOK_URL: 'https://receiver.example' }
  expect(await health({}, settings, `Bearer ${token}`)).toEqual({
    ...plain,
    notified: true,
    channels: ['webhook'],
    outbox: { waiting: 2, oldestMinutes: 300, undelivered: 0, held: 3 },
    cron: { minutesAgo: 4 },
  })
  expect(await health({}, settings, `Bearer ${token}s`)).toEqual({ ...plain, notified: true })
  expect(await health({}, {}, 'Bearer undefined')).toEqual(plain)
})

test.each([
  [[], { heartbeat: null, first: null }, {}],
  [[], { heartbeat: null, first: minutesAgo(50) }, {}],
  [['cron'], { heartbeat: null, first: minutesAgo(61) }, {}],
  [['cron'], { heartbeat: minutesAgo(20) }, {}],
  [['outbox'], { stuck: [minutesAgo(5), minutesAgo(61)] }, {}],
  [['undelivered'], { undelivered: 1 }, {}],
  [[], { oldestHeld: minutesAgo(24 * 60) }, {}],
  [['held'], { oldestHeld: minutesAgo(26 * 60) }, {}],
  [['clock'], { heartbeat: minutesAgo(-120) }, {}],
  [['clock'], { clockAhead: -2 * 3_600_000 }, {}],
  [['cron', 'outbox'], { heartbeat: minutesAgo(20), stuck: [minutesAgo(61)] }, {}],
  // The last run of the cron trigger does not count if requests do its work.
  [[], { heartbeat: minutesAgo(999) }, { CRON_BY_REQUESTS: 'yes' }],
])('/api/health is late %j, with %j', async (late, state, settings) => {
  expect(await health(state, settings)).toMatchObject({ status: late.length ? 503 : 200, late })
})

test.each([
  ['42P01', 'tables'],
  ['ECONNREFUSED', 'connection'],
  ['53100', 'full'],
  ['42501', 'permission'],
  ['25006', 'read-only'],
])('/api/health names the kind of a failure: %s is %s', async (code, kind) => {
  const readHealth = () => Promise.reject(Object.assign(new Error('Away'), { code }))
  const response = await respond('/api/health', 'GET', { store: fakeStore({ readHealth }) })
  expect(response.status).toBe(503)
  expect((await response.json()).errors).toEqual({ table: requestProblems.notWritable, kind })
})
