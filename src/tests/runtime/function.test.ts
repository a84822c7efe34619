/** The function in workerd with D1, as it is deployed: the promises to a visitor and the firm, with all its parts. */
import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createClient, createMessage, readResponse } from './client'
import { secret, startReceiver } from './receiver'
import { startRuntime } from './startRuntime'

const receiver = await startReceiver()
const { state, requestsTo } = receiver
const runtime = await startRuntime(receiver.vars)
const client = createClient(runtime.url)
afterAll(async () => {
  await runtime.stop()
  receiver.stop()
})
beforeEach(async () => {
  state.received = []
  state.status = 204
  await client.sql('DELETE FROM contact_submissions')
})

const send = async (message = createMessage(), headers: Record<string, string> = {}) =>
  readResponse(await client.post(message, headers))

/** Waits until the notifications of a message are as they must be. */
const outboxOf = (id: string, expected: object) =>
  expect
    .poll(() => client.outbox(id), { timeout: 20_000 })
    .toEqual([expect.objectContaining(expected), expect.objectContaining(expected)])

test('a message is stored, each channel notified once, the webhook with a valid signature', async () => {
  const message = createMessage()
  const { status, id, createdAt } = await send(message)
  expect(status).toBe(201)
  expect(await client.rows(message.message)).toMatchObject([{ id, createdAt, ...message }])
  await outboxOf(id, { status: 'delivered', attempts: 1, lastError: null })
  const [webhook, ...more] = requestsTo('/webhook')
  expect(more).toEqual([])
  expect(JSON.parse(webhook?.body ?? '')).toMatchObject({
    type: 'contact.message',
    data: { id, form: 'contact', flagged: null, ...message },
  })
  expect(webhook?.body).not.toMatch(/idempotencyKey|client/)
  const { 'webhook-id': name, 'webhook-timestamp': time } = webhook?.headers ?? {}
  const expected = createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(`${name}.${time}.${webhook?.body}`)
    .digest('base64')
  expect([name, webhook?.headers['webhook-signature']]).toEqual([id, `v1,${expected}`])
  expect(receiver.emails()).toEqual([
    expect.objectContaining({ from: 'site@firm.example', replyTo: message.email }),
  ])
})

test('where a receiver fails or redirects, notifications wait with a reason, and arrive later', async () => {
  state.status = 307
  const { id } = await send()
  await outboxOf(id, { status: 'waiting', attempts: 1, lastError: expect.any(String) })
  // Not due yet.
  await client.runCron()
  expect(requestsTo('/webhook')).toHaveLength(1)
  state.status = 204
  await client.sql(`UPDATE outbox SET nextAttemptAt = '2020-01-01'`)
  await client.runCron()
  await outboxOf(id, { status: 'delivered', attempts: 2 })
  expect(requestsTo('/webhook').map(({ headers }) => headers['webhook-id'])).toEqual([id, id])
  expect(await readResponse(await client.health())).toMatchObject({
    status: 200,
    channels: ['webhook', 'email'],
    cron: { minutesAgo: 0 },
  })
})

test('no name, address or text is logged or is a reason, whatever happens to a message', async () => {
  state.status = 500
  const canary = {
    name: 'Canary Name',
    email: 'canary@bird.example',
    organization: 'Canary Cage',
    message: 'Canary song',
  }
  const sender = { 'CF-Connecting-IP': '203.0.113.199' }
  const key = { ...sender, 'Idempotency-Key': randomUUID() }
  const statuses: number[] = []
  for (const [body, headers] of [
    [canary, key],
    [{ ...canary, name: 'Canary Two' }, key],
    [{ ...canary, canary: 'Canary' }, sender],
    [`${JSON.stringify(canary)}canary`, sender],
  ] as const)
    statuses.push((await client.post(body, headers)).status)
  expect(statuses).toEqual([201, 409, 422, 400])
  const [row] = await client.sql('SELECT * FROM contact_submissions')
  expect(row?.client).toMatch(/^[0-9a-f]{64}$/)
  await outboxOf(String(row?.id), { lastError: expect.any(String) })
  for (const text of [runtime.output(), JSON.stringify(await client.outbox(String(row?.id)))])
    expect(text).not.toMatch(/canary|bird|203\.0\.113/i)
})
