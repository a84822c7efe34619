/** How every table claims notifications, counts and expires, whichever database it is in. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { honeypot } from '../../function/rules'
import type { Delivery } from '../../function/table'
import { messagePolicy } from '../../site'
import { atOnce, describeTables, minutesAgo } from './describeTables'

const { senderHours } = messagePolicy
const nameOf = ({ messageId, channel }: Delivery) => `${messageId} ${channel}`

describeTables((given) => {
  describe('the outbox', () => {
    test('what is due is claimed once, by however many at once', async () => {
      await given().insertMany(300)
      await given().queueAll()
      const claims: string[] = []
      await atOnce(8, async () => {
        for (
          let batch = await given().table.claimDue(20);
          batch.length;
          batch = await given().table.claimDue(20)
        )
          claims.push(...batch.map(nameOf))
      })
      expect(claims).toHaveLength(300)
      expect(new Set(claims).size).toBe(300)
    })

    test('the longest due comes first, and no more than is asked for', async () => {
      await given().insertMany(3)
      await given().queueAll()
      await given().sql(
        `UPDATE outbox SET "nextAttemptAt" = '${minutesAgo(9)}' WHERE "messageId" = 'many-2'`,
      )
      expect(await given().table.claimDue(1)).toEqual([
        { messageId: 'many-2', channel: 'webhook', attempts: 1 },
      ])
    })

    test('a message’s own can be claimed at once after it is stored, and once', async () => {
      for (let n = 0; n < 20; n++) {
        const id = await given().storeOne()
        const claims = (await atOnce(3, () => given().table.claimOf(id))).flat()
        expect(claims.map(nameOf).sort()).toEqual([`${id} email`, `${id} webhook`])
      }
    })

    test('each attempt is twice as late, six hours at most', async () => {
      const id = await given().storeOne({ channels: ['webhook'] })
      const minutes: number[] = []
      for (let n = 1; n <= 10; n++) {
        await given().sql(`UPDATE outbox SET "nextAttemptAt" = '${minutesAgo(1)}'`)
        expect(await given().table.claimDue(50)).toEqual([
          { messageId: id, channel: 'webhook', attempts: n },
        ])
        const [row] = await given().sql<{ nextAttemptAt: string }>(
          'SELECT "nextAttemptAt" FROM outbox',
        )
        minutes.push(Math.round((Date.parse(row?.nextAttemptAt ?? '') - Date.now()) / 60_000))
      }
      expect(minutes).toEqual([5, 10, 20, 40, 80, 160, 320, 360, 360, 360])
    })

    test('what arrived goes, what did not keeps its reason, and nothing is not written', async () => {
      const [first, second] = [await given().storeOne(), await given().storeOne()]
      const delivery = (messageId: string, channel: 'webhook' | 'email') => ({ messageId, channel })
      await given().table.settle(
        new Map([
          [null, [delivery(first, 'webhook'), delivery(second, 'email')]],
          ['The receiver answered 500', [delivery(first, 'email')]],
        ]),
      )
      await given().table.settle(new Map())
      const rows = await given().sql<Delivery>(
        'SELECT "messageId", channel, "lastError" FROM outbox',
      )
      expect(rows).toHaveLength(2)
      expect(rows).toContainEqual({
        ...delivery(first, 'email'),
        lastError: 'The receiver answered 500',
      })
      expect(rows).toContainEqual({ ...delivery(second, 'webhook'), lastError: null })
    })
  })

  test('counts what waits, what is doubtful and how large it is', async () => {
    expect(await given().table.count()).toEqual({
      ...{ waiting: 0, oldestMinutes: null, flaggedToday: 0, keptYesterday: 0, kept: 0 },
      bytes: expect.any(Number),
    })
    await given().setAge(await given().storeOne(), 30)
    await given().storeOne({ flagged: 'too fast' })
    const noon = new Date(Date.now() - 24 * 3600_000).toISOString().slice(0, 11)
    await given().insertMany(3, ', flagged, "createdAt"', `, '${honeypot}', '${noon}12:00:00.000Z'`)
    const today = await given().storeOne({ flagged: honeypot })
    await given().sql(
      `UPDATE contact_submissions SET "createdAt" = '${minutesAgo(0)}' WHERE id = '${today}'`,
    )
    const { oldestMinutes, flaggedToday, bytes, ...counts } = await given().table.count()
    expect(counts).toEqual({ waiting: 4, keptYesterday: 3, kept: 4 })
    expect(Math.floor(oldestMinutes ?? 0)).toBe(30)
    // Yesterday noon is within 24 hours in the morning only.
    expect(flaggedToday).toBe(new Date().getUTCHours() < 12 ? 5 : 2)
    expect(bytes).toBeGreaterThan(1000)
  })

  test('forgets senders, and keys made of them, after their hours', async () => {
    const own = randomUUID()
    const old = await given().storeOne({ idempotencyKey: own })
    const derived = await given().storeOne({ idempotencyKey: 'a'.repeat(64) })
    const recent = await given().storeOne({ idempotencyKey: 'b'.repeat(64) })
    for (const id of [old, derived]) await given().setAge(id, senderHours * 60 + 1)
    await given().setAge(recent, senderHours * 60 - 1)
    await given().table.forgetClients()
    const rows = await given().sql<{
      id: string
      client: string | null
      idempotencyKey: string | null
    }>('SELECT id, client, "idempotencyKey" FROM contact_submissions')
    expect(rows).toHaveLength(3)
    expect(rows).toContainEqual({ id: old, client: null, idempotencyKey: own })
    expect(rows).toContainEqual({ id: derived, client: null, idempotencyKey: null })
    expect(rows.find(({ id }) => id === recent)).toMatchObject({
      ...{ client: expect.any(String), idempotencyKey: 'b'.repeat(64) },
    })
  })

  test('deletes old messages with their notifications, and old reports', async () => {
    const [old, recent] = [await given().storeOne(), await given().storeOne()]
    await given().setAge(old, 30 * 24 * 60 + 1)
    await given().setAge(recent, 30 * 24 * 60 - 1)
    for (const id of ['old', 'recent']) await given().table.recordReport(id, 'webhook')
    await given().sql(
      `UPDATE reports SET "sentAt" = '${minutesAgo(30 * 24 * 60 + 1)}' WHERE id = 'old'`,
    )
    await given().table.deleteOlderThan(30)
    expect(await given().sql('SELECT id FROM contact_submissions')).toEqual([{ id: recent }])
    expect(await given().countRows('outbox')).toBe(2)
    expect(await given().sql('SELECT id FROM reports')).toEqual([{ id: 'recent' }])
  })

  test('a report is recorded once, by each channel', async () => {
    await atOnce(5, () => given().table.recordReport('digest', 'webhook'))
    expect(await given().table.wasReported('digest', 'webhook')).toBe(true)
    expect(await given().table.wasReported('digest', 'email')).toBe(false)
    expect(await given().countRows('reports')).toBe(1)
  })

  test('the check writes nothing that stays, and fails where a table is missing', async () => {
    await atOnce(5, () => given().table.checkWritable())
    expect(await given().countRows('contact_submissions')).toBe(0)
    expect(await given().countRows('outbox')).toBe(0)
    await given().sql('ALTER TABLE outbox RENAME TO away')
    await expect(given().table.checkWritable()).rejects.toThrow()
    await expect(given().storeOne()).rejects.toThrow()
    await given().sql('ALTER TABLE away RENAME TO outbox')
    await given().table.checkWritable()
    expect(await given().countRows('contact_submissions')).toBe(0)
  })

  test('has a salt', async () => {
    expect(await given().table.readSalt()).toMatch(/^[0-9a-f]{64}$/i)
  })
})
