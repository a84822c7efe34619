import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { rejections, tokenField, verifyPath } from '../contact/challenge'
import { headers, honeypotField } from '../contact/schema'
import { fill } from '../locale'
import { site } from '../site'
import {
  fakeStore,
  goodMessage,
  optionalFields,
  post,
  receipt,
  recordingStore,
  requiredFields,
  respond,
  watchLog,
  workingStore,
} from '../tests/fakeStore'
import { requestProblems } from '../words'
import type { Env } from './settings'

const good = goodMessage
const webhook = {
  CONTACT_WEBHOOK_URL: 'https://receiver.example',
  CONTACT_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
}

const jsonRequest = (body: unknown, headers: Record<string, string> = {}) =>
  post(typeof body === 'string' ? body : JSON.stringify(body), {
    'Content-Type': 'application/json',
    ...headers,
  })

async function problemsOf(request: Request) {
  const response = await respond(request)
  const text = await response.text()
  return [response.status, Object.keys(JSON.parse(text).errors)]
}

const log = watchLog()
afterEach(() => {
  // Whatever becomes of a message, nothing personal is logged.
  expect(log.join()).not.toMatch(/Ada|company|DROP TABLE|192\.0\.2\.1/)
  vi.unstubAllGlobals()
})

test('a valid message returns 201 with id and time; its texts are stored unchanged, and its log line names it', async () => {
  const { store, stored } = recordingStore()
  const sender = { 'CF-Connecting-IP': '192.0.2.1' }
  const response = await respond(jsonRequest(good, sender), store)
  expect([response.status, await response.json()]).toEqual([201, receipt])
  expect(stored).toMatchObject([{ texts: good }])
  expect(JSON.parse(log.at(-1) ?? '')).toMatchObject({ status: 201, message: receipt.id })
})

test.each(optionalFields)('without %s a message is the same in whichever way', async (name) => {
  const { store, stored } = recordingStore()
  for (const text of ['Text', undefined, null, '', '  '])
    expect((await respond(jsonRequest({ ...good, [name]: text }), store)).status).toBe(201)
  expect(stored.map(({ texts }) => texts[name])).toEqual(['Text', null, null, null, null])
  expect(new Set(stored.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
})

test('a message whose key another one has: 409', async () => {
  const store = workingStore({ add: async () => 'conflict' })
  expect((await respond(jsonRequest(good), store)).status).toBe(409)
})

test('without a key, a message has the same one on the same day only', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-01-31T09:30:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { store, stored } = recordingStore()
  for (const name of ['Ada', 'Ada', 'Bo']) await respond(jsonRequest({ ...good, name }), store)
  vi.setSystemTime(Date.parse('2026-02-01T00:00:00Z'))
  await respond(jsonRequest(good), store)
  const [first, ...others] = stored.map(({ idempotencyKey }) => idempotencyKey)
  expect(others.map((key) => key === first)).toEqual([true, false, false])
})

test.each<[string, unknown, string[]]>([
  ['blank fields', { name: ' ', email: '', message: '\n' }, requiredFields],
  ['an array', [], requiredFields],
  ['null', 'null', requiredFields],
  ['wrong types', { ...good, name: 1, message: ['a', 'b'] }, ['name', 'message']],
  ['an unknown field', { ...good, constructor: 'x' }, ['constructor']],
  ['__proto__', `${JSON.stringify(good).slice(0, -1)},"__proto__":{"a":1}}`, ['__proto__']],
])('an invalid message, without using the store: 422 with reasons: %s', async (_, body, fields) => {
  expect(await problemsOf(jsonRequest(body))).toEqual([422, fields])
})

const form = 'application/x-www-form-urlencoded'
const json = 'application/json'
test.each<[string, number, BodyInit, string]>([
  ['that is no JSON', 400, '{', json],
  ['in invalid UTF-8', 400, new Uint8Array([0x22, 0xff, 0x22]), json],
  ['of open brackets', 400, '['.repeat(32_000), json],
  ['of another type', 415, '{}', 'text/plain'],
  ['with escaped bytes that are not UTF-8', 400, 'name=%ff', form],
  ['with a field twice', 400, 'name=Ada&name=Bo', form],
  ['without its boundary', 400, 'x', 'multipart/form-data'],
])('a body %s: %i', async (_, status, body, type) => {
  const response = await respond(post(body, { 'Content-Type': type }))
  expect(response.status).toBe(status)
  const isForm = type === form || type.startsWith('multipart')
  expect(response.headers.get('Content-Type')).toContain(isForm ? 'text/html' : 'json')
})

test.each([
  ['that never ends', {}],
  ['that is announced as too long', { 'Content-Length': '99999' }],
])('a body %s: 413 as soon as it is over the limit', async (_, announced) => {
  let bytes = 0
  const body = new ReadableStream({
    pull(controller) {
      bytes += 1024
      controller.enqueue(new Uint8Array(1024))
    },
  })
  const headers = { 'Content-Type': json, ...announced }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  expect((await respond(new Request(`${site.origin}/api/contact`, init))).status).toBe(413)
  expect(bytes).toBeLessThan(9_000_000)
})

test.each([
  ['an object for the honeypot', { [honeypotField]: { toString: 1 } }, 'honeypot'],
  ['a list for the honeypot', { [honeypotField]: [[[]]] }, 'honeypot'],
  ['an object for the token', { [tokenField]: { toString: null } }, null],
])('a body with %s is answered like any other', async (_, extra, flagged) => {
  const { store, stored } = recordingStore()
  expect((await respond(jsonRequest({ ...good, ...extra }), store)).status).toBe(201)
  expect(stored).toMatchObject([{ flagged }])
})

test('a body in JSON may begin with a byte order mark', async () => {
  const { store, stored } = recordingStore()
  await respond(jsonRequest(`\ufeff${JSON.stringify(good)}`), store)
  expect(stored).toMatchObject([{ texts: good }])
})

test('a body of the longest message in Chinese is stored, as JSON and as a plain form', async () => {
  const { store, stored } = recordingStore()
  const longest = { ...good, message: '策'.repeat(5000) }
  const data = new FormData()
  for (const entry of Object.entries(longest)) data.set(...entry)
  for (const request of [jsonRequest(longest), post(data)]) await respond(request, store)
  expect(stored.map(({ texts }) => texts.message)).toEqual([longest.message, longest.message])
})

test('a key that is no UUID: 400 under the name of its header', async () => {
  const request = jsonRequest(good, { [headers.idempotencyKey]: 'mine' })
  expect(await problemsOf(request)).toEqual([400, [headers.idempotencyKey]])
})

const answer = (code: string) => JSON.stringify({ success: false, 'error-codes': [code] })
const token = { [headers.challengeToken]: 'the-token' }
const filled = { ...token, [headers.honeypot]: 'x' }
const passed = '{"success":true}'
type Verdict = [flagged: string | null, what: string, headers: Record<string, string>, body: string]
test.each<Verdict>([
  [null, 'notified, verified', token, passed],
  ['honeypot', 'notified, verified', filled, passed],
  ['challenge failed: no token', '', { [headers.honeypot]: 'x' }, passed],
  ...rejections.map((code): Verdict => [`challenge failed: ${code}`, '', filled, answer(code)]),
  ['challenge not checked: another-code', 'notified', token, answer('another-code')],
  ['challenge not checked: ValiError', 'notified', token, answer('<script>')],
  ['challenge not checked: SyntaxError', 'notified', token, '<html>'],
])('%s: stored with this mark, and %s', async (flagged, what, headers, verdict) => {
  const verify = vi.fn(async (_url: string, _init: RequestInit) => new Response(verdict))
  vi.stubGlobal('fetch', verify)
  const { store, stored } = recordingStore()
  const settings = { ...webhook, CHALLENGE_SECRET: 'the-secret' }
  expect((await respond(jsonRequest(good, headers), store, settings)).status).toBe(201)
  const channels = what.includes('notified') ? ['webhook'] : []
  expect(stored).toMatchObject([{ flagged, channels, isVerified: what.includes('verified') }])
  verify.mock.calls.forEach(([address, { body }]) => {
    expect(address).toBe(site.challenge.origin + verifyPath)
    expect(String(body)).toMatch(/(?=.*the-secret)(?=.*the-token)/)
  })
})

test('wrong settings mute nobody: messages are stored and notified, and the log names them once', async () => {
  const { store, stored } = recordingStore()
  const wrong: Partial<Env>[] = [
    // The site has a key, which needs a secret.
    {},
    { CONTACT_WEBHOOK_SECRET: '' },
    { CONTACT_WEBHOOK_SECRET: `whsec_${'A'.repeat(33)}` },
    { CONTACT_ORIGIN: 'https://www.firm.example:443' },
    { CONTACT_ORIGIN: 'https://www.firm.example/' },
    { CONTACT_ORIGIN: 'www.firm.example' },
  ]
  const browser = { Origin: 'https://www.firm.example' }
  for (const settings of wrong) {
    const headers = settings.CONTACT_ORIGIN ? browser : {}
    for (const _ of [1, 2])
      await respond(jsonRequest(good, headers), store, { ...webhook, ...settings })
  }
  expect(stored).toHaveLength(2 * wrong.length)
  for (const message of stored)
    expect(message).toMatchObject({ flagged: null, channels: ['webhook'], isVerified: false })
  const lines = log.map((line) => JSON.parse(line)).filter(({ job }) => job === 'settings')
  const problems = lines.map(({ problem }) => problem)
  expect(problems).toEqual([...new Set(problems)])
  expect(problems.join()).not.toMatch(/firm\.example|AAAA/)
  for (const name of ['CHALLENGE_SECRET', 'CONTACT_WEBHOOK_SECRET', 'CONTACT_ORIGIN'])
    expect(problems.join()).toContain(name)
})

const reason = 'D1_ERROR: no such table: contact_submissions: SQLITE_ERROR'
const add = () => Promise.reject(new Error(`${reason} near '${good.email}'`))

test('a failing database: 503 with Retry-After; no SQL and no personal data in the response or the log', async () => {
  const response = await respond(jsonRequest(good), fakeStore({ add }))
  const output = (await response.text()) + log.join()
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30'])
  for (const secret of ['contact_submissions', 'D1_', ...Object.values(good)])
    expect(output).not.toContain(secret)
  expect(output).toContain('SQLITE_ERROR')
})

test.each([
  ['text/plain', 'text'],
  ['text/plain, application/json', 'JSON'],
  ['application/json, text/plain, */*', 'JSON'],
  ['*/*', 'JSON'],
])('a failing database answers a client that accepts %s in %s', async (Accept, format) => {
  const response = await respond(jsonRequest(good, { Accept }), fakeStore({ add }))
  const form = fill(requestProblems.notStored, { email: site.email })
  expect(await response.text()).toBe(
    format === 'text' ? form : JSON.stringify({ errors: { form } }),
  )
})
