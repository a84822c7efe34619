/** The contract of the store: what it reads of its state, and what it forgets, in each database. */
import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import { readMessages } from '../../function/queries'
import { tables } from '../../function/tables'
import { messagePolicy } from '../../site'
import { atOnce, count, createNewMessage, describeStores, outcome } from './databases'

const { senderHours } = messagePolicy
/** Long enough for keys to be forgotten before; the firm may keep messages without end. */
const retentionDays = vi.hoisted(() => 90)

vi.mock('../../site', async (original) => {
  const firm = await original<typeof import('../../site')>()
  return { ...firm, messagePolicy: { ...firm.messagePolicy, retentionDays } }
})

describeStores((test) => {
  test('each statement reads as much with 10,000 messages as with 10', async ({ given }) => {
    const { store } = given
    async function addDelivered(from: number, to: number) {
      await given.sql(`
        WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})
        INSERT INTO contact_submissions (id, name, email, message, client, "createdAt")
        SELECT 'old-' || i, 'Ada', 'a@b.example', 'Hi', 'old-' || i, '2999-01-01T00:00:00.000Z' FROM n`)
      await given.sql(`
        INSERT INTO outbox ("messageId", channel, status, "queuedAt", "nextAttemptAt")
        SELECT id, 'webhook', 'delivered', "createdAt", "createdAt" FROM contact_submissions
        WHERE id LIKE 'old-%' ON CONFLICT DO NOTHING`)
    }
    async function rowsReadBy(run: () => Promise<unknown>) {
      given.rowsRead()
      await run()
      return given.rowsRead()
    }
    async function costs() {
      const message = createNewMessage()
      const settled = outcome(given, message.id, { status: 'delivered' })
      const rows = {
        add: await rowsReadBy(() => store.add(message)),
        repeat: await rowsReadBy(() => store.add({ ...message, id: randomUUID() })),
        claim: await rowsReadBy(() => store.claim(30)),
        settle: await rowsReadBy(() => store.settle([settled])),
        readSalt: await rowsReadBy(() => store.readSalt()),
        readHealth: await rowsReadBy(() => store.readHealth()),
        countHeld: await rowsReadBy(() => store.countHeld(new Date().toISOString())),
        deleteExpired: await rowsReadBy(() => store.deleteExpired()),
      }
      await given.sql(`DELETE FROM contact_submissions WHERE id NOT LIKE 'old-%'`)
      return rows
    }
    await addDelivered(1, 10)
    await costs()
    const few = await costs()
    await addDelivered(11, 10_000)
    expect(await costs()).toEqual(few)
  })

  test('its state: what waits, what was given up, the last run of cron', async ({ given }) => {
    const empty = { heartbeat: null, waiting: 0, undelivered: 0, oldest: null }
    expect(await given.store.readHealth()).toEqual(empty)
    const oldest = new Date(given.now()).toISOString().slice(0, 10)
    const id = await given.storeNew()
    given.wait(30)
    await given.storeNew()
    await given.store.settle([outcome(given, id, { status: 'undelivered' })])
    await given.store.deleteExpired()
    expect(await given.store.readHealth()).toEqual({
      waiting: 2,
      undelivered: 1,
      oldest: expect.stringContaining(oldest),
      heartbeat: expect.stringMatching(/Z$/),
    })
  })

  test('a rejected message is late only until a newer one is delivered', async ({ given }) => {
    const store = () => given.storeNew({ channels: ['webhook'] })
    const oldest = async () => (await given.store.readHealth()).oldest
    const createdAt = async (id: string) =>
      (await readMessages(given.database, { ids: [id] }, 1))[0]?.createdAt
    const rejected = await store()
    given.wait(6)
    expect(await oldest()).toBe(await createdAt(rejected))
    const newer = await store()
    await given.store.settle([outcome(given, newer, { status: 'delivered' })])
    expect(await oldest()).toBeNull()
    given.wait(1)
    const untried = await store()
    expect(await oldest()).toBe(await createdAt(untried))
  })

  test('forgets senders and their keys in time, deletes what has expired', async ({ given }) => {
    const own = randomUUID()
    await given.storeNew({ id: 'expired' })
    given.wait((retentionDays - senderHours / 24) * 24 * 60)
    await given.storeNew({ id: 'own', idempotencyKey: own })
    await given.storeNew({ id: 'derived', idempotencyKey: 'a'.repeat(64) })
    given.wait(senderHours * 60 + 1)
    await given.storeNew({ id: 'recent', idempotencyKey: 'b'.repeat(64), client: 'hash' })
    await given.store.deleteExpired()
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
    await given.sql('ALTER TABLE outbox RENAME TO away')
    await expect(given.store.readHealth()).rejects.toThrow()
    await expect(given.storeNew()).rejects.toThrow()
    await given.sql('ALTER TABLE away RENAME TO outbox')
    await given.store.readHealth()
    expect(await count(given, 'contact_submissions')).toBe(0)
  })

  test('has one salt, made at its first use', async ({ given }) => {
    const salts = await atOnce(5, () => given.store.readSalt())
    expect(new Set(salts).size).toBe(1)
    expect(salts[0]).toHaveLength(36)
  })
})
