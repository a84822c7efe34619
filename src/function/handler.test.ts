import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { context, createEnv, fakeStore, workingStore } from '../tests/fakeStore'
import { d1Database } from './d1Store'
import { handle } from './handler'
import type { Env } from './settings'
import { createMessageStore } from './store'

const origin = 'https://site.example'

/** An environment with static files that record their requests, and a database that must not be used. */
function recordAssets() {
  const requests: string[] = []
  const env = createEnv(fakeStore(), {
    ASSETS: {
      async fetch(request) {
        requests.push(`${request.method} ${request.url}`)
        const headers = { ETag: '"1"', 'Cache-Control': 'public, max-age=0' }
        return Response.json({ articles: [] }, { headers })
      },
    },
  })
  return { env, requests }
}

const respond = (path: string, env: Env, method = 'GET') =>
  handle(new Request(origin + path, { method }), env, context)

let log = vi.spyOn(console, 'log')
beforeEach(() => {
  log = vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => log.mockRestore())

describe('/api/articles', () => {
  test.each(['GET', 'HEAD'])('%s serves the file articles.json', async (method) => {
    const { env, requests } = recordAssets()
    const response = await respond('/api/articles', env, method)
    expect(requests).toEqual([`${method} ${origin}/articles.json`])
    expect(response.status).toBe(200)
    expect(response.headers.get('ETag')).toBe('"1"')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0')
    expect(await response.json()).toEqual({ articles: [] })
  })

  test.each(['POST', 'PUT', 'DELETE'])('%s: 405', async (method) => {
    const { env, requests } = recordAssets()
    const response = await respond('/api/articles', env, method)
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD')
    expect(requests).toEqual([])
  })
})

test('/api/contact is routed to the contact handler', async () => {
  const response = await respond('/api/contact', recordAssets().env)
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('POST')
})

test.each(['/api', '/api/contacts', '/api/contact/1', '/api/articles/plan', '/api/users'])(
  '%s: 404, without using database or files',
  async (path) => {
    const { env, requests } = recordAssets()
    const response = await respond(path, env)
    expect(response.status).toBe(404)
    expect((await response.json()).errors.form).toBeTruthy()
    expect(requests).toEqual([])
  },
)

test.each(['/api/contact', '/api/health', '/api/users'])(
  '%s: a response is not cached or sniffed, runs nothing, and has the request id of its log line',
  async (path) => {
    const { headers } = await respond(path, recordAssets().env, 'DELETE')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    const line = JSON.parse(log.mock.calls[0]?.[0])
    expect(line).toEqual({
      id: headers.get('Request-Id'),
      status: expect.any(Number),
      ms: expect.any(Number),
    })
  },
)

test('an unexpected error: 500 without stack or reason', async () => {
  const { env } = recordAssets()
  env.ASSETS.fetch = () => Promise.reject(new TypeError('secret at /src/file.ts:1'))
  const response = await respond('/api/articles', env)
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('secret')
  expect(JSON.stringify(log.mock.calls)).not.toContain('secret')
  expect(JSON.stringify(log.mock.calls)).toContain('TypeError')
})

test('no database is bound: 503, with a code that names what the operator has to bind', async () => {
  expect((await respond('/api/health', createEnv(createMessageStore(d1Database())))).status).toBe(
    503,
  )
  expect(log.mock.calls.join()).toContain('"cause":"MISSING_BINDING"')
})

describe('/api/health', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const healthy = { heartbeat: minutesAgo(4), oldest: minutesAgo(30), waiting: 2, undelivered: 1 }
  const health = (state: object, settings: Partial<Env> = {}) => {
    const store = workingStore({
      checkWritable: async () => {},
      readState: async () => ({ ...healthy, ...state }),
    })
    return respond('/api/health', createEnv(store, settings))
  }

  test('tells what waits, what was given up and when the cron trigger ran', async () => {
    const response = await health({})
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      table: 'writable',
      channels: [],
      outbox: { waiting: 2, oldestMinutes: 30, undelivered: 1 },
      cron: { minutesAgo: 4 },
    })
  })

  test('before the first run of the cron trigger it is only reported', async () => {
    const response = await health({ heartbeat: null })
    expect([response.status, (await response.json()).cron]).toEqual([200, { minutesAgo: null }])
  })

  test.each([
    ['cron', { heartbeat: minutesAgo(20) }],
    ['outbox', { oldest: minutesAgo(61) }],
  ])('503 where the %s is too old', async (name, state) => {
    const response = await health(state)
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30'])
    expect(Object.keys((await response.json()).errors)).toEqual([name])
  })

  test('where requests do the work of the cron trigger, its last run does not count', async () => {
    const settings = { CRON_BY_REQUESTS: 'yes' }
    expect((await health({ heartbeat: minutesAgo(999) }, settings)).status).toBe(200)
  })
})
