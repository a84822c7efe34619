/** People behind one address get through; a flood does not. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { hourlyLimit } from '../../function/store'
import { callsTo, message, newSender, read } from './client'
import { start } from './startRuntime'

const runtime = await start()
const calls = callsTo(runtime.url)
afterAll(() => runtime.stop())

const all = <T>(count: number, make: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, make))

test('20 messages from one address within a minute get through', async () => {
  const headers = { 'CF-Connecting-IP': '198.51.100.1' }
  const statuses = await all(20, async () => (await calls.post(message(), headers)).status)
  expect(new Set(statuses)).toEqual(new Set([201]))
})

test('more than the limit in an hour: 429 in words, with Retry-After; others and repeats pass', async () => {
  const headers = { 'CF-Connecting-IP': '198.51.100.2' }
  const known = message()
  const key = { 'Idempotency-Key': randomUUID() }
  const first = await read(await calls.post(known, { ...headers, ...key }))
  await all(hourlyLimit - 1, () => calls.post(message(), headers))

  const more = message()
  const refused = await calls.post(more, { ...headers, Accept: 'application/json, text/plain' })
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3600'])
  expect(await refused.text()).toMatch(/^Too many messages .*@/)
  expect(await calls.rows(more.message)).toEqual([])

  expect(await read(await calls.post(known, { ...headers, ...key }))).toEqual(first)
  expect((await calls.post(message())).status).toBe(201)

  // An hour later the sender may go on.
  await calls.sql(
    `UPDATE contact_submissions SET createdAt = '2020-01-01' WHERE id = '${first.id}'`,
  )
  expect((await calls.post(more, headers)).status).toBe(201)
})

test('at once, no more than the limit is stored', async () => {
  const headers = { 'CF-Connecting-IP': '198.51.100.3' }
  const statuses = await all(
    hourlyLimit + 20,
    async () => (await calls.post(message(), headers)).status,
  )
  expect(statuses.filter((status) => status === 201)).toHaveLength(hourlyLimit)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
})

test('in IPv6 a household is one sender', async () => {
  const senders = ['2001:db8:aa::1', '2001:0db8:00aa:0:ffff::2', '2001:db8:aa:0:1:2:3:4']
  const sent = senders.map(() => message())
  for (const [n, from] of senders.entries())
    await calls.post(sent[n] ?? '', { 'CF-Connecting-IP': from })
  const rows = await Promise.all(sent.map((each) => calls.rows(each.message)))
  expect(new Set(rows.flat().map(({ client }) => client)).size).toBe(1)
})

test('the brake stops a burst of requests, good or not', async () => {
  const headers = { 'CF-Connecting-IP': newSender() }
  // The binding counts by the minute: two bursts cannot both fall on its turn.
  const statuses = await all(201, async () => (await calls.post('{', headers)).status)
  expect(new Set(statuses)).toEqual(new Set([400, 429]))
})

test('addresses are never stored, and what is made of them is forgotten after a day', async () => {
  const sent = message()
  const address = '203.0.113.77'
  const { id } = await read(await calls.post(sent, { 'CF-Connecting-IP': address }))
  const [row] = await calls.rows(sent.message)
  expect(JSON.stringify(row)).not.toContain(address)
  expect(row?.client).toMatch(/^[0-9a-f]{64}$/)
  await calls.cron()
  expect((await calls.rows(sent.message))[0]?.client).toBe(row?.client)
  const yesterday = new Date(Date.now() - 25 * 3600_000).toISOString()
  await calls.sql(`UPDATE contact_submissions SET createdAt = '${yesterday}' WHERE id = '${id}'`)
  await calls.cron()
  expect((await calls.rows(sent.message))[0]).toMatchObject({ client: null, idempotencyKey: null })
})
