import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { around, context, stubTable } from '../tests/fakeDatabase'
import type { Env } from './env'
import handler from './index'

const origin = 'https://www.heddlereed.example'

/** Files that answer with the address they were asked for; a table that must not be touched. */
function env() {
  const asked: string[] = []
  const value: Env = around(stubTable().database, {
    ASSETS: {
      async fetch(request) {
        asked.push(`${request.method} ${request.url}`)
        const headers = { ETag: '"1"', 'Cache-Control': 'public, max-age=0' }
        return Response.json({ articles: [] }, { headers })
      },
    },
  })
  return { value, asked }
}

const ask = (path: string, value: Env, method = 'GET') =>
  handler.fetch(new Request(origin + path, { method }), value, context)

let log = vi.spyOn(console, 'log')
beforeEach(() => {
  log = vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => log.mockRestore())

describe('/api/articles', () => {
  test.each(['GET', 'HEAD'])('%s hands on the file articles.json', async (method) => {
    const { value, asked } = env()
    const response = await ask('/api/articles', value, method)
    expect(asked).toEqual([`${method} ${origin}/articles.json`])
    expect(response.status).toBe(200)
    expect(response.headers.get('ETag')).toBe('"1"')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0')
    expect(await response.json()).toEqual({ articles: [] })
  })

  test.each(['POST', 'PUT', 'DELETE'])('%s: 405', async (method) => {
    const { value, asked } = env()
    const response = await ask('/api/articles', value, method)
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD')
    expect(asked).toEqual([])
  })
})

test('/api/contact is answered by the contact handler', async () => {
  const response = await ask('/api/contact', env().value)
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('POST')
})

test.each(['POST', 'PUT', 'DELETE'])('/api/health: %s: 405', async (method) => {
  const response = await ask('/api/health', env().value, method)
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
})

test.each(['/api', '/api/contacts', '/api/contact/1', '/api/articles/plan', '/api/users'])(
  '%s: 404, without the table or the files',
  async (path) => {
    const { value, asked } = env()
    const response = await ask(path, value)
    expect(response.status).toBe(404)
    expect((await response.json()).errors.form).toBeTruthy()
    expect(asked).toEqual([])
  },
)

test.each(['/api/contact', '/api/health', '/api/users'])(
  '%s: an answer is not stored, not sniffed, runs nothing, and bears the id of its log line',
  async (path) => {
    const { headers } = await ask(path, env().value, 'DELETE')
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

test('a fault of our own: 500 without stack or reason', async () => {
  const value = env().value
  value.ASSETS.fetch = () => Promise.reject(new TypeError('secret at /src/file.ts:1'))
  const response = await ask('/api/articles', value)
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('secret')
  expect(JSON.stringify(log.mock.calls)).not.toContain('secret')
  expect(JSON.stringify(log.mock.calls)).toContain('TypeError')
})
