/** What the cron trigger reports and deletes, and what `/api/health` shows. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { messagePolicy } from '../../site'
import { createClient, createMessage, newSender, readResponse } from './client'
import { startReceiver } from './receiver'
import { startRuntime } from './startRuntime'

const receiver = await startReceiver()
const runtime = await startRuntime({
  vars: { ...receiver.vars, TABLE_ALERT_SECONDS: '0', DATABASE_LIMIT_MB: '500' },
})
const client = createClient(runtime.url)
afterAll(async () => {
  await runtime.stop()
  receiver.stop()
})
beforeEach(async () => {
  receiver.state.status = 204
  receiver.state.received = []
  await client.sql('DELETE FROM contact_submissions')
})

const alerts = (name: string) =>
  receiver
    .webhooks()
    .filter(({ type, data }) => type === 'contact.alert' && data.id.startsWith(name))
const emails = (name: string) =>
  receiver.emails().filter(({ subject }) => subject.includes(name.replaceAll('-', ' ')))
const setAge = (id: string, age: string) =>
  client.sql(
    `UPDATE contact_submissions SET createdAt = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${age}') WHERE id = '${id}'`,
  )

/** Stores messages with dates a second apart, without the function. */
const insertMany = (count: number, flagged = 'NULL') =>
  client.sql(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
    INSERT INTO contact_submissions (id, name, email, message, flagged)
    SELECT lower(hex(randomblob(16))), 'Ada', 'ada@reader.example', 'Many', ${flagged} FROM n`)

const breakTable =
  "CREATE TRIGGER broken BEFORE INSERT ON contact_submissions BEGIN SELECT RAISE(ABORT, 'full'); END"

describe('alerts', () => {
  test('a table that cannot be written: one, by each channel, until a new day', async () => {
    await client.sql(breakTable)
    for (const _ of [1, 2]) {
      await client.runCron()
      expect(emails('table-not-writable')).toHaveLength(1)
    }
    await client.sql('DROP TRIGGER broken')
    expect(alerts('table-not-writable')).toHaveLength(1)
    expect(alerts('table-not-writable')[0].data.text).toContain('SQLITE_')
    await client.runCron()
    expect(alerts('table-not-writable')).toHaveLength(1)
  })

  test('a table that fails only for a while: none', async () => {
    const slow = await startRuntime({ vars: { ...receiver.vars, TABLE_ALERT_SECONDS: '30' } })
    const { sql, runCron } = createClient(slow.url)
    await sql(breakTable)
    const run = runCron()
    await expect.poll(() => slow.output()).toContain('"job":"checkWritable"')
    await sql('DROP TRIGGER broken')
    await run
    await slow.stop()
    expect(receiver.state.received).toEqual([])
  })

  test('a notification that waits for over an hour: one, once a channel works', async () => {
    receiver.state.status = 500
    const { id } = await readResponse(await client.post(createMessage()))
    await client.sql(`UPDATE outbox SET nextAttemptAt = '2999-01-01'`)
    await setAge(id, '59 minutes')
    await client.runCron()
    expect(alerts('notifications-late')).toEqual([])
    await setAge(id, '61 minutes')
    await client.runCron()
    await expect.poll(() => runtime.output()).toContain('"report":"notifications-late-')
    receiver.state.status = 204
    receiver.state.received = []
    for (const _ of [1, 2]) await client.runCron()
    expect(alerts('notifications-late')).toHaveLength(1)
    expect(alerts('notifications-late')[0].data.text).toMatch(/: 2, the oldest for 61 minutes/)
    expect(emails('notifications-late')).toHaveLength(1)
  })

  test('more messages in a day than the limit: messages are taken, fewer of each sender', async () => {
    const { dailyLimit, hourlyLimitAboveDaily } = messagePolicy
    await insertMany(dailyLimit - 2)
    await client.runCron()
    expect(alerts('many-messages')).toEqual([])
    const headers = { 'CF-Connecting-IP': newSender() }
    const statuses: number[] = []
    for (let n = 0; n < hourlyLimitAboveDaily + 3; n++)
      statuses.push((await client.post(createMessage(), headers)).status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(hourlyLimitAboveDaily)
    expect(statuses.filter((status) => status === 429)).toHaveLength(3)
    expect((await client.post(createMessage())).status).toBe(201)
    for (const _ of [1, 2]) await client.runCron()
    expect(alerts('many-messages')).toHaveLength(1)
    expect(emails('many-messages')).toHaveLength(1)
    // A day later the usual limit holds.
    await client.sql(
      `UPDATE contact_submissions SET createdAt = '2020-01-01' WHERE message = 'Many'`,
    )
    expect((await client.post(createMessage(), headers)).status).toBe(201)
  })
})

test('messages older than the notice says are deleted, with their notifications', async () => {
  const days = Number(messagePolicy.retentionDays)
  receiver.state.status = 500
  const old = await readResponse(await client.post(createMessage()))
  const recent = await readResponse(await client.post(createMessage()))
  await setAge(old.id, `${days + 1} days`)
  await setAge(recent.id, `${days - 1} days`)
  await client.runCron()
  expect(await client.sql('SELECT id FROM contact_submissions')).toEqual([{ id: recent.id }])
  expect(await client.outbox(old.id)).toEqual([])
})

describe('health', () => {
  const health = async () => readResponse(await client.health())

  test('counts what waits and what is doubtful, and how full the database is', async () => {
    expect(await health()).toMatchObject({
      status: 200,
      table: 'writable',
      outbox: { waiting: 0, oldestMinutes: 0 },
      flaggedToday: 0,
      channels: ['webhook', 'email'],
    })
    receiver.state.status = 500
    const { id } = await readResponse(
      await client.post(createMessage(), { 'Contact-Elapsed-Seconds': '0' }),
    )
    await setAge(id, '30 minutes')
    await insertMany(3, "'honeypot'")
    await insertMany(2)
    const { outbox, flaggedToday, space } = await health()
    expect(outbox).toEqual({ waiting: 2, oldestMinutes: 30 })
    expect(flaggedToday).toBe(4)
    expect(space.usedMB).toBeGreaterThan(0)
    expect(space.usedMB + space.leftMB).toBeCloseTo(500)
  })

  test.each([
    ['no salt', 'DELETE FROM salt', 'INSERT INTO salt (id) VALUES (1)'],
    ['no outbox', 'ALTER TABLE outbox RENAME TO away', 'ALTER TABLE away RENAME TO outbox'],
    [
      'an outbox that takes no row',
      "CREATE TRIGGER broken BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'full'); END",
      'DROP TRIGGER broken',
    ],
  ])('%s: 503', async (_, before, after) => {
    await client.sql(before)
    const response = await health()
    await client.sql(after)
    expect(response).toMatchObject({ status: 503, retryAfter: expect.any(String) })
    expect((await health()).status).toBe(200)
  })

  test('a database that does not answer: 503 after ten seconds', async () => {
    await client.setDelay(12_000)
    const response = await health()
    await client.setDelay(0)
    expect(response.status).toBe(503)
  })
})
