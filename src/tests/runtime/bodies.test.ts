/** Whatever is sent: no fault of ours, and no row that the schema refuses. */
import { connect } from 'node:net'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { contactSchema } from '../../contact/schema'
import { callsTo, message, newSender, type Row } from './client'
import { start } from './startRuntime'

const runtime = await start()
const calls = callsTo(runtime.url)
afterAll(() => runtime.stop())

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ minLength: 95, maxLength: 260 }),
  fc.constantFrom('', ' ', '\0', '\ud800', '=1', "'", '\r\n', 'a'.repeat(5001), '\u202e', '❤️‍🔥'),
)
const value = fc.oneof({ weight: 8, arbitrary: text }, fc.jsonValue({ maxDepth: 3 }))
const known = fc.record(
  {
    name: value,
    email: fc.oneof(fc.emailAddress(), value),
    organization: value,
    message: value,
  },
  { requiredKeys: [] },
)
const extra = fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'id')), value, {
  maxKeys: 2,
})
const close = fc.record({
  name: fc.string({ minLength: 1, maxLength: 100, unit: 'grapheme' }),
  email: fc.emailAddress(),
  organization: text,
  message: text,
})
/** Objects as they should be, nearly so or not at all, then text that is no JSON, then bytes. */
const body = fc.oneof(
  { weight: 6, arbitrary: close.map((each) => JSON.stringify(each)) },
  { weight: 6, arbitrary: known.map((each) => JSON.stringify(each)) },
  {
    weight: 3,
    arbitrary: fc.tuple(known, extra).map((both) => JSON.stringify(Object.assign({}, ...both))),
  },
  { weight: 2, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
  {
    weight: 1,
    arbitrary: known.map(
      // Not `String(x)`: an object may hold a `toString` that is none.
      (each) =>
        new URLSearchParams(
          Object.entries(each).map(([k, x]) => [k, typeof x === 'string' ? x : JSON.stringify(x)]),
        ),
    ),
  },
)
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
]
const type = fc.oneof({ weight: 9, arbitrary: fc.constant(types[0]) }, fc.constantFrom(...types))

test('10,000 random bodies: never 5xx, never a row that the schema refuses', async () => {
  const statuses = new Map<number, number>()
  // Many at once, as one after the other would take minutes.
  const batch = fc.array(fc.tuple(body, type), { minLength: 100, maxLength: 100 })
  await fc.assert(
    fc.asyncProperty(batch, async (requests) => {
      const answers = requests.map(async ([content, contentType = '']) => {
        const response = await fetch(`${runtime.url}/api/contact`, {
          method: 'POST',
          headers: { 'Content-Type': contentType, 'CF-Connecting-IP': newSender() },
          body: content,
          redirect: 'manual',
        })
        await response.arrayBuffer()
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
        expect(response.status).toBeLessThan(500)
      })
      await Promise.all(answers)
    }),
    { numRuns: 100, endOnFailure: true },
  )
  // The bodies are worth sending: some pass, some are refused in each way.
  for (const status of [201, 400, 415, 422]) expect(statuses.get(status)).toBeGreaterThan(20)
  const rows = await calls.sql<Row>('SELECT * FROM contact_submissions')
  expect(rows.length).toBe((statuses.get(201) ?? 0) + (statuses.get(303) ?? 0))
  for (const { name, email, organization, message: words } of rows)
    v.parse(contactSchema, { name, email, organization: organization ?? undefined, message: words })
}, 120_000)

/** Sends these lines as they are, which `fetch` would not. */
const raw = (head: string, sent: string) =>
  new Promise<string>((done, failed) => {
    const { port } = new URL(runtime.url)
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(
        `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${head}\r\n\r\n${sent}`,
      ),
    )
    let answer = ''
    socket.on('data', (data) => {
      answer += data
      if (answer.includes('\r\n')) {
        done(answer.split('\r\n')[0] ?? '')
        socket.destroy()
      }
    })
    socket.on('error', failed)
  })

test('too long without Content-Length: 413', async () => {
  const chunk = `8000\r\n${'a'.repeat(0x8000)}\r\n`
  expect(await raw('Transfer-Encoding: chunked', `${chunk}${chunk}0\r\n\r\n`)).toContain(' 413 ')
})

test('too long with its Content-Length: 413 before the body arrives', async () => {
  expect(await raw('Content-Length: 100000000', '')).toContain(' 413 ')
})

test('longer than its Content-Length: cut there by HTTP, hence no JSON', async () => {
  const long = JSON.stringify(message('a'.repeat(40_000)))
  expect(await raw('Content-Length: 100', long)).toContain(' 400 ')
})

test('the longest message in Chinese is stored, from a program and from a plain form', async () => {
  const longest = { ...message(), message: '策'.repeat(5000) }
  expect((await calls.post(longest)).status).toBe(201)
  const form = new FormData()
  for (const [name, words] of Object.entries(longest)) form.set(name, words)
  const answer = await fetch(`${runtime.url}/api/contact`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
  expect(await calls.rows(longest.message)).toHaveLength(2)
})
