import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { formFields, headers } from '../contact/protocol'
import { around, context, stored, stubTable } from '../tests/fakeDatabase'
import type { Database, Env } from './env'
import handler from './index'

const origin = 'https://www.heddlereed.example'
const email = 'ada@company.example'
const good = { name: 'Ada', email, organization: 'Company', message: "'); DROP TABLE users; --" }

const json = (body: unknown, more: Record<string, string> = {}) =>
  new Request(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...more },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const ask = (request: Request, database: Database, env: Partial<Env> = {}) =>
  handler.fetch(request, around(database, env), context)

/** Asks with a table that must not be touched. */
const refused = async (request: Request) => {
  const response = await ask(request, stubTable().database)
  return { status: response.status, ...(await response.json()) }
}

const full = () => stubTable(async () => stored)

let log = vi.spyOn(console, 'log')
beforeEach(() => {
  log = vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => log.mockRestore())

describe('a good message', () => {
  test('is answered with 201, its id and its time; its values are bound as they are', async () => {
    const { database, bound } = full()
    const response = await ask(json(good), database)
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ id: stored.id, createdAt: stored.createdAt })
    expect(bound.flat()).toEqual(expect.arrayContaining(Object.values(good)))
  })

  test('is not answered before the table has it', async () => {
    let settle: (row: object) => void = () => {}
    const row = new Promise<object>((resolve) => {
      settle = resolve
    })
    const { database, bound } = stubTable(() => row)
    let answered = false
    const answer = ask(json(good), database).finally(() => {
      answered = true
    })
    await vi.waitUntil(() => bound.length > 0)
    await new Promise((resolve) => setImmediate(resolve))
    expect(answered).toBe(false)
    settle(stored)
    expect((await answer).status).toBe(201)
  })

  test.each([undefined, '', '  '])('with the organization %j has none', async (organization) => {
    const { database, bound } = full()
    expect((await ask(json({ ...good, organization }), database)).status).toBe(201)
    expect(bound.flat()).not.toContain(organization ?? 'Company')
    expect(bound.find((values) => values.includes(good.message))).toContain(null)
  })
})

describe('a refused message: 422 with a reason for each field, the table untouched', () => {
  test.each<[string, object, string[]]>([
    ['blank fields', { name: ' ', email: '', message: '\n' }, ['name', 'email', 'message']],
    ['fields left out', { organization: 'Company' }, ['name', 'email', 'message']],
    ['a bad address', { ...good, email: 'ada' }, ['email']],
    ['a long message', { ...good, message: 'a'.repeat(5001) }, ['message']],
    ['a list', [], ['name', 'email', 'message']],
    ['other types', { ...good, name: 1, organization: {} }, ['name', 'organization']],
    ['lists of texts', { ...good, name: ['Ada'], message: ['a', 'b'] }, ['name', 'message']],
    ['NUL', { ...good, message: 'a\0b' }, ['message']],
    ['half a surrogate pair', { ...good, message: 'a\ud83d' }, ['message']],
    ['a control character in a line', { ...good, name: 'Ada\u001b[2J' }, ['name']],
    ['a line break in a line', { ...good, organization: 'A\r\nB' }, ['organization']],
  ])('%s', async (_, body, fields) => {
    const { status, errors } = await refused(json(body))
    expect(status).toBe(422)
    expect(Object.keys(errors)).toEqual(fields)
    for (const text of Object.values(errors)) expect(text).toMatch(/^Please /)
  })

  test.each(['id', 'admin', 'createdAt', formFields.honeypot, 'constructor', 'toString'])(
    'the unknown field %s',
    async (name) => {
      const { status, errors } = await refused(json({ ...good, [name]: 'x' }))
      expect([status, Object.keys(errors)]).toEqual([422, [name]])
    },
  )

  test('__proto__', async () => {
    const body = `${JSON.stringify(good).slice(0, -1)},"__proto__":{"admin":true}}`
    const answer = await ask(json(body), stubTable().database)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('"__proto__":')
  })

  test.each(['null', '7', '"text"', 'true'])('%s is no message', async (body) => {
    const { status, errors } = await refused(json(body))
    expect([status, Object.keys(errors)]).toEqual([422, ['form']])
  })
})

describe('headers', () => {
  test.each([
    [headers.idempotencyKey, 'mine'],
    [headers.elapsed, 'soon'],
    [headers.elapsed, '-1'],
  ])('%s: %s is refused with 400 under its name', async (name, value) => {
    const { status, errors } = await refused(json(good, { [name]: value }))
    expect([status, Object.keys(errors)]).toEqual([400, [name]])
  })
})

describe('another site', () => {
  test.each([
    ['a foreign Origin', { Origin: 'https://evil.example' }],
    ['an Origin that is hidden', { Origin: 'null' }],
    ['Sec-Fetch-Site: cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['both', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ])('%s: 403, neither brake nor table touched', async (_, more) => {
    const limit = vi.fn()
    const env = { RATE_LIMITER: { limit } }
    const response = await ask(json(good, more), stubTable().database, env)
    expect(response.status).toBe(403)
    expect(limit).not.toHaveBeenCalled()
  })

  test('this site passes', async () => {
    const own = { Origin: origin, 'Sec-Fetch-Site': 'same-origin' }
    expect((await ask(json(good, own), full().database)).status).toBe(201)
  })
})

test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])('%s: 405', async (method) => {
  const request = new Request(`${origin}/api/contact`, { method })
  const response = await ask(request, stubTable().database)
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST'])
})

describe('a table that fails', () => {
  const reason = 'D1_ERROR: no such table: contact_submissions: SQLITE_ERROR'
  const failing = stubTable(() => Promise.reject(new Error(`${reason} near '${email}'`))).database

  test('503 with Retry-After; no SQL and nothing personal in the answer or the log', async () => {
    const response = await ask(json(good), failing)
    const said = (await response.text()) + JSON.stringify(log.mock.calls)
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toMatch(/^\d+$/)
    for (const secret of ['contact_submissions', 'D1_', ...Object.values(good)])
      expect(said).not.toContain(secret)
    expect(said).toContain('SQLITE_ERROR')
  })

  test('is said in words to who names text/plain, as JSON to others', async () => {
    const words = await ask(json(good, { Accept: 'application/json, text/plain' }), failing)
    expect(await words.text()).toBe(
      'Your message could not be stored. Please try again in a moment.',
    )
    const data = await ask(json(good, { Accept: '*/*' }), failing)
    expect((await data.json()).errors.form).toBeTruthy()
  })
})

describe('the brake', () => {
  const brake = (limit: () => Promise<{ success: boolean }>) => ({ RATE_LIMITER: { limit } })

  test('that holds: 429 with Retry-After, before the body is read', async () => {
    const env = brake(async () => ({ success: false }))
    const response = await ask(json('{'), stubTable().database, env)
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60'])
  })

  test('that fails lets a message pass: the table still counts', async () => {
    const env = brake(() => Promise.reject(new Error('down')))
    expect((await ask(json(good), full().database, env)).status).toBe(201)
  })
})
