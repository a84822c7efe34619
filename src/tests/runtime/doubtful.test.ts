/** A message that may be spam is stored, and the firm hears of it; only the honeypot's is left to the digest. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createClient, createMessage, readResponse } from './client'
import { startReceiver } from './receiver'
import { startRuntime } from './startRuntime'

const receiver = await startReceiver()
const runtime = await startRuntime({ vars: { ...receiver.vars, ...receiver.turnstile } })
const client = createClient(runtime.url)
afterAll(async () => {
  await runtime.stop()
  receiver.stop()
})
beforeEach(() => {
  receiver.state.verdict = JSON.stringify({ success: true })
  receiver.state.received = []
})

const token = { 'Contact-Turnstile-Token': 'token' }
const notificationOf = (id: string) =>
  vi.waitUntil(() => receiver.webhooks().find(({ data }) => data.id === id), 10_000)
const emailOf = (id: string) =>
  vi.waitUntil(() => receiver.emails().find(({ text }) => text.includes(id)), 10_000)
const rejectWith = (code: string) => {
  receiver.state.verdict = JSON.stringify({ success: false, 'error-codes': [code] })
}

test('a message with a token that Turnstile accepts is not doubtful', async () => {
  const message = createMessage()
  const { id } = await readResponse(await client.post(message, token))
  expect(await client.rows(message.message)).toMatchObject([{ flagged: null }])
  expect((await notificationOf(id)).data).toMatchObject({ ...message, flagged: null })
  expect((await emailOf(id)).subject).not.toMatch(/doubtful/i)
})

describe('is stored, marked and notified', () => {
  const answer = (verdict: string) => () => {
    receiver.state.verdict = verdict
  }
  test.each<[string, () => void, Record<string, string>, string]>([
    [
      'a form that the browser filled in',
      () => {},
      { ...token, 'Contact-Elapsed-Seconds': '0' },
      'too fast',
    ],
    ['no token, as without script', () => {}, {}, 'challenge: no token'],
    [
      'a token that is refused',
      () => rejectWith('invalid-input-response'),
      token,
      'input-response',
    ],
    ['a token that came late', () => rejectWith('timeout-or-duplicate'), token, 'duplicate'],
    ['a mistyped secret', () => rejectWith('invalid-input-secret'), token, 'invalid-input-secret'],
    ['an error of Turnstile', () => rejectWith('internal-error'), token, 'internal-error'],
    ['a new code', () => rejectWith('<script>'), token, 'challenge: unknown'],
    ['no code', answer('{"success":false}'), token, 'challenge: unknown'],
    ['an answer that is no object', answer('null'), token, 'challenge: unreachable'],
    ['a page of errors', answer('<html>'), token, 'challenge: unreachable'],
    [
      'a token of 3 kB',
      () => {},
      { 'Contact-Turnstile-Token': 'x'.repeat(3000) },
      'input-response',
    ],
  ])('%s', async (_, set, headers, mark) => {
    set()
    const message = createMessage()
    const { status, id } = await readResponse(await client.post(message, headers))
    expect(status).toBe(201)
    expect(await client.rows(message.message)).toMatchObject([
      { flagged: expect.stringContaining(mark) },
    ])
    expect((await notificationOf(id)).data.flagged).toContain(mark)
    const email = await emailOf(id)
    expect(email.subject).toContain('doubtful')
    expect(email.text).toContain(mark)
    expect(email.text).toContain(message.message)
  })

  test('a plain form without script, while Turnstile is on', async () => {
    const message = createMessage()
    expect((await client.postForm(new URLSearchParams(message))).status).toBe(303)
    const [row] = await client.rows(message.message)
    expect(row?.flagged).toBe('challenge: no token')
    await notificationOf(row?.id ?? '')
  })
})

test('what the operator must repair is logged by its code', async () => {
  rejectWith('invalid-input-secret')
  await client.post(createMessage(), token)
  await expect.poll(() => runtime.output()).toContain('{"challenge":"invalid-input-secret"}')
})

test('a filled honeypot gets the same answer, and the digest reports it', async () => {
  const message = createMessage()
  const response = await readResponse(
    await client.post(message, { ...token, 'Contact-Honeypot': 'filled' }),
  )
  expect(response).toMatchObject({ status: 201, id: expect.any(String) })
  expect(await client.rows(message.message)).toMatchObject([{ flagged: 'honeypot' }])
  expect(await client.outbox(response.id)).toEqual([])

  await client.runCron()
  expect(receiver.webhooks().filter(({ type }) => type === 'contact.digest')).toEqual([])
  const yesterday = new Date(Date.now() - 24 * 3600_000).toISOString()
  await client.sql(
    `UPDATE contact_submissions SET createdAt = '${yesterday}' WHERE id = '${response.id}'`,
  )
  for (const _ of [1, 2]) await client.runCron()
  const digests = receiver.webhooks().filter(({ type }) => type === 'contact.digest')
  expect(digests).toHaveLength(1)
  expect(digests[0].data.text).toMatch(/: 1 yesterday, 1 in all.*npm run messages/)
  const emails = receiver.emails().filter(({ subject }) => subject.includes('digest'))
  expect(emails).toEqual([expect.objectContaining({ text: `${digests[0].data.text}\n` })])
  expect(JSON.stringify(receiver.state.received)).not.toContain(message.message)
})

describe('a retry that is no longer doubtful', () => {
  const key = () => ({ 'Idempotency-Key': randomUUID() })

  test('loses the mark; the firm is not notified again', async () => {
    const message = createMessage()
    const headers = { ...token, ...key() }
    rejectWith('timeout-or-duplicate')
    const first = await readResponse(await client.post(message, headers))
    await notificationOf(first.id)
    await vi.waitUntil(async () => (await client.outbox(first.id)).length === 0, 10_000)
    receiver.state.verdict = JSON.stringify({ success: true })
    expect(await readResponse(await client.post(message, headers))).toEqual(first)
    expect(await client.rows(message.message)).toMatchObject([{ flagged: null }])
    expect(await client.outbox(first.id)).toEqual([])
    expect(receiver.webhooks().filter(({ data }) => data.id === first.id)).toHaveLength(1)
  })

  test('is notified once, if the first filled in the honeypot', async () => {
    const message = createMessage()
    const headers = { ...token, ...key() }
    const first = await readResponse(
      await client.post(message, { ...headers, 'Contact-Honeypot': 'filled' }),
    )
    await Promise.all([1, 2, 3].map(() => client.post(message, headers)))
    expect((await notificationOf(first.id)).data.flagged).toBeNull()
    await vi.waitUntil(async () => (await client.outbox(first.id)).length === 0, 10_000)
    expect(receiver.webhooks().filter(({ data }) => data.id === first.id)).toHaveLength(1)
  })

  test('a doubtful retry marks nothing', async () => {
    const message = createMessage()
    const headers = { ...token, ...key() }
    await client.post(message, headers)
    await client.post(message, { ...headers, 'Contact-Honeypot': 'filled' })
    expect(await client.rows(message.message)).toMatchObject([{ flagged: null }])
  })
})
