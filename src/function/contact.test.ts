import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { formFields, headers } from '../contact/protocol'
import { site } from '../site'
import { fakeStore, receipt, respond, workingStore } from '../tests/fakeStore'
import type { NewMessage } from './store'

const { origin } = site
const email = 'ada@company.example'
const good = { name: 'Ada', email, organization: 'Company', message: "'); DROP TABLE users; --" }

const jsonRequest = (body: unknown, headers: Record<string, string> = {}) =>
  new Request(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

/** Fails where the request uses the store. */
const respondWithoutStore = async (request: Request) => {
  const response = await respond(request)
  return { status: response.status, ...(await response.json()) }
}

let log = vi.spyOn(console, 'log')
beforeEach(() => {
  log = vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => log.mockRestore())

describe('a valid message', () => {
  test('returns 201 with id and time; its texts are stored unchanged', async () => {
    const stored: NewMessage[] = []
    const store = workingStore({
      async insert(message) {
        stored.push(message)
        return receipt
      },
    })
    for (const organization of ['Company', undefined, null, '', '  ']) {
      const response = await respond(jsonRequest({ ...good, organization }), store)
      expect([response.status, await response.json()]).toEqual([201, receipt])
    }
    const none = { ...good, organization: null }
    expect(stored.map(({ texts }) => texts)).toEqual([good, none, none, none, none])
    // No organization is the same message in whichever way it is none.
    expect(new Set(stored.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  })

  test('gets no response before it is stored, and its log line names it', async () => {
    let store = (_: typeof receipt) => {}
    let inserted = false
    const insert = () => {
      inserted = true
      return new Promise<typeof receipt>((resolve) => {
        store = resolve
      })
    }
    let responded = false
    const response = respond(jsonRequest(good), workingStore({ insert })).finally(() => {
      responded = true
    })
    await vi.waitUntil(() => inserted)
    await new Promise((resolve) => setImmediate(resolve))
    expect(responded).toBe(false)
    store(receipt)
    expect((await response).status).toBe(201)
    expect(JSON.parse(log.mock.calls[0]?.[0])).toMatchObject({ status: 201, message: receipt.id })
  })

  test('that its key belongs to another message is a 409, a sender over the limit a 429', async () => {
    const stored = { ...receipt, ...good, message: 'Other', form: 'contact' }
    const row = { ...stored, flagged: null, idempotencyKey: null }
    const insert = async () => undefined
    const conflict = workingStore({ insert, find: async () => [row] })
    expect((await respond(jsonRequest(good), conflict)).status).toBe(409)
    const limited = workingStore({ insert, find: async () => [] })
    const response = await respond(jsonRequest(good), limited)
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '3600'])
  })
})

describe('an invalid message: 422 with a reason for each field, without using the store', () => {
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
    const { status, errors } = await respondWithoutStore(jsonRequest(body))
    expect(status).toBe(422)
    expect(Object.keys(errors)).toEqual(fields)
    for (const text of Object.values(errors)) expect(text).toMatch(/^Please /)
  })

  test.each(['id', 'admin', 'createdAt', formFields.honeypot, 'constructor', 'toString'])(
    'the unknown field %s',
    async (name) => {
      const { status, errors } = await respondWithoutStore(jsonRequest({ ...good, [name]: 'x' }))
      expect([status, Object.keys(errors)]).toEqual([422, [name]])
    },
  )

  test('__proto__', async () => {
    const body = `${JSON.stringify(good).slice(0, -1)},"__proto__":{"admin":true}}`
    const response = await respond(jsonRequest(body))
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('"__proto__":')
  })

  test.each(['null', '7', '"text"', 'true'])('%s is not a message', async (body) => {
    const { status, errors } = await respondWithoutStore(jsonRequest(body))
    expect([status, Object.keys(errors)]).toEqual([422, ['form']])
  })
})

describe('metadata headers', () => {
  test.each([
    [headers.idempotencyKey, 'mine'],
    [headers.elapsedSeconds, 'soon'],
    [headers.elapsedSeconds, '-1'],
  ])('%s: %s returns 400 under its name', async (name, value) => {
    const { status, errors } = await respondWithoutStore(jsonRequest(good, { [name]: value }))
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
    const response = await respond(jsonRequest(good, crossSite), fakeStore(), env)
    expect(response.status).toBe(403)
    expect(limit).not.toHaveBeenCalled()
  })

  test.each([origin, 'null'])('this site is allowed, with the Origin %s', async (name) => {
    const sameOrigin = { Origin: name, 'Sec-Fetch-Site': 'same-origin' }
    expect((await respond(jsonRequest(good, sameOrigin), workingStore())).status).toBe(201)
  })
})

test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])('%s: 405', async (method) => {
  const request = new Request(`${origin}/api/contact`, { method })
  const response = await respond(request)
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST'])
})

describe('a failing database', () => {
  const reason = 'D1_ERROR: no such table: contact_submissions: SQLITE_ERROR'
  const failingStore = fakeStore({
    insert: () => Promise.reject(new Error(`${reason} near '${email}'`)),
  })

  test('503 with Retry-After; no SQL and no personal data in the response or the log', async () => {
    const response = await respond(jsonRequest(good), failingStore)
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
      failingStore,
    )
    expect(await text.text()).toMatch(new RegExp(`^[A-Z][^{}"]+ write to ${site.email}\\.$`))
    const json = await respond(jsonRequest(good, { Accept: '*/*' }), failingStore)
    expect((await json.json()).errors.form).toBeTruthy()
  })
})

describe('the rate limiter', () => {
  const withLimiter = (limit: () => Promise<{ success: boolean }>) => ({ RATE_LIMITER: { limit } })

  test('over the limit: 429 with Retry-After, before the body is read', async () => {
    const env = withLimiter(async () => ({ success: false }))
    const response = await respond(jsonRequest('{'), fakeStore(), env)
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60'])
  })

  test('a failing one lets messages pass, as the hourly limit still holds', async () => {
    const env = withLimiter(() => Promise.reject(new Error('down')))
    expect((await respond(jsonRequest(good), workingStore(), env)).status).toBe(201)
  })
})
