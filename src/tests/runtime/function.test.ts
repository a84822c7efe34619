/** The function in workerd with D1: each promise to a visitor and the firm once, with all its parts. */
import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createClient, createMessage, newSender, type Row, readResponse } from './client'
import { secret, startReceiver } from './receiver'
import { startRuntime } from './startRuntime'

const receiver = await startReceiver()
const { state, requestsTo } = receiver
const runtime = await startRuntime({ vars: { ...receiver.vars, ...receiver.turnstile } })
const client = createClient(runtime.url)
afterAll(async () => {
  await runtime.stop()
  receiver.stop()
})
beforeEach(async () => {
  state.received = []
  state.status = 204
  state.verdict = JSON.stringify({ success: true })
  await client.sql('DELETE FROM contact_submissions')
})

const token = { 'Contact-Turnstile-Token': 'token' }
const send = async (message = createMessage(), headers: Record<string, string> = token) =>
  readResponse(await client.post(message, headers))

/** Waits until the notifications of a message are as they must be. */
const outboxOf = (id: string, expected: object) =>
  expect
    .poll(() => client.outbox(id), { timeout: 20_000 })
    .toEqual([expect.objectContaining(expected), expect.objectContaining(expected)])

const makeDue = () => client.sql(`UPDATE outbox SET nextAttemptAt = '2020-01-01'`)

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
  expect(webhook?.body).not.toContain('idempotencyKey')
  const { 'webhook-id': name, 'webhook-timestamp': time } = webhook?.headers ?? {}
  const expected = createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(`${name}.${time}.${webhook?.body}`)
    .digest('base64')
  expect([name, webhook?.headers['webhook-signature']]).toEqual([id, `v1,${expected}`])
  expect(receiver.emails()).toEqual([
    expect.objectContaining({ from: 'site@firm.example', replyTo: message.email }),
  ])
  const lines = runtime.output().match(/^.*"message".*$/gm) ?? []
  expect(lines.map((line) => JSON.parse(line).message)).toContain(id)
})

test('where a receiver fails or redirects, notifications wait with a reason, and arrive later', async () => {
  state.status = 307
  const message = createMessage()
  const { id } = await send(message)
  await outboxOf(id, { status: 'waiting', attempts: 1, lastError: expect.any(String) })
  expect(requestsTo('/webhook')).toHaveLength(1)
  expect(JSON.stringify(await client.outbox(id))).not.toMatch(/Ada|ada@|team@/)
  // Not due yet.
  await client.runCron()
  expect(requestsTo('/webhook')).toHaveLength(1)
  state.status = 204
  await makeDue()
  await client.runCron()
  await outboxOf(id, { status: 'delivered', attempts: 2 })
  expect(requestsTo('/webhook').map(({ headers }) => headers['webhook-id'])).toEqual([id, id])
})

describe('a message that is doubtful is stored with a mark', () => {
  const answer = (code: string) => JSON.stringify({ success: false, 'error-codes': [code] })
  test.each<[string, string | undefined, Record<string, string>, boolean]>([
    ['too fast', undefined, { ...token, 'Contact-Elapsed-Seconds': '0' }, true],
    ['honeypot', undefined, { ...token, 'Contact-Honeypot': 'x' }, true],
    ['challenge failed: no token', undefined, {}, false],
    ['challenge failed: timeout-or-duplicate', answer('timeout-or-duplicate'), token, false],
    ['challenge not checked: invalid-input-secret', answer('invalid-input-secret'), token, true],
    ['challenge not checked: unknown', answer('<script>'), token, true],
    ['challenge not checked: SyntaxError', '<html>', token, true],
  ])('%s', async (mark, verdict, headers, isNotified) => {
    if (verdict) state.verdict = verdict
    const message = createMessage()
    const { status, id } = await send(message, headers)
    expect(status).toBe(201)
    expect(await client.rows(message.message)).toMatchObject([{ flagged: mark }])
    await outboxOf(id, { status: isNotified ? 'delivered' : 'held' })
    expect(receiver.webhooks().map(({ data }) => data.flagged)).toEqual(isNotified ? [mark] : [])
    await client.runCron()
    // Of what is held one alert says how much there is.
    const alerts = receiver.webhooks().filter(({ type }) => type === 'contact.alert')
    expect(alerts.length).toBeLessThanOrEqual(isNotified ? 0 : 1)
    if (alerts.length) expect(alerts[0].data.count).toBe(1)
  })

  test('of what is held one alert a day tells, by each channel', async () => {
    await client.sql(`DELETE FROM state WHERE name LIKE 'alert%'`)
    for (let n = 0; n < 3; n++) await send(createMessage(), {})
    for (let n = 0; n < 2; n++) await client.runCron()
    expect(receiver.webhooks().map(({ data }) => data.count)).toEqual([3])
    expect(receiver.emails().map(({ text }) => text)).toEqual([
      expect.stringMatching(/^3 messages/),
    ])
  })
})

test('a database that cannot be written: 503, nothing stored; once it can, a retry is stored once', async () => {
  const message = createMessage()
  const headers = { ...token, 'Idempotency-Key': randomUUID() }
  await client.sql(
    `CREATE TRIGGER broken BEFORE INSERT ON contact_submissions BEGIN SELECT RAISE(ABORT, 'full'); END`,
  )
  const responses = [await send(message, headers), await readResponse(await client.health())]
  await client.sql('DROP TRIGGER broken')
  for (const response of responses)
    expect(response).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) })
  expect(JSON.stringify(responses)).not.toMatch(/SQLITE|D1_|contact_submissions/)
  expect(await client.rows(message.message)).toEqual([])
  const [first, second] = [await send(message, headers), await send(message, headers)]
  expect(first).toMatchObject({ status: 201 })
  expect(second).toEqual(first)
  expect(await client.rows(message.message)).toHaveLength(1)
})

test('the cron trigger leaves a heartbeat that health shows', async () => {
  await client.runCron()
  expect(await readResponse(await client.health())).toMatchObject({
    status: 200,
    channels: ['webhook', 'email'],
    cron: { minutesAgo: 0 },
  })
})

test('one run of the cron trigger keeps up with 10,000 notifications an hour', async () => {
  await client.sql(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
    INSERT INTO contact_submissions (id, name, email, message, createdAt)
    SELECT 'bulk-' || i, 'Ada', 'ada@reader.example', 'Bulk', '2999-01-01' FROM n`)
  await client.sql(`
    INSERT INTO outbox (messageId, channel, status, queuedAt, nextAttemptAt)
    SELECT id, 'webhook', 'waiting', '2020-01-01', '2020-01-01' FROM contact_submissions`)
  await client.runCron()
  const sent = requestsTo('/webhook').map(({ headers }) => headers['webhook-id'])
  // The trigger runs twelve times an hour.
  expect(sent.length).toBeGreaterThanOrEqual(10_000 / 12)
  expect(new Set(sent).size).toBe(sent.length)
})

test('a burst of requests is limited, valid or not', async () => {
  const headers = { 'CF-Connecting-IP': newSender() }
  // 201 requests exceed the limit even where they span two of the limiter's minutes.
  const responses = Array.from({ length: 201 }, () => client.post('{', headers))
  const statuses = (await Promise.all(responses)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([400, 429]))
})

test('no name, address or text is logged or is a reason, whatever happens to a message', async () => {
  state.status = 500
  state.verdict = JSON.stringify({ success: false, 'error-codes': ['canary'] })
  const canary = {
    name: 'Canary Name',
    email: 'canary@bird.example',
    organization: 'Canary Cage',
    message: 'Canary song',
  }
  const sender = { 'CF-Connecting-IP': '203.0.113.199', 'Contact-Turnstile-Token': 'canary' }
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
  const [row] = await client.sql<Row>('SELECT * FROM contact_submissions')
  expect(row?.client).toMatch(/^[0-9a-f]{64}$/)
  await vi.waitUntil(async () => {
    const rows = await client.outbox(row?.id ?? '')
    return rows.length === 2 && rows.every(({ lastError }) => lastError)
  })
  const reasons = await client.outbox(row?.id ?? '')
  for (const text of [runtime.output(), JSON.stringify(reasons)])
    expect(text).not.toMatch(/canary|bird|203\.0\.113/i)
})

test('killed during 200 requests: each 201 has its whole row, and nothing is stored twice', async () => {
  const first = await startRuntime()
  const { post } = createClient(first.url)
  const acknowledged = new Map<string, string>()
  const queue = Array.from({ length: 200 }, () => createMessage())
  let killed: Promise<void> | undefined
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const response = await post(next, { 'Idempotency-Key': randomUUID() })
      if (response.status !== 201) continue
      const { id } = await response.json()
      acknowledged.set(id, next.message)
      if (acknowledged.size === 80) killed = first.kill()
    }
  }
  // Requests in progress when the runtime is killed get no response.
  await Promise.allSettled(Array.from({ length: 50 }, worker))
  await killed
  expect(acknowledged.size).toBeGreaterThanOrEqual(80)

  const second = await startRuntime({ databaseFolder: first.databaseFolder })
  const restarted = createClient(second.url)
  const rows = await restarted.sql<Row>('SELECT * FROM contact_submissions')
  const texts = new Map(rows.map(({ id, message }) => [id, message]))
  for (const [id, text] of acknowledged) expect(texts.get(id)).toBe(text)
  expect(new Set(texts.values()).size).toBe(rows.length)
  // Each message that was confirmed has a notification on record.
  expect(await restarted.sql('SELECT DISTINCT messageId FROM outbox')).toHaveLength(rows.length)
  expect((await restarted.post(createMessage())).status).toBe(201)
  await second.stop()
})
