/** The firm is told after the message is stored, again and again until it has heard. */
import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { callsTo, message, read } from './client'
import { type Runtime, start } from './startRuntime'

/** What the receiver heard, at `/webhook` and `/mail`, and what it answers. */
let heard: { path: string; headers: IncomingHttpHeaders; body: string }[] = []
let status = 204
let receiver: Server
let runtime: Runtime
let calls: ReturnType<typeof callsTo>
const secret = randomBytes(24).toString('base64')

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    heard.push({ path: request.url ?? '', headers: request.headers, body })
    response.writeHead(status).end()
  })
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  const address = receiver.address()
  const base = address instanceof Object ? `http://127.0.0.1:${address.port}` : ''
  runtime = await start({
    vars: {
      CONTACT_WEBHOOK_URL: `${base}/webhook`,
      CONTACT_WEBHOOK_SECRET: `whsec_${secret}`,
      CONTACT_EMAIL_FROM: 'site@firm.example',
      CONTACT_EMAIL_TO: 'team@firm.example',
      MAIL_URL: `${base}/mail`,
    },
  })
  calls = callsTo(runtime.url)
})
afterAll(async () => {
  await runtime.stop()
  receiver.close()
})
beforeEach(() => {
  heard = []
  status = 204
})

const at = (path: string) => heard.filter((each) => each.path === path)

const outboxIsEmpty = (id: string) =>
  vi.waitUntil(async () => (await calls.notices(id)).length === 0, 10_000)

const bothFailed = (id: string) =>
  vi.waitUntil(async () => {
    const rows = await calls.notices(id)
    return rows.length === 2 && rows.every(({ lastError }) => lastError) && rows
  }, 10_000)

test('each way hears of a message once, the webhook with a signature that holds', async () => {
  const sent = message()
  const { id } = await read(await calls.post(sent))
  await outboxIsEmpty(id)
  const [webhook, ...more] = at('/webhook')
  expect(more).toEqual([])
  expect(JSON.parse(webhook?.body ?? '')).toMatchObject({
    type: 'contact.message',
    data: { id, ...sent },
  })
  const { 'webhook-id': name, 'webhook-timestamp': time } = webhook?.headers ?? {}
  const expected = createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(`${name}.${time}.${webhook?.body}`)
    .digest('base64')
  expect(name).toBe(id)
  expect(webhook?.headers['webhook-signature']).toBe(`v1,${expected}`)
  expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60)

  expect(at('/mail').map(({ body }) => JSON.parse(body))).toEqual([
    expect.objectContaining({
      from: 'site@firm.example',
      to: 'team@firm.example',
      replyTo: sent.email,
      text: expect.stringContaining(sent.message),
    }),
  ])
})

test('a receiver that fails: the message is stored, the notice waits, and arrives once it recovers', async () => {
  status = 500
  const answer = await read(await calls.post(message()))
  expect(answer.status).toBe(201)
  const { id } = answer
  const waiting = await bothFailed(id)
  for (const { attempts, nextAttemptAt } of waiting || []) {
    expect(attempts).toBe(1)
    expect(Date.parse(nextAttemptAt)).toBeGreaterThan(Date.now() + 200_000)
  }
  // Not before its time.
  await calls.cron()
  expect(at('/webhook')).toHaveLength(1)

  const due = () =>
    calls.sql(`UPDATE notices SET nextAttemptAt = '2020-01-01' WHERE messageId = '${id}'`)
  await due()
  await calls.cron()
  for (const { attempts, nextAttemptAt } of await calls.notices(id)) {
    expect(attempts).toBe(2)
    // Twice as long as before.
    expect(Date.parse(nextAttemptAt)).toBeGreaterThan(Date.now() + 500_000)
  }
  status = 204
  await due()
  await calls.cron()
  await outboxIsEmpty(id)
  expect(at('/webhook')).toHaveLength(3)
  expect(new Set(at('/webhook').map(({ headers }) => headers['webhook-id']))).toEqual(new Set([id]))
})

test('why a notice failed is kept without anything personal', async () => {
  status = 500
  const sent = message()
  const { id } = await read(await calls.post(sent))
  const rows = (await bothFailed(id)) || []
  const errors = JSON.stringify(rows.map(({ lastError }) => lastError))
  expect(errors).toContain('500')
  for (const value of [...Object.values(sent), 'team@firm.example'])
    expect(errors).not.toContain(value)
})

test('a redirect is not followed with the message', async () => {
  status = 307
  const { id } = await read(await calls.post(message()))
  await bothFailed(id)
  expect(at('/webhook')).toHaveLength(1)
})

test('a repeated message is told of once', async () => {
  const sent = message()
  const headers = { 'Idempotency-Key': randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => read(await calls.post(sent, headers))),
  )
  await outboxIsEmpty(answers[0]?.id)
  expect(at('/webhook')).toHaveLength(1)
})

test.each([
  ['the trap filled in', { 'Contact-Honeypot': 'filled' }, 'honeypot'],
  ['sent within a second', { 'Contact-Elapsed-Seconds': '1' }, 'too fast'],
])(
  'spam, %s: answered like any other, stored as flagged, no one is told',
  async (_, headers, flag) => {
    const sent = message()
    const answer = await read(await calls.post(sent, headers))
    expect(Object.keys(answer)).toEqual(Object.keys(await read(await calls.post(message()))))
    expect(answer.status).toBe(201)
    expect(await calls.rows(sent.message)).toMatchObject([{ flagged: flag }])
    expect(await calls.notices(answer.id)).toEqual([])
    expect(heard.filter(({ body }) => body.includes(answer.id))).toEqual([])
  },
)

test('an erased message is told to no one any more', async () => {
  status = 500
  const { id } = await read(await calls.post(message()))
  await bothFailed(id)
  await calls.sql(`DELETE FROM contact_submissions WHERE id = '${id}'`)
  expect(await calls.notices(id)).toEqual([])
})
