/** The contract of the store: what it promises of messages and notifications, in each database. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'
import { fields } from '../../function/forms'
import { readMessages } from '../../function/queries'
import { failedChallenge, filledHoneypot } from '../../function/store'
import { messagePolicy } from '../../site'
import { atOnce, count, createNewMessage, describeStores, outcome, statuses } from './databases'

const { dailyLimit, hourlyLimit, hourlyLimitAboveDaily } = messagePolicy

/** A mark that holds the notifications. */
const flagged = `${failedChallenge}: no token`

describeStores((test) => {
  test('50 times the same at once: one row and receipt, notified once', async ({ given }) => {
    const message = createNewMessage()
    const stored = await atOnce(50, () => given.store.add({ ...message, id: randomUUID() }))
    const [row] = await given.sql('SELECT id, "createdAt" FROM contact_submissions')
    expect(new Set(stored.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify(row)]),
    )
    expect(await count(given, 'contact_submissions')).toBe(1)
    expect(await statuses(given)).toEqual(['waiting', 'waiting'])
  })

  test('50 messages with one key at once: the first, and 49 conflicts', async ({ given }) => {
    const idempotencyKey = randomUUID()
    const stored = await atOnce(50, () => given.store.add(createNewMessage({ idempotencyKey })))
    expect(stored.filter((each) => each === 'conflict')).toHaveLength(49)
    expect(await count(given, 'contact_submissions')).toBe(1)
  })

  test('the same texts by another form are another message', async ({ given }) => {
    const message = createNewMessage({ form: 'contact' })
    await given.storeNew(message)
    const other = { ...message, id: randomUUID(), form: 'newsletter' }
    expect(await given.store.add(other)).toBe('conflict')
  })

  test('a key made of sender and text is free after a while', async ({ given }) => {
    const message = createNewMessage({ idempotencyKey: 'a'.repeat(64) })
    const again = () => given.storeNew({ ...message, id: randomUUID() })
    const first = await again()
    given.wait(9)
    expect(await again()).toBe(first)
    given.wait(2)
    const later = await atOnce(20, again)
    expect(new Set(later).size).toBe(1)
    expect(later).not.toContain(first)
  })

  test('any text comes back exactly, and the time in ISO 8601', async ({ given }) => {
    // Any code points, but NUL, which the schema rejects.
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 300 })
    const samples = fc.sample(text, 40).map((each) => `a${each.replaceAll('\0', '')}`)
    const odd = ['👩‍👩‍👧 محمد ‏& Co', '\\x00 \\u0000', `'"\\;--$1\r\n\t\u0007`, '策'.repeat(5000)]
    for (const each of [...odd, ...samples]) {
      const texts = Object.fromEntries(fields.map((name) => [name, each]))
      const message = createNewMessage({ texts })
      const receipt = await given.store.add(message)
      expect(await readMessages(given.database, { ids: [message.id] }, 1)).toEqual([
        { ...texts, ...Object(receipt), id: message.id, flagged: null, form: 'contact' },
      ])
      const { createdAt } = Object(receipt)
      expect(new Date(createdAt).toISOString()).toBe(createdAt)
    }
  })

  test('limits a sender in an hour, exactly, however many come at once', async ({ given }) => {
    const client = randomUUID()
    const send = () => given.store.add(createNewMessage({ client }))
    const stored = await atOnce(hourlyLimit + 20, send)
    expect(stored.filter((each) => each === 'rate-limited')).toHaveLength(20)
    await given.storeNew()
    given.wait(61)
    expect(await send()).not.toBe('rate-limited')
  })

  test('limits all senders in a day: stored, held, and fewer of each sender', async ({ given }) => {
    const today = new Date(given.now()).toISOString().slice(0, 10)
    await given.sql(`INSERT INTO daily_counts VALUES (?, ${dailyLimit - 1})`, today)
    await given.storeNew({ channels: ['webhook'] })
    const client = randomUUID()
    const stored = await atOnce(hourlyLimitAboveDaily + 3, () =>
      given.store.add(createNewMessage({ client, channels: ['webhook'] })),
    )
    expect(stored.filter((each) => each === 'rate-limited')).toHaveLength(3)
    const held = Array<string>(hourlyLimitAboveDaily).fill('held')
    expect(await statuses(given)).toEqual([...held, 'waiting'])
    given.wait(24 * 60)
    await given.storeNew({ client, channels: ['webhook'] })
    expect(await statuses(given)).toEqual([...held, 'waiting', 'waiting'])
  })

  test('programs use up no day’s limit; a passed challenge is notified', async ({ given }) => {
    const today = new Date(given.now()).toISOString().slice(0, 10)
    await given.sql(`INSERT INTO daily_counts VALUES (?, ${dailyLimit - 1})`, today)
    for (const doubtful of [flagged, filledHoneypot])
      await given.storeNew({ flagged: doubtful, channels: ['webhook'] })
    await given.storeNew({ channels: ['webhook'] })
    expect(await statuses(given)).toEqual(['held', 'waiting', 'waiting'])
    await given.storeNew({ channels: ['webhook'] })
    await given.storeNew({ verified: true, channels: ['webhook'] })
    expect(await statuses(given)).toEqual(['held', 'held', 'waiting', 'waiting', 'waiting'])
  })

  test('what is due is claimed once, by however many at once', async ({ given }) => {
    await atOnce(30, () => given.storeNew())
    const claims = (await atOnce(8, () => given.store.claim(10))).flat()
    const names = claims.map(({ messageId, channel }) => messageId + channel)
    expect([names.length, new Set(names).size]).toEqual([60, 60])
  })

  test('the newest comes first, and no more than is asked for', async ({ given }) => {
    for (let n = 0; n < 3; n++) {
      await given.storeNew({ id: `message ${n}`, channels: ['webhook'] })
      given.wait(1)
    }
    expect(await given.store.claim(2)).toHaveLength(2)
    expect(await given.store.claim(2)).toMatchObject([
      { messageId: 'message 0', channel: 'webhook', attempts: 1 },
    ])
  })

  test('a claim that nobody settles is due again; a settled one is kept', async ({ given }) => {
    const messageId = await given.storeNew({ channels: ['webhook'] })
    expect(await given.store.claim(9)).toMatchObject([{ messageId, attempts: 1 }])
    expect(await given.store.claim(9)).toEqual([])
    given.wait(6)
    expect(await given.store.claim(9)).toMatchObject([{ attempts: 2 }])
    const deliveredAt = new Date(given.now()).toISOString()
    await given.store.settle([outcome(given, messageId, { status: 'delivered', deliveredAt })])
    given.wait(60)
    expect(await given.store.claim(9)).toEqual([])
    expect(await given.sql('SELECT status, "deliveredAt" FROM outbox')).toEqual([
      { status: 'delivered', deliveredAt },
    ])
  })

  test('what failed waits, with its reason; what was given up does not', async ({ given }) => {
    const channels = ['webhook' as const]
    const [one, two] = [await given.storeNew({ channels }), await given.storeNew({ channels })]
    await given.store.claim(9)
    await given.store.settle([
      outcome(given, one, { lastError: "it's over" }),
      outcome(given, two, { status: 'undelivered', lastError: 'refused' }),
    ])
    expect(await given.store.claim(9)).toEqual([])
    given.wait(6)
    expect(await given.store.claim(9)).toMatchObject([{ messageId: one, lastError: "it's over" }])
    expect(await statuses(given)).toEqual(['undelivered', 'waiting'])
  })

  test('what was held is counted once a day', async ({ given }) => {
    const time = () => new Date(given.now()).toISOString()
    for (const _ of [1, 2]) await given.storeNew({ flagged })
    given.wait(1)
    const alertAt = time()
    expect(await given.store.countHeld(alertAt)).toBe(2)
    // While the alert is on its way.
    await given.storeNew({ flagged })
    given.wait(1)
    await given.store.settleHeld(alertAt)
    expect(await statuses(given)).toEqual([...Array(4).fill('alerted'), 'held', 'held'])
    expect(await given.store.countHeld(time())).toBe(0)
    given.wait(24 * 60)
    expect(await given.store.countHeld(time())).toBe(1)
  })
})
