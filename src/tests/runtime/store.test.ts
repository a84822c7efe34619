/** What the store promises of messages and notifications, in D1 and workerd. Its clock is the database's: tests set the times of rows. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { fields } from '../../function/forms'
import { states, suspectedMark, tables } from '../../function/tables'
import { newMessage, startStore, type TestStore } from './startStore'

const policy = { dailyLimit: 3, retentionDays: 90 }
let given: TestStore
let store: TestStore['store']
let sql: TestStore['sql']

beforeAll(async () => {
  given = await startStore(policy)
  ;({ store, sql } = given)
  return given.stop
})
beforeEach(async () => {
  for (const table of Object.keys(tables)) await sql(`DELETE FROM ${table}`)
})

const atOnce = <T>(count: number, run: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => run(n)))

const suspected = { flagged: `${suspectedMark}: no token`, channels: [] }

async function add(changes: Parameters<typeof newMessage>[0] = {}) {
  const message = newMessage(changes)
  await store.add(message)
  return message.id
}
const addFrom = (email: string) => add({ texts: { name: 'Ada', email, message: 'Hello' } })

/** Makes a time of rows an earlier one, such as by "-2 days". */
const shift = (table: string, column: string, modifier: string, condition = 'true') =>
  sql(
    `UPDATE ${table} SET "${column}" = strftime('%Y-%m-%dT%H:%M:%fZ', "${column}", ?) WHERE ${condition}`,
    modifier,
  )

const outbox = () => sql('SELECT * FROM outbox ORDER BY "messageId", channel')
const messages = () => sql('SELECT * FROM contact_submissions ORDER BY id')
const statuses = async () => (await outbox()).map(({ status }) => status).sort()

test('50 times the same at once: one row and receipt, notified once', async () => {
  const message = newMessage({ channels: ['webhook', 'email'] })
  const receipts = await atOnce(50, () => store.add({ ...message, id: randomUUID() }))
  const [row] = await sql('SELECT id, "createdAt" FROM contact_submissions')
  expect(receipts).toEqual(Array(50).fill(row))
  expect(await statuses()).toEqual(['waiting', 'waiting'])
  expect(await sql('SELECT messages FROM daily_counts')).toEqual([{ messages: 1 }])
})

test('50 messages with one key at once: the first, and 49 conflicts', async () => {
  const idempotencyKey = randomUUID()
  const texts = (message: string) => ({ name: 'Ada', email: 'ada@reader.example', message })
  const stored = await atOnce(50, (n) =>
    store.add(newMessage({ idempotencyKey, texts: texts(`Hello ${n}`) })),
  )
  expect(stored.filter((each) => each === 'conflict')).toHaveLength(49)
  expect(await messages()).toHaveLength(1)
  const [{ message } = {}] = await messages()
  const other = { idempotencyKey, texts: texts(String(message)), form: 'newsletter' }
  expect(await store.add(newMessage(other))).toBe('conflict')
})

test('any text comes back exactly, and the time in ISO 8601', async () => {
  // Any code points, but NUL, which the schema rejects.
  const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 300 })
  const samples = fc.sample(text, 40).map((each) => `a${each.replaceAll('\0', '')}`)
  const odd = ['👩‍👩‍👧 محمد ‏& Co', '\\x00 \\u0000', `'"\\;--$1?1\r\n\t\u0007`, '策'.repeat(5000)]
  for (const each of [...odd, ...samples]) {
    const texts = Object.fromEntries(fields.map((name) => [name, each]))
    const message = newMessage({ texts })
    const receipt = Object(await store.add(message))
    expect(await store.readMessages([message.id])).toEqual([
      { ...texts, ...receipt, flagged: null, form: 'contact' },
    ])
    expect(new Date(receipt.createdAt).toISOString()).toBe(receipt.createdAt)
  }
})

test('above the daily number a notification waits for the next day, but that of who passed a check', async () => {
  for (let n = 0; n < policy.dailyLimit + 2; n++) await add()
  await add({ isVerified: true })
  await add(suspected)
  expect(await statuses()).toEqual(Array(6).fill('waiting'))
  expect(await store.claim(99)).toHaveLength(policy.dailyLimit + 1)
  const late = await sql(`SELECT "nextAttemptAt" FROM outbox WHERE attempts = 0`)
  const [{ midnight } = {}] = await sql(
    `SELECT strftime('%Y-%m-%dT00:00:00.000Z', 'now', '+1 day') AS midnight`,
  )
  expect(late).toEqual(Array(2).fill({ nextAttemptAt: midnight }))
  expect(await store.readHealth()).toMatchObject({ waiting: 6, nextDay: 2, suspected: 1 })
  await shift('outbox', 'nextAttemptAt', '-1 day', 'attempts = 0')
  expect(await store.claim(99)).toHaveLength(2)
})

test('what is due is claimed once by however many at once, with its message', async () => {
  await atOnce(30, () => add({ channels: ['webhook', 'email'], isVerified: true }))
  const claims = (await atOnce(8, () => store.claim(10))).flat()
  const names = claims.map(({ messageId, channel }) => messageId + channel)
  expect([names.length, new Set(names).size]).toEqual([60, 60])
  expect(claims[0]).toMatchObject({ message: { name: 'Ada', message: 'Hello' }, attempts: 1 })
})

test('the newest comes first; a claim that nobody settles is due again', async () => {
  const first = await add()
  await shift('outbox', 'nextAttemptAt', '-1 second')
  const second = await add()
  for (const id of [second, first])
    expect(await store.claim(1)).toMatchObject([{ messageId: id, message: { id }, attempts: 1 }])
  expect(await store.claim(9)).toEqual([])
  await shift('outbox', 'nextAttemptAt', '-5 minutes')
  expect(await store.claim(9)).toMatchObject([{ attempts: 2 }, { attempts: 2 }])
})

test('what was sent is never sent again; what was not is due again until its day is over', async () => {
  await atOnce(2, () => add())
  const [one, two] = await store.claim(9)
  if (!one || !two) throw new Error('Nothing was due')
  const failed = { ...one, problem: 'it’s over', minutes: 40 }
  await store.settle([failed, { ...two, problem: null, minutes: 5 }])
  // A run that was late.
  await store.settle([{ ...failed, ...two }])
  expect(await statuses()).toEqual(['delivered', 'waiting'])
  const outcomes = { lastError: 'it’s over', deliveredAt: null }
  expect(await outbox()).toContainEqual(expect.objectContaining(outcomes))
  expect(await store.readHealth()).toMatchObject({ waiting: 1, failed: 0 })
  await shift('outbox', 'firstAttemptAt', '-23 hours')
  expect((await store.readHealth()).overdue).toBeGreaterThan(60)
  await store.settle([failed])
  expect(await statuses()).toEqual(['delivered', 'waiting'])
  await shift('outbox', 'firstAttemptAt', '-2 hours')
  await store.settle([failed])
  expect(await statuses()).toEqual(['delivered', 'undelivered'])
  await shift('outbox', 'nextAttemptAt', '-2 days')
  expect(await store.claim(9)).toEqual([])
  expect(await store.readHealth()).toMatchObject({ waiting: 0, failed: 1 })
})

test('a retry sends by the channels of now what others did not, and nothing twice', async () => {
  const isSent = await add({ channels: ['webhook', 'email'] })
  const never = await add({ channels: [] })
  await add(suspected)
  const waits = await add()
  const onItsWay = await add()
  await sql(`UPDATE outbox SET status = '${states.sent}' WHERE channel = 'email'`)
  await sql(`UPDATE outbox SET status = '${states.failed}' WHERE "messageId" = ?`, isSent)
  await sql(`UPDATE outbox SET status = '${states.sent}' WHERE channel = 'email'`)
  await store.claim(9)
  await shift('outbox', 'nextAttemptAt', '+40 minutes', `"messageId" = '${waits}'`)
  const rows = async (...columns: string[]) =>
    (await outbox()).map((row) => columns.map((name) => row[name]).join(' ')).sort()
  expect(await store.retry()).toBe(undefined)
  await store.maintain({ channels: ['webhook'], perMinute: 18 })
  expect(await store.retry()).toEqual({ count: 3, channels: ['webhook'], perMinute: 18 })
  const byWebhook = [
    `${isSent} email delivered`,
    ...[isSent, never, waits, onItsWay].map((id) => `${id} webhook waiting`),
  ].sort()
  expect(await rows('messageId', 'channel', 'status')).toEqual(byWebhook)
  const claimed = await store.claim(9)
  expect(claimed.map(({ messageId }) => messageId).sort()).toEqual([isSent, never, waits].sort())
  // The webhook is gone: what it did not send goes by email, once.
  await store.maintain({ channels: ['email'], perMinute: 18 })
  expect(await store.retry()).toMatchObject({ count: 3 })
  expect(await rows('messageId', 'channel', 'status')).toEqual(
    [
      `${isSent} email delivered`,
      ...[never, waits, onItsWay].map((id) => `${id} email waiting`),
    ].sort(),
  )
})

test('a run notes its settings, and deletes what has expired, a hundred at a time', async () => {
  const kept = await add()
  for (let n = 0; n < 103; n++) await add({ channels: n === 0 ? ['webhook'] : [] })
  await shift('contact_submissions', 'createdAt', '-90 days', `id <> '${kept}'`)
  const settings = { channels: ['webhook' as const], perMinute: 18 }
  expect(await store.readHealth()).toMatchObject({ sinceRun: null })
  expect(await store.maintain(settings)).toBe(100)
  expect(await store.maintain(settings)).toBe(3)
  expect(await messages()).toMatchObject([{ id: kept }])
  expect(await outbox()).toHaveLength(1)
  expect((await store.readHealth()).sinceRun).toBeLessThan(1)
})

test('health fails where nothing can be written, or a table is missing', async () => {
  expect(await store.readHealth()).toMatchObject({ waiting: 0, overdue: null, sinceAlert: null })
  await store.recordAlert()
  expect((await store.readHealth()).sinceAlert).toBeLessThan(1)
  // It has just written; once a message could not be stored, it tries again.
  const full = ['contact_submissions', 'state']
  for (const table of full)
    await sql(
      `CREATE TRIGGER full_${table} BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'full'); END`,
    )
  await store.readHealth()
  await expect(store.add(newMessage())).rejects.toThrow('full')
  await expect(store.readHealth()).rejects.toThrow('full')
  for (const table of full) await sql(`DROP TRIGGER full_${table}`)
  await sql('ALTER TABLE outbox RENAME TO away')
  await expect(store.readHealth()).rejects.toThrow('no such table')
  await expect(store.add(newMessage())).rejects.toThrow('no such table')
  await sql('ALTER TABLE away RENAME TO outbox')
  expect(await messages()).toEqual([])
})

test('messages are found by day, state, doubt and age', async () => {
  const [old, doubtful, last] = [await add(), await add(suspected), await add()]
  await shift('contact_submissions', 'createdAt', '-3 days', `id = '${old}'`)
  await shift('contact_submissions', 'createdAt', '-1 second', `id = '${doubtful}'`)
  await sql(`UPDATE outbox SET status = '${states.failed}' WHERE "messageId" = ?`, last)
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  expect(await store.findIds({})).toEqual([last, doubtful, old])
  expect(await store.findIds({ since: yesterday })).toEqual([last, doubtful])
  expect(await store.findIds({ status: 'failed' })).toEqual([last])
  expect(await store.findIds({ suspected: true })).toEqual([doubtful])
  expect(await store.findIds({ olderThanDays: 2 })).toEqual([old])
})

test.each([
  ['ada@reader.example', ' Ada@Reader.EXAMPLE'],
  ['äda@reader.example', 'ÄDA@reader.example'],
  ['σίσυφος@reader.example', 'ΣΊΣΥΦΟΣ@reader.example'],
  ['josé@reader.example', 'JOSE\u0301@reader.example'],
  ['ada@münchen.example', 'ada@XN--mnchen-3ya.example'],
  ['ada@münchen.example', 'ada@MÜNCHEN.example'],
])('%s is found as %s, also where the version before has stored it', async (one, other) => {
  const ids = [await addFrom(one), await addFrom(other), await addFrom(one)]
  await sql('UPDATE contact_submissions SET "emailKey" = NULL WHERE id = ?', ids[2])
  await addFrom('jada@reader.example')
  await addFrom('jose@reader.example')
  for (const address of [one, other]) {
    const found = await store.findIds({ from: address })
    expect(found.sort()).toEqual(ids.toSorted())
  }
  expect(await store.erase(await store.findIds({ from: one }))).toBe(3)
  expect(await messages()).toHaveLength(2)
  expect(await outbox()).toHaveLength(2)
})
