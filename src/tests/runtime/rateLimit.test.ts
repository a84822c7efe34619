/** Many people behind one address are let through; floods of requests are not. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { messagePolicy } from '../../site'
import { createClient, createMessage, newSender, readResponse } from './client'
import { startRuntime } from './startRuntime'

const { hourlyLimit } = messagePolicy

const runtime = await startRuntime()
const client = createClient(runtime.url)
afterAll(() => runtime.stop())

const repeat = <T>(count: number, run: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, run))

test('20 messages from one address within a minute are stored', async () => {
  const headers = { 'CF-Connecting-IP': '198.51.100.1' }
  const statuses = await repeat(
    20,
    async () => (await client.post(createMessage(), headers)).status,
  )
  expect(new Set(statuses)).toEqual(new Set([201]))
})

test('over the hourly limit: 429 as text, with Retry-After; repeats and other senders pass', async () => {
  const headers = { 'CF-Connecting-IP': '198.51.100.2' }
  const repeated = createMessage()
  const key = { 'Idempotency-Key': randomUUID() }
  const first = await readResponse(await client.post(repeated, { ...headers, ...key }))
  await repeat(hourlyLimit - 1, () => client.post(createMessage(), headers))

  const message = createMessage()
  const response = await client.post(message, {
    ...headers,
    Accept: 'application/json, text/plain',
  })
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '3600'])
  expect(await response.text()).toMatch(/^Too many messages .*@/)
  expect(await client.rows(message.message)).toEqual([])

  expect(await readResponse(await client.post(repeated, { ...headers, ...key }))).toEqual(first)
  expect((await client.post(createMessage())).status).toBe(201)

  // An hour later the sender may send again.
  await client.sql(
    `UPDATE contact_submissions SET createdAt = '2020-01-01' WHERE id = '${first.id}'`,
  )
  expect((await client.post(message, headers)).status).toBe(201)
})

test('at once, no more messages than the limit are stored', async () => {
  const headers = { 'CF-Connecting-IP': '198.51.100.3' }
  const statuses = await repeat(
    hourlyLimit + 20,
    async () => (await client.post(createMessage(), headers)).status,
  )
  expect(statuses.filter((status) => status === 201)).toHaveLength(hourlyLimit)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
})

test('a /64 network in IPv6 is one sender', async () => {
  const senders = ['2001:db8:aa::1', '2001:0db8:00aa:0:ffff::2', '2001:db8:aa:0:1:2:3:4']
  const messages = senders.map(() => createMessage())
  for (const [n, sender] of senders.entries())
    await client.post(messages[n] ?? '', { 'CF-Connecting-IP': sender })
  const rows = await Promise.all(messages.map(({ message }) => client.rows(message)))
  expect(new Set(rows.flat().map((row) => row.client)).size).toBe(1)
})

test('a burst of requests is limited, valid or not', async () => {
  const headers = { 'CF-Connecting-IP': newSender() }
  // 201 requests exceed the limit even where they span two of the limiter's minutes.
  const statuses = await repeat(201, async () => (await client.post('{', headers)).status)
  expect(new Set(statuses)).toEqual(new Set([400, 429]))
})

test('addresses are never stored, and their hashes are deleted after a day', async () => {
  const message = createMessage()
  const address = '203.0.113.77'
  const { id } = await readResponse(await client.post(message, { 'CF-Connecting-IP': address }))
  const [row] = await client.rows(message.message)
  expect(JSON.stringify(row)).not.toContain(address)
  expect(row?.client).toMatch(/^[0-9a-f]{64}$/)
  await client.runCron()
  expect((await client.rows(message.message))[0]?.client).toBe(row?.client)
  const yesterday = new Date(Date.now() - 25 * 3600_000).toISOString()
  await client.sql(`UPDATE contact_submissions SET createdAt = '${yesterday}' WHERE id = '${id}'`)
  await client.runCron()
  expect((await client.rows(message.message))[0]).toMatchObject({
    client: null,
    idempotencyKey: null,
  })
})
