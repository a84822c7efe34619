/** Notifications are delivered after the message is stored, and retried until they arrive. */
import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { claimDue, claimOf } from '../../function/d1/outbox'
import { createClient, createMessage, readResponse } from './client'
import { secret, startReceiver } from './receiver'
import { startRuntime } from './startRuntime'

const receiver = await startReceiver()
const { state, requestsTo } = receiver
const runtime = await startRuntime({ vars: receiver.vars })
const client = createClient(runtime.url)
afterAll(async () => {
  await runtime.stop()
  receiver.stop()
})
beforeEach(() => {
  state.received = []
  state.status = 204
})

const outboxIsEmpty = (id: string) =>
  vi.waitUntil(async () => (await client.outbox(id)).length === 0, 10_000)

const bothFailed = (id: string) =>
  vi.waitUntil(async () => {
    const rows = await client.outbox(id)
    return rows.length === 2 && rows.every(({ lastError }) => lastError) && rows
  }, 10_000)

test('each channel delivers a message once, the webhook with a valid signature', async () => {
  const message = createMessage()
  const { id } = await readResponse(await client.post(message))
  await outboxIsEmpty(id)
  const [webhook, ...more] = requestsTo('/webhook')
  expect(more).toEqual([])
  expect(JSON.parse(webhook?.body ?? '')).toMatchObject({
    type: 'contact.message',
    data: { id, ...message },
  })
  const { 'webhook-id': name, 'webhook-timestamp': time } = webhook?.headers ?? {}
  const expected = createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(`${name}.${time}.${webhook?.body}`)
    .digest('base64')
  expect(name).toBe(id)
  expect(webhook?.headers['webhook-signature']).toBe(`v1,${expected}`)
  expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60)

  expect(requestsTo('/email').map(({ body }) => JSON.parse(body))).toEqual([
    expect.objectContaining({
      from: 'site@firm.example',
      to: 'team@firm.example',
      replyTo: message.email,
      text: expect.stringContaining(message.message),
    }),
  ])
})

test('a failing receiver: the message is stored, its notifications arrive once it recovers', async () => {
  state.status = 500
  const response = await readResponse(await client.post(createMessage()))
  expect(response.status).toBe(201)
  const { id } = response
  const waiting = await bothFailed(id)
  for (const { attempts, nextAttemptAt } of waiting || []) {
    expect(attempts).toBe(1)
    expect(Date.parse(nextAttemptAt)).toBeGreaterThan(Date.now() + 200_000)
  }
  // Not due yet.
  await client.runCron()
  expect(requestsTo('/webhook')).toHaveLength(1)

  const makeDue = () =>
    client.sql(`UPDATE outbox SET nextAttemptAt = '2020-01-01' WHERE messageId = '${id}'`)
  await makeDue()
  await client.runCron()
  for (const { attempts, nextAttemptAt } of await client.outbox(id)) {
    expect(attempts).toBe(2)
    // Twice as long as the first time.
    expect(Date.parse(nextAttemptAt)).toBeGreaterThan(Date.now() + 500_000)
  }
  state.status = 204
  await makeDue()
  await client.runCron()
  await outboxIsEmpty(id)
  expect(requestsTo('/webhook')).toHaveLength(3)
  expect(new Set(requestsTo('/webhook').map(({ headers }) => headers['webhook-id']))).toEqual(
    new Set([id]),
  )
})

test('the reason of a failure is stored without personal data', async () => {
  state.status = 500
  const message = createMessage()
  const { id } = await readResponse(await client.post(message))
  const rows = (await bothFailed(id)) || []
  const errors = JSON.stringify(rows.map(({ lastError }) => lastError))
  expect(errors).toContain('500')
  for (const value of [...Object.values(message), 'team@firm.example'])
    expect(errors).not.toContain(value)
})

test('redirects are not followed', async () => {
  state.status = 307
  const { id } = await readResponse(await client.post(createMessage()))
  await bothFailed(id)
  expect(requestsTo('/webhook')).toHaveLength(1)
})

test('a repeated message is delivered once', async () => {
  const message = createMessage()
  const headers = { 'Idempotency-Key': randomUUID() }
  const responses = await Promise.all(
    Array.from({ length: 20 }, async () => readResponse(await client.post(message, headers))),
  )
  await outboxIsEmpty(responses[0]?.id)
  expect(requestsTo('/webhook')).toHaveLength(1)
})

test('erasing a message deletes its notifications', async () => {
  state.status = 500
  const { id } = await readResponse(await client.post(createMessage()))
  await bothFailed(id)
  await client.sql(`DELETE FROM contact_submissions WHERE id = '${id}'`)
  expect(await client.outbox(id)).toEqual([])
})

test('a version from before the outbox had its name goes on storing notifications', async () => {
  state.status = 500
  const message = createMessage()
  const { id } = await readResponse(await client.post(message))
  await bothFailed(id)
  await client.sql(`DELETE FROM outbox WHERE messageId = '${id}'`)
  await client.sql(
    `INSERT INTO notices (messageId, channel) SELECT id, 'webhook' FROM contact_submissions WHERE id = '${id}'`,
  )
  expect(await client.outbox(id)).toMatchObject([{ channel: 'webhook', attempts: 0 }])
})

test('what fails is logged with its channel and reason, for each attempt', async () => {
  state.status = 503
  const { id } = await readResponse(await client.post(createMessage()))
  await bothFailed(id)
  const logged = () =>
    (runtime.output().match(/^\{"notification".*\}$/gm) ?? [])
      .map((line) => JSON.parse(line))
      .filter(({ notification }) => notification === id)
  await expect.poll(logged).toHaveLength(2)
  expect(logged()).toContainEqual({
    notification: id,
    channel: 'webhook',
    attempts: 1,
    problem: 'The receiver answered 503',
  })
})

/** Stores messages with a notification each that is due, without the function. */
const fillOutbox = (count: number) =>
  client.sql(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
    INSERT INTO contact_submissions (id, name, email, message)
    SELECT 'bulk-' || i, 'Ada', 'ada@reader.example', 'Bulk' FROM n`)

test('one run of the cron trigger keeps up with 10,000 notifications an hour', async () => {
  await client.sql('DELETE FROM outbox')
  await fillOutbox(1000)
  await client.sql(
    "INSERT INTO outbox (messageId, channel) SELECT id, 'webhook' FROM contact_submissions WHERE message = 'Bulk'",
  )
  await client.runCron()
  const sent = requestsTo('/webhook').filter(({ body }) => body.includes('"id":"bulk-'))
  // The trigger runs twelve times an hour.
  expect(sent.length).toBeGreaterThanOrEqual(10_000 / 12)
  expect(new Set(sent.map(({ headers }) => headers['webhook-id'])).size).toBe(sent.length)
  expect(await client.sql('SELECT 1 FROM outbox')).toHaveLength(1000 - sent.length)
})

test('a run ends where nothing of a batch arrives, and leaves the rest due', async () => {
  state.status = 500
  await client.sql("UPDATE outbox SET nextAttemptAt = '2020-01-01'")
  const waiting = (await client.sql('SELECT 1 FROM outbox')).length
  await client.runCron()
  const due = await client.sql("SELECT 1 FROM outbox WHERE nextAttemptAt = '2020-01-01'")
  expect(due).toHaveLength(
    waiting - requestsTo('/webhook').filter(({ body }) => body.includes('bulk')).length,
  )
  expect(due.length).toBeGreaterThan(waiting / 3)
})

test.each([
  ['what is due', claimDue.replace('?', '50')],
  ['the notifications of one message', claimOf.replace('?', "'x'")],
])('%s is claimed by an index, without reading the whole outbox', async (_, query) => {
  const plan = await client.sql<{ detail: string }>(`EXPLAIN QUERY PLAN ${query}`)
  const details = plan.map(({ detail }) => detail)
  expect(details.join('\n')).toMatch(/USING (COVERING )?INDEX/)
  expect(details.filter((detail) => /^SCAN/.test(detail))).toEqual([])
})
