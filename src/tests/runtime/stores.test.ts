/** The contract of the store: what it promises of messages and time, in each database; `outbox.test.ts` has notifications. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storeOnce } from '../../function/contact'
import { tables } from '../../function/tables'
import { messagePolicy } from '../../site'
import {
  atOnce,
  count,
  createNewMessage,
  describeStores,
  outcome,
  setCount,
  statuses,
} from './databases'

const { dailyLimit, hourlyLimit, hourlyLimitAboveDaily, retentionDays, senderHours } = messagePolicy

describeStores((start) => {
  describe('stores once', () => {
    test('50 times the same at once: one row, one receipt, its notifications once', async () => {
      const given = start()
      const message = createNewMessage()
      const stored = await atOnce(50, () =>
        storeOnce(given.store, { ...message, id: randomUUID() }),
      )
      const [row] = await given.sql('SELECT id, "createdAt" FROM contact_submissions')
      expect(new Set(stored.map((each) => JSON.stringify(each)))).toEqual(
        new Set([JSON.stringify(row)]),
      )
      expect(await count(given, 'contact_submissions')).toBe(1)
      expect(await statuses(given)).toEqual(['waiting', 'waiting'])
    })

    test('50 messages with one key at once: the first, and 49 conflicts', async () => {
      const given = start()
      const idempotencyKey = randomUUID()
      const stored = await atOnce(50, () =>
        storeOnce(given.store, createNewMessage({ idempotencyKey })),
      )
      expect(stored.filter((each) => each === 'conflict')).toHaveLength(49)
      expect(await count(given, 'contact_submissions')).toBe(1)
    })

    test('a key that expires frees itself after the time of a repeat', async () => {
      const given = start()
      const message = createNewMessage({ keyExpires: true })
      const again = () => given.storeNew({ ...message, id: randomUUID() })
      const first = await again()
      given.wait(9)
      expect(await again()).toBe(first)
      given.wait(2)
      const later = await atOnce(20, again)
      expect(new Set(later).size).toBe(1)
      expect(later).not.toContain(first)
    })

    test('the receipt is what the table holds, in ISO 8601', async () => {
      const given = start()
      const { idempotencyKey, texts, id } = createNewMessage()
      const receipt = await given.store.insert(createNewMessage({ idempotencyKey, texts, id }))
      const [stored] = await given.store.find({ idempotencyKey })
      expect(stored).toMatchObject({ ...texts, ...receipt, id, flagged: null, form: 'contact' })
      expect(new Date(receipt?.createdAt ?? '').toISOString()).toBe(receipt?.createdAt)
      expect(await given.store.find({ idempotencyKey: randomUUID() })).toEqual([])
    })

    test('any text comes back exactly', async () => {
      const given = start()
      // Any code points, but NUL, which the schema rejects.
      const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 300 })
      const samples = fc.sample(text, 40).map((each) => `a${each.replaceAll('\0', '')}`)
      const odd = [
        '👩‍👩‍👧',
        'محمد ‏& Co',
        '\\x00 \\u0000',
        `'"\\;--$1\r\n\t\u0007`,
        '策'.repeat(5000),
      ]
      const texts = [...odd, ...samples]
      const ids = await Promise.all(
        texts.map((each) =>
          given.storeNew({ texts: { name: each, email: each, organization: each, message: each } }),
        ),
      )
      const rows = new Map((await given.store.find({ ids })).map((row) => [row.id, row]))
      for (const [n, each] of texts.entries())
        expect(rows.get(ids[n] ?? '')).toMatchObject({ name: each, message: each })
    })
  })

  describe('limits', () => {
    test('of a sender in an hour, exactly, however many come at once', async () => {
      const given = start()
      const client = randomUUID()
      const send = () => storeOnce(given.store, createNewMessage({ client }))
      const stored = await atOnce(hourlyLimit + 20, send)
      expect(stored.filter((each) => each === 'rate-limited')).toHaveLength(20)
      await given.storeNew()
      given.wait(61)
      expect(await send()).not.toBe('rate-limited')
    })

    test('of all senders in a day: stored, held, and fewer of each sender', async () => {
      const given = start()
      await setCount(given, dailyLimit - 1)
      await given.storeNew({ channels: ['webhook'] })
      const client = randomUUID()
      const stored = await atOnce(hourlyLimitAboveDaily + 3, () =>
        storeOnce(given.store, createNewMessage({ client, channels: ['webhook'] })),
      )
      expect(stored.filter((each) => each === 'rate-limited')).toHaveLength(3)
      const held = Array<string>(hourlyLimitAboveDaily).fill('held')
      expect(await statuses(given)).toEqual([...held, 'waiting'])
      given.wait(24 * 60)
      await given.storeNew({ client, channels: ['webhook'] })
      expect(await statuses(given)).toEqual([...held, 'waiting', 'waiting'])
    })
  })

  test('each statement reads as much with 10,000 messages as with 10', async () => {
    const given = start()
    const stored = createNewMessage()
    const insertMany = (from: number, to: number) =>
      given.sql(`
        WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})
        INSERT INTO contact_submissions (id, name, email, message, client, "createdAt")
        SELECT 'old-' || i, 'Ada', 'a@b.example', 'Hi', 'old-' || i, '2999-01-01T00:00:00.000Z' FROM n`)
    const deliverAll = () =>
      given.sql(`
        INSERT INTO outbox ("messageId", channel, status, "queuedAt", "nextAttemptAt")
        SELECT id, 'webhook', 'delivered', "createdAt", "createdAt" FROM contact_submissions
        WHERE id LIKE 'old-%' ON CONFLICT DO NOTHING`)
    async function costs() {
      const { store } = given
      const message = { ...createNewMessage(), id: randomUUID() }
      const statements: [string, () => Promise<unknown>][] = [
        ['insert', () => store.insert(message)],
        ['a repeat', () => storeOnce(store, { ...message, id: randomUUID() })],
        ['claim of one', () => store.claim(9, message.id)],
        ['settle', () => store.settle([outcome(given, message.id, { status: 'delivered' })])],
        ['claim', () => store.claim(30)],
        ['readSalt', () => store.readSalt()],
        ['checkWritable', () => store.checkWritable()],
        ['readState', () => store.readState()],
        ['countHeld', () => store.countHeld('webhook')],
        ['beat', () => store.beat()],
        ['deleteExpired', () => store.deleteExpired()],
      ]
      const read: Record<string, number> = {}
      for (const [name, run] of statements) {
        given.rowsRead()
        await run()
        read[name] = given.rowsRead()
      }
      await deleteAll()
      return read
    }
    const deleteAll = () => given.sql(`DELETE FROM contact_submissions WHERE id NOT LIKE 'old-%'`)
    await given.storeNew(stored)
    await given.store.beat()
    await insertMany(1, 10)
    await deliverAll()
    await costs()
    const few = await costs()
    await insertMany(11, 10_000)
    await deliverAll()
    expect(await costs()).toEqual(few)
  })

  test('its state: what waits, what was given up, and when the cron trigger ran', async () => {
    const given = start()
    const empty = { heartbeat: null, waiting: 0, undelivered: 0, oldest: null }
    expect(await given.store.readState()).toEqual(empty)
    const oldest = new Date(given.now()).toISOString().slice(0, 10)
    const id = await given.storeNew()
    given.wait(30)
    await given.storeNew()
    await given.store.settle([outcome(given, id, { status: 'undelivered' })])
    await given.store.beat()
    expect(await given.store.readState()).toEqual({
      waiting: 3,
      undelivered: 1,
      oldest: expect.stringContaining(oldest),
      heartbeat: expect.stringMatching(/Z$/),
    })
  })

  test('a message that is rejected again and again is late only until a newer one is delivered', async () => {
    const given = start()
    const oldest = async () => (await given.store.readState()).oldest
    const rejected = await given.storeNew({ channels: ['webhook'] })
    const since = await oldest()
    for (let n = 0; n < 3; n++) {
      await given.store.claim(9)
      given.wait(6)
    }
    expect(await oldest()).toBe(since)
    const newer = await given.storeNew({ channels: ['webhook'] })
    await given.store.settle([outcome(given, newer, { status: 'delivered' })])
    expect(await oldest()).toBeNull()
    const untried = await given.storeNew({ channels: ['webhook'] })
    await given.storeNew({ channels: ['email'] })
    expect(await oldest()).toBe((await given.store.find({ ids: [untried] }))[0]?.createdAt)
    expect((await given.store.find({ ids: [rejected] }))[0]?.createdAt).toBe(since)
  })

  test('forgets senders, and keys made of them, after their hours; deletes what has expired', async () => {
    const given = start()
    const own = randomUUID()
    await given.storeNew({ id: 'expired' })
    given.wait((Number(retentionDays) - senderHours / 24) * 24 * 60)
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

  test('the check leaves nothing, and fails where a table is missing', async () => {
    const given = start()
    await atOnce(5, () => given.store.checkWritable())
    for (const table of Object.keys(tables)) expect(await count(given, table)).toBe(0)
    await given.sql('ALTER TABLE outbox RENAME TO away')
    await expect(given.store.checkWritable()).rejects.toThrow()
    await expect(given.storeNew()).rejects.toThrow()
    await given.sql('ALTER TABLE away RENAME TO outbox')
    await given.store.checkWritable()
    expect(await count(given, 'contact_submissions')).toBe(0)
  })

  test('has one salt, made at its first use', async () => {
    const given = start()
    const salts = await atOnce(5, () => given.store.readSalt())
    expect(new Set(salts).size).toBe(1)
    expect(salts[0]?.length).toBeGreaterThan(64)
  })
})
