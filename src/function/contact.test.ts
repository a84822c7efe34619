import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { formFields, headers } from '../contact/protocol'
import { site } from '../site'
import { context, createEnv, fakeDatabase, storedRow } from '../tests/fakeDatabase'
import type { Database } from './d1/database'
import handler, { type WorkerEnv } from './index'

const { origin } = site
const email = 'ada@company.example'
const good = { name: 'Ada', email, organization: 'Company', message: "'); DROP TABLE users; --" }

const jsonRequest = (body: unknown, headers: Record<string, string> = {}) =>
  new Request(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const respond = (request: Request, database: Database, env: Partial<WorkerEnv> = {}) =>
  handler.fetch(request, createEnv(database, env), context)

/** Fails where the request uses the database. */
const respondWithoutDatabase = async (request: Request) => {
  const response = await respond(request, fakeDatabase().database)
  return { status: response.status, ...(await response.json()) }
}

const workingDatabase = () => fakeDatabase(async () => storedRow)

let log = vi.spyOn(console, 'log')
beforeEach(() => {
  log = vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => log.mockRestore())

describe('a valid message', () => {
  test('returns 201 with id and time; its values are bound unchanged', async () => {
    const { database, boundValues } = workingDatabase()
    const response = await respond(jsonRequest(good), database)
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ id: storedRow.id, createdAt: storedRow.createdAt })
    expect(boundValues.flat()).toEqual(expect.arrayContaining(Object.values(good)))
  })

  test('gets no response before it is stored', async () => {
    let resolveRow: (row: object) => void = () => {}
    const row = new Promise<object>((resolve) => {
      resolveRow = resolve
    })
    const { database, boundValues } = fakeDatabase(() => row)
    let responded = false
    const response = respond(jsonRequest(good), database).finally(() => {
      responded = true
    })
    await vi.waitUntil(() => boundValues.length > 0)
    await new Promise((resolve) => setImmediate(resolve))
    expect(responded).toBe(false)
    resolveRow(storedRow)
    expect((await response).status).toBe(201)
  })

  test.each([undefined, null, '', '  '])(
    'with the organization %j is stored without one',
    async (organization) => {
      const { database, boundValues } = workingDatabase()
      expect((await respond(jsonRequest({ ...good, organization }), database)).status).toBe(201)
      expect(boundValues.flat()).not.toContain(organization ?? 'Company')
      expect(boundValues.find((values) => values.includes(good.message))).toContain(null)
    },
  )
})

describe('an invalid message: 422 with a reason for each field, without using the database', () => {
  test.each<[string, object, string[]]>([
    ['blank fields', { name: ' ', email: '', message: '\n' }, ['name', 'email', 'message']],
    ['missing fields', { organization: 'Company' }, ['name', 'email', 'message']],
    ['an invalid address', { ...good, email: 'ada' }, ['email']],
    ['a long message', { ...good, message: 'a'.repeat(5001) }, ['message']],
    ['an array', [], ['name', 'email', 'message']],
    ['wrong types', { ...good, name: 1, organization: {} }, ['name', 'organization']],
    ['arrays of strings', { ...good, name: ['Ada'], message: ['a', 'b'] }, ['name', 'message']],
    ['NUL', { ...good, message: 'a\0b' }, ['message']],
    ['half a surrogate pair', { ...good, message: 'a\ud83d' }, ['message']],
    ['a control character in a line', { ...good, name: 'Ada\u001b[2J' }, ['name']],
    ['a line break in a line', { ...good, organization: 'A\r\nB' }, ['organization']],
  ])('%s', async (_, body, fields) => {
    const { status, errors } = await respondWithoutDatabase(jsonRequest(body))
    expect(status).toBe(422)
    expect(Object.keys(errors)).toEqual(fields)
    for (const text of Object.values(errors)) expect(text).toMatch(/^Please /)
  })

  test.each(['id', 'admin', 'createdAt', formFields.honeypot, 'constructor', 'toString'])(
    'the unknown field %s',
    async (name) => {
      const { status, errors } = await respondWithoutDatabase(jsonRequest({ ...good, [name]: 'x' }))
      expect([status, Object.keys(errors)]).toEqual([422, [name]])
    },
  )

  test('__proto__', async () => {
    const body = `${JSON.stringify(good).slice(0, -1)},"__proto__":{"admin":true}}`
    const response = await respond(jsonRequest(body), fakeDatabase().database)
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('"__proto__":')
  })

  test.each(['null', '7', '"text"', 'true'])('%s is not a message', async (body) => {
    const { status, errors } = await respondWithoutDatabase(jsonRequest(body))
    expect([status, Object.keys(errors)]).toEqual([422, ['form']])
  })
})

describe('metadata headers', () => {
  test.each([
    [headers.idempotencyKey, 'mine'],
    [headers.elapsedSeconds, 'soon'],
    [headers.elapsedSeconds, '-1'],
  ])('%s: %s returns 400 under its name', async (name, value) => {
    const { status, errors } = await respondWithoutDatabase(jsonRequest(good, { [name]: value }))
    expect([status, Object.keys(errors)]).toEqual([400, [name]])
  })
})

describe('requests from another site', () => {
  test.each([
    ['a foreign Origin', { Origin: 'https://evil.example' }],
    ['a hidden Origin', { Origin: 'null' }],
    ['Sec-Fetch-Site: cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['both', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ])('%s: 403, using neither rate limiter nor database', async (_, crossSite) => {
    const limit = vi.fn()
    const env = { RATE_LIMITER: { limit } }
    const response = await respond(jsonRequest(good, crossSite), fakeDatabase().database, env)
    expect(response.status).toBe(403)
    expect(limit).not.toHaveBeenCalled()
  })

  test.each([origin, 'null'])('this site is allowed, with the Origin %s', async (name) => {
    const sameOrigin = { Origin: name, 'Sec-Fetch-Site': 'same-origin' }
    expect((await respond(jsonRequest(good, sameOrigin), workingDatabase().database)).status).toBe(
      201,
    )
  })
})

test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])('%s: 405', async (method) => {
  const request = new Request(`${origin}/api/contact`, { method })
  const response = await respond(request, fakeDatabase().database)
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST'])
})

describe('a failing database', () => {
  const reason = 'D1_ERROR: no such table: contact_submissions: SQLITE_ERROR'
  const failingDatabase = fakeDatabase(() =>
    Promise.reject(new Error(`${reason} near '${email}'`)),
  ).database

  test('503 with Retry-After; no SQL and no personal data in the response or the log', async () => {
    const response = await respond(jsonRequest(good), failingDatabase)
    const output = (await response.text()) + JSON.stringify(log.mock.calls)
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toMatch(/^\d+$/)
    for (const secret of ['contact_submissions', 'D1_', ...Object.values(good)])
      expect(output).not.toContain(secret)
    expect(output).toContain('SQLITE_ERROR')
  })

  test('returns text to clients that accept text/plain, JSON to others', async () => {
    const text = await respond(
      jsonRequest(good, { Accept: 'application/json, text/plain' }),
      failingDatabase,
    )
    expect(await text.text()).toMatch(new RegExp(`^[A-Z][^{}"]+ write to ${site.email}\\.$`))
    const json = await respond(jsonRequest(good, { Accept: '*/*' }), failingDatabase)
    expect((await json.json()).errors.form).toBeTruthy()
  })
})

describe('the rate limiter', () => {
  const withLimiter = (limit: () => Promise<{ success: boolean }>) => ({ RATE_LIMITER: { limit } })

  test('over the limit: 429 with Retry-After, before the body is read', async () => {
    const env = withLimiter(async () => ({ success: false }))
    const response = await respond(jsonRequest('{'), fakeDatabase().database, env)
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60'])
  })

  test('a failing one lets messages pass, as the hourly limit still holds', async () => {
    const env = withLimiter(() => Promise.reject(new Error('down')))
    expect((await respond(jsonRequest(good), workingDatabase().database, env)).status).toBe(201)
  })
})
