/** Whatever is sent: no 5xx response, and no stored row that the schema rejects. */
import { connect } from 'node:net'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { contactSchema } from '../../contact/schema'
import { createClient, createMessage, newSender, type Row } from './client'
import { startRuntime } from './startRuntime'

const runtime = await startRuntime()
const client = createClient(runtime.url)
afterAll(() => runtime.stop())

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ minLength: 95, maxLength: 260 }),
  fc.constantFrom('', ' ', '\0', '\ud800', '=1', "'", '\r\n', 'a'.repeat(5001), '\u202e', '❤️‍🔥'),
)
const value = fc.oneof({ weight: 8, arbitrary: text }, fc.jsonValue({ maxDepth: 3 }))
const knownFields = fc.record(
  {
    name: value,
    email: fc.oneof(fc.emailAddress(), value),
    organization: value,
    message: value,
  },
  { requiredKeys: [] },
)
const otherFields = fc.dictionary(
  fc.oneof(fc.string(), fc.constantFrom('__proto__', 'id')),
  value,
  {
    maxKeys: 2,
  },
)
const almostValid = fc.record({
  name: fc.string({ minLength: 1, maxLength: 100, unit: 'grapheme' }),
  email: fc.emailAddress(),
  organization: text,
  message: text,
})
/** Objects from almost valid to arbitrary, then text that is not JSON, then bytes. */
const body = fc.oneof(
  { weight: 6, arbitrary: almostValid.map((each) => JSON.stringify(each)) },
  { weight: 6, arbitrary: knownFields.map((each) => JSON.stringify(each)) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(knownFields, otherFields)
      .map((both) => JSON.stringify(Object.assign({}, ...both))),
  },
  { weight: 2, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
  {
    weight: 1,
    arbitrary: knownFields.map(
      // Not `String(x)`: an object may have a `toString` that is not a function.
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

test('2,000 random bodies: never 5xx, never a row that the schema rejects', async () => {
  const statuses = new Map<number, number>()
  // 100 at a time, as one after the other would take minutes.
  const batch = fc.array(fc.tuple(body, type), { minLength: 100, maxLength: 100 })
  await fc.assert(
    fc.asyncProperty(batch, async (requests) => {
      const responses = requests.map(async ([content, contentType = '']) => {
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
      await Promise.all(responses)
    }),
    { numRuns: 20, endOnFailure: true },
  )
  // The bodies vary enough: some are valid, some are rejected in each way.
  for (const status of [201, 400, 415, 422]) expect(statuses.get(status)).toBeGreaterThan(20)
  const rows = await client.sql<Row>('SELECT * FROM contact_submissions')
  expect(rows.length).toBe((statuses.get(201) ?? 0) + (statuses.get(303) ?? 0))
  for (const { name, email, organization, message } of rows)
    v.parse(contactSchema, { name, email, organization, message })
}, 120_000)

/**
 * Sends header lines that `fetch` would not, and then waits, ends the upload or breaks the connection off.
 * @returns the status line; none where the connection is closed without
 */
const sendRaw = (header: string, content: string, then?: 'end' | 'destroy') =>
  new Promise<string>((resolve, reject) => {
    const { port } = new URL(runtime.url)
    const lines = [
      'POST /api/contact HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
    ]
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write([...lines, header, '', content].join('\r\n'), () => then && socket[then]()),
    )
    let received = ''
    socket.on('data', (data) => {
      received += data
      if (received.includes('\r\n')) {
        resolve(received.split('\r\n')[0] ?? '')
        socket.destroy()
      }
    })
    socket.on('close', () => resolve(''))
    socket.on('error', reject)
  })

test('malformed chunks and an upload that breaks off: 400 or no response, never logged as 5xx', async () => {
  const chunked = 'Transfer-Encoding: chunked'
  for (const content of [
    'zz\r\n{}\r\n0\r\n\r\n',
    '5\r\n{}',
    '-1\r\n\r\n',
    '2\r\n{}x',
    'fffffffffffffffff\r\n',
  ])
    expect(await sendRaw(chunked, content, 'end')).toMatch(/^(HTTP\/1.1 400 .*)?$/)
  expect(await sendRaw('Content-Length: 1000', '{"name":', 'end')).toMatch(/^(HTTP\/1.1 400 .*)?$/)
  for (let n = 0; n < 20; n++) {
    await sendRaw('Content-Length: 1000', '{"name":', 'destroy')
    await sendRaw(chunked, '8\r\n{"name":\r\n', 'destroy')
  }
  // The runtime is still there, and has logged what it made of these before.
  expect((await client.post(createMessage())).status).toBe(201)
  const statuses = [...runtime.output().matchAll(/"status":(\d+)/g)].map(([, status]) =>
    Number(status),
  )
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect(runtime.output()).not.toMatch(/uncaught|exception/i)
})

test('thirty of the bodies that are slowest to check, at once: each is rejected', async () => {
  const blanks = ' '.repeat(32_000)
  const bodies = [{ email: `a${blanks}b` }, { name: blanks }]
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, n) => client.post(bodies[n % 2] ?? {})),
  )
  expect(responses.map(({ status }) => status)).toEqual(Array(30).fill(422))
})

test('over the limit without Content-Length: 413', async () => {
  const chunk = `8000\r\n${'a'.repeat(0x8000)}\r\n`
  expect(await sendRaw('Transfer-Encoding: chunked', `${chunk}${chunk}0\r\n\r\n`)).toContain(
    ' 413 ',
  )
})

test('over the limit with its Content-Length: 413 before the body arrives', async () => {
  expect(await sendRaw('Content-Length: 100000000', '')).toContain(' 413 ')
})

test('longer than its Content-Length: cut there by HTTP, hence invalid JSON', async () => {
  const long = JSON.stringify(createMessage('a'.repeat(40_000)))
  expect(await sendRaw('Content-Length: 100', long)).toContain(' 400 ')
})

test('the longest message in Chinese is stored, as JSON and as a plain form', async () => {
  const longest = { ...createMessage(), message: '策'.repeat(5000) }
  expect((await client.post(longest)).status).toBe(201)
  const form = new FormData()
  for (const [name, value] of Object.entries(longest)) form.set(name, value)
  expect((await client.postForm(form)).status).toBe(303)
  expect(await client.rows(longest.message)).toHaveLength(2)
})
