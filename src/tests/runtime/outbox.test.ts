/** What the store promises of notifications, in each database. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  atOnce,
  claimAll,
  createNewMessage,
  describeStores,
  failed,
  outcome,
  statuses,
} from './databases'

describeStores((start) => {
  describe('the outbox', () => {
    test('what is due is claimed once, by however many at once', async () => {
      const given = start()
      await atOnce(60, () => given.storeNew())
      const claims = (await atOnce(8, () => claimAll(given))).flat()
      claims.push(
        ...(await claimAll(given)),
        ...(await claimAll(given)),
        ...(await claimAll(given)),
      )
      const names = claims.map(({ messageId, channel }) => messageId + channel)
      expect(names).toHaveLength(120)
      expect(new Set(names).size).toBe(120)
    })

    test('the newest comes first, and no more than is asked for', async () => {
      const given = start()
      for (let n = 0; n < 3; n++) {
        await given.storeNew({ id: `message ${n}`, channels: ['webhook'] })
        given.wait(1)
      }
      expect(await given.store.claim(2)).toHaveLength(2)
      expect(await given.store.claim(2)).toEqual([
        { messageId: 'message 0', channel: 'webhook', attempts: 1 },
      ])
    })

    test('a claim that nobody settles is due again; what is settled is kept as the record', async () => {
      const given = start()
      const id = await given.storeNew({ channels: ['webhook'] })
      expect(await given.store.claim(9, id)).toEqual([
        { messageId: id, channel: 'webhook', attempts: 1 },
      ])
      expect(await given.store.claim(9, id)).toEqual([])
      given.wait(6)
      expect(await claimAll(given)).toMatchObject([{ attempts: 2 }])
      const deliveredAt = new Date(given.now()).toISOString()
      await given.store.settle([outcome(given, id, { status: 'delivered', deliveredAt })])
      given.wait(60)
      expect(await claimAll(given)).toEqual([])
      expect(await given.sql('SELECT status, "deliveredAt" FROM outbox')).toEqual([
        { status: 'delivered', deliveredAt },
      ])
    })

    test('what failed keeps its reason and waits; what was given up is claimed no more', async () => {
      const given = start()
      const [one, two] = [await given.storeNew(), await given.storeNew()]
      await claimAll(given)
      await given.store.settle([
        outcome(given, one, { lastError: "it's over" }),
        outcome(given, two, { status: 'undelivered', lastError: 'refused' }),
      ])
      const rows = await given.sql(
        `SELECT "messageId", status, "lastError" FROM outbox WHERE channel = 'webhook'`,
      )
      expect(rows).toContainEqual({ messageId: one, status: 'waiting', lastError: "it's over" })
      expect(rows).toContainEqual({ messageId: two, status: 'undelivered', lastError: 'refused' })
      given.wait(6)
      expect(await claimAll(given)).toHaveLength(3)
    })

    test('without a channel it is on record that nobody was notified', async () => {
      const given = start()
      await given.storeNew({ channels: [] })
      expect(await given.sql('SELECT channel, status, "lastError" FROM outbox')).toEqual([
        { channel: 'none', status: 'undelivered', lastError: 'No channel was set' },
      ])
    })

    test('a failed challenge holds the notifications; of three retries one lets them go', async () => {
      const given = start()
      const message = createNewMessage()
      const id = await given.storeNew({ ...message, flagged: failed })
      expect(await statuses(given)).toEqual(['held', 'held'])
      await atOnce(3, () => given.storeNew({ ...message, id: randomUUID() }))
      expect(await given.store.claim(9, id)).toHaveLength(2)
      expect(await given.store.find({ ids: [id] })).toMatchObject([{ flagged: null }])
    })

    test('a doubtful message is notified, and loses its mark where a retry is not doubtful', async () => {
      const given = start()
      const message = createNewMessage()
      const id = await given.storeNew({ ...message, flagged: 'too fast' })
      expect(await given.store.claim(9, id)).toHaveLength(2)
      await given.storeNew({ ...message, id: randomUUID(), flagged: 'honeypot' })
      expect(await given.store.find({ ids: [id] })).toMatchObject([{ flagged: 'too fast' }])
      await given.storeNew({ ...message, id: randomUUID() })
      expect(await given.store.find({ ids: [id] })).toMatchObject([{ flagged: null }])
      expect(await given.store.claim(9, id)).toEqual([])
    })

    test('what was held is counted once a day by each channel', async () => {
      const given = start()
      for (const _ of [1, 2]) await given.storeNew({ flagged: failed })
      expect(await given.store.countHeld('webhook')).toBe(2)
      await given.store.settleHeld('webhook')
      expect(await statuses(given)).toEqual(['alerted', 'alerted', 'held', 'held'])
      await given.storeNew({ flagged: failed })
      expect(await given.store.countHeld('webhook')).toBe(0)
      expect(await given.store.countHeld('email')).toBe(3)
      given.wait(24 * 60 + 1)
      expect(await given.store.countHeld('webhook')).toBe(1)
    })
  })
})
