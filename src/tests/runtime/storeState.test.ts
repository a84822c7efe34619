/** The contract of the store: what it reads of its state, and what it forgets, in each database. */
import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import { readMessages } from '../../function/queries'
import { failedChallenge } from '../../function/store'
import { tables } from '../../function/tables'
import { messagePolicy } from '../../site'
import { atOnce, count, describeStores, outcome } from './databases'

const { senderHours } = messagePolicy
/** Long enough for keys to be forgotten before; the firm may keep messages without end. */
const retentionDays = vi.hoisted(() => 90)

vi.mock('../../site', async (original) => {
  const firm = await original<typeof import('../../site')>()
  return { ...firm, messagePolicy: { ...firm.messagePolicy, retentionDays } }
})

describeStores((test) => {
  const times = ['heartbeat', 'oldest', 'oldestHeld', 'first', 'regularSince']
  test('its state: what waits, was given up or held, the last run of cron', async ({ given }) => {
    const empty = { waiting: 0, undelivered: 0, held: 0, stuck: [] }
    expect(await given.store.readHealth()).toMatchObject({
      ...empty,
      ...Object.fromEntries(times.map((name) => [name, null])),
    })
    const day = expect.stringContaining(new Date(given.now()).toISOString().slice(0, 10))
    const id = await given.storeNew()
    given.wait(1)
    await given.storeNew()
    await given.storeNew({ flagged: failedChallenge })
    await given.storeNew({ channels: [] })
    await given.store.settle([outcome(given, id, { status: 'undelivered' })])
    await given.store.deleteExpired()
    const state = await given.store.readHealth()
    expect(state).toMatchObject({ waiting: 2, undelivered: 1, held: 1, first: day, oldest: day })
    expect(state).toMatchObject({ oldestHeld: day, heartbeat: day, regularSince: null })
    expect(Math.abs(state.clockAhead)).toBeLessThan(30_000)
    given.setWrong(-90)
    expect(Math.round((await given.store.readHealth()).clockAhead / 60_000)).toBe(-90)
  })

  test('a channel is stuck until a newer notification of it arrives', async ({ given }) => {
    const createdAt = async (id: string) =>
      (await readMessages(given.database, { ids: [id] }, 1))[0]?.createdAt
    const stuck = async () => (await given.store.readHealth()).stuck
    const rejected = await given.storeNew()
    given.wait(6)
    const newer = await given.storeNew()
    const oldest = [await createdAt(rejected), await createdAt(rejected)]
    expect(await stuck()).toEqual(oldest)
    await given.store.settle([outcome(given, newer, { status: 'delivered', channel: 'email' })])
    expect(await stuck()).toEqual(oldest.slice(1))
    await given.store.settle([outcome(given, newer, { status: 'delivered', channel: 'webhook' })])
    expect(await stuck()).toEqual([])
    expect((await given.store.readHealth()).oldest).toBe(oldest[0])
  })

  test('nothing is deleted while the clocks differ, or after a long gap', async ({ given }) => {
    await given.storeNew({ id: 'old' })
    await given.store.deleteExpired()
    given.setWrong(400 * 24 * 60)
    expect(await given.store.deleteExpired()).toEqual({ waits: 'clock' })
    given.setWrong(0)
    expect(await given.store.deleteExpired()).toEqual({ waits: 'gap' })
    expect(await count(given, 'contact_submissions')).toBe(1)
    // Nothing ran for a year; a day of regular runs later it is deleted.
    given.wait(400 * 24 * 60)
    expect(await given.store.deleteExpired()).toEqual({ waits: 'gap' })
    given.wait(23 * 60)
    expect(await given.store.deleteExpired()).toEqual({ waits: 'gap' })
    given.wait(61)
    expect(await given.store.deleteExpired()).toEqual({ deleted: 1 })
  })

  test('forgets senders and their keys in time, deletes what has expired', async ({ given }) => {
    const own = randomUUID()
    await given.storeNew({ id: 'expired' })
    given.wait((retentionDays - senderHours / 24) * 24 * 60)
    await given.storeNew({ id: 'own', idempotencyKey: own })
    await given.storeNew({ id: 'derived', idempotencyKey: 'a'.repeat(64) })
    given.wait(senderHours * 60 + 1)
    await given.storeNew({ id: 'recent', idempotencyKey: 'b'.repeat(64), client: 'hash' })
    expect(await given.store.deleteExpired()).toEqual({ deleted: 1 })
    expect(
      await given.sql('SELECT id, client, "idempotencyKey" FROM contact_submissions ORDER BY id'),
    ).toEqual([
      { id: 'derived', client: null, idempotencyKey: null },
      { id: 'own', client: null, idempotencyKey: own },
      { id: 'recent', client: 'hash', idempotencyKey: 'b'.repeat(64) },
    ])
    expect(await count(given, 'outbox')).toBe(6)
  })

  test('the check leaves nothing, and fails where a table is missing', async ({ given }) => {
    await atOnce(5, () => given.store.readHealth())
    for (const table of Object.keys(tables)) expect(await count(given, table)).toBe(0)
    // Health reads nothing of this table, and a check is good for half a minute unless a message fails meanwhile.
    await given.sql('ALTER TABLE daily_counts RENAME TO away')
    await given.store.readHealth()
    await expect(given.storeNew()).rejects.toThrow()
    await expect(given.store.readHealth()).rejects.toThrow()
    await given.sql('ALTER TABLE away RENAME TO daily_counts')
    await given.store.readHealth()
    expect(await count(given, 'contact_submissions')).toBe(0)
  })

  test('has one salt a day, which is deleted with its hashes', async ({ given }) => {
    const salts = await atOnce(5, () => given.store.readSalt())
    expect(new Set(salts).size).toBe(1)
    expect(salts[0]).toHaveLength(36)
    given.wait(24 * 60)
    expect(await given.store.readSalt()).not.toBe(salts[0])
    given.wait(-24 * 60)
    await given.sql(`INSERT INTO state (name, value) VALUES ('salt-2000-01-01', 'old')`)
    await given.store.deleteExpired()
    expect(await given.sql(`SELECT value FROM state WHERE value = 'old'`)).toEqual([])
    expect(await given.store.readSalt()).toBe(salts[0])
  })
})
