/** The function in workerd with D1, as it is deployed: the way of a message through all of its parts. */
import { createHmac } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { goodMessage as message } from '../fakeStore'
import { secret, startReceiver } from './receiver'
import { startRuntime } from './startRuntime'

const receiver = await startReceiver()
const { state, requestsTo } = receiver
const token = 'a-token-of-the-monitor'
const { url, d1, output, stop } = await startRuntime({ ...receiver.vars, HEALTH_TOKEN: token })
afterAll(async () => {
  await stop()
  receiver.stop()
})

const sql = async (text: string) => (await d1.prepare(text).run()).results

const sender = '203.0.113.199'

async function runCron() {
  const response = await fetch(`${url}/cdn-cgi/handler/scheduled`)
  expect(response.status, await response.text()).toBe(200)
}

/** Waits until the notifications of both channels are as they must be. */
const expectOutbox = (expected: object) =>
  expect
    .poll(() => sql('SELECT * FROM outbox'), { timeout: 20_000 })
    .toEqual([expect.objectContaining(expected), expect.objectContaining(expected)])

test('a message is stored, each channel notified once its receiver works, with a valid signature', async () => {
  state.status = 307
  const response = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': sender },
    body: JSON.stringify(message),
  })
  expect(response.status).toBe(201)
  const { id, createdAt } = await response.json()
  const client = expect.stringMatching(/^[0-9a-f]{64}$/)
  const stored = await sql('SELECT * FROM contact_submissions')
  expect(stored).toMatchObject([{ id, createdAt, client, ...message }])
  await expectOutbox({ status: 'waiting', attempts: 1, lastError: expect.any(String) })
  // Not due yet.
  await runCron()
  expect(requestsTo('/webhook')).toHaveLength(1)

  state.status = 204
  await sql(`UPDATE outbox SET nextAttemptAt = '2020-01-01'`)
  await runCron()
  await expectOutbox({ status: 'delivered', attempts: 2 })
  const [first, webhook, ...more] = requestsTo('/webhook')
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
  expect(first?.headers['webhook-id']).toBe(id)
  expect(receiver.emails().at(-1)).toMatchObject({
    from: 'site@firm.example',
    replyTo: message.email,
  })
  const headers = { Authorization: `Bearer ${token}` }
  expect(await (await fetch(`${url}/api/health`, { headers })).json()).toMatchObject({
    late: [],
    channels: ['webhook', 'email'],
    cron: { minutesAgo: 0 },
  })
  expect(output()).toContain(`"message":"${id}"`)
  for (const word of [sender, message.email, message.message]) expect(output()).not.toContain(word)
})
