/** How every table stores messages, whichever database it is in. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { honeypot } from '../../function/rules'
import { store } from '../../function/store'
import { messagePolicy } from '../../site'
import { atOnce, createSubmission, describeTables, minutesAgo } from './describeTables'

const { dailyLimit, hourlyLimit, hourlyLimitAboveDaily } = messagePolicy

describeTables((given) => {
  describe('stores once', () => {
    test('50 times the same at once: one row, one receipt, its notifications once', async () => {
      const submission = createSubmission()
      const stored = await atOnce(50, () => store(given().table, submission))
      const [row] = await given().sql<{ id: string }>('SELECT id FROM contact_submissions')
      const receipts = stored.map((each) => (typeof each === 'string' ? each : each.id))
      expect(new Set(receipts)).toEqual(new Set([row?.id]))
      expect(await given().countRows('contact_submissions')).toBe(1)
      expect(await given().countRows('outbox')).toBe(2)
    })

    test('50 messages with one key at once: the first, and 49 conflicts', async () => {
      const idempotencyKey = randomUUID()
      const stored = await atOnce(50, () =>
        store(given().table, createSubmission({ idempotencyKey })),
      )
      expect(stored.filter((each) => each === 'conflict')).toHaveLength(49)
      expect(await given().countRows('contact_submissions')).toBe(1)
    })

    test('a key that expires frees itself after the time of a repeat', async () => {
      const submission = createSubmission({ keyExpires: true })
      const first = await store(given().table, submission)
      if (typeof first === 'string') throw new Error(first)
      await given().setAge(first.id, 9)
      expect(await store(given().table, submission)).toMatchObject({
        id: first.id,
        notifies: false,
      })
      await given().setAge(first.id, 11)
      expect(await store(given().table, { ...submission, keyExpires: false })).toMatchObject({
        id: first.id,
      })
      const again = await atOnce(20, () => store(given().table, submission))
      const ids = again.map((each) => (typeof each === 'string' ? each : each.id))
      expect(new Set(ids).size).toBe(1)
      expect(ids).not.toContain(first.id)
      expect(await given().countRows('contact_submissions')).toBe(2)
    })

    test('the receipt is what the table holds, as ISO 8601', async () => {
      const submission = createSubmission()
      const { id, createdAt } = Object(await store(given().table, submission))
      const stored = await given().table.findByKey(submission.idempotencyKey)
      expect(stored).toEqual({
        ...{ ...submission.message, id, createdAt },
        ...{ organization: null, flagged: null },
      })
      expect(new Date(createdAt).toISOString()).toBe(createdAt)
      expect(Math.abs(Date.now() - Date.parse(createdAt))).toBeLessThan(60_000)
      expect(await given().table.findByKey(randomUUID())).toBeNull()
    })
  })

  test('any text comes back exactly', async () => {
    const nameIn = (text: string) => [...text].slice(0, 2).join('')
    // Any code points, but NUL, which the schema rejects.
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 300 })
    const samples = fc.sample(text, 40).map((each) => `a${each.replaceAll('\0', '')}`)
    const texts = [
      '❤️‍🔥 👩‍👩‍👧',
      'محمد ‏& Co',
      'Q̷',
      '\\x00 \\u0000',
      '策'.repeat(5000),
      '😀'.repeat(2500),
      ...samples,
    ]
    const ids = await Promise.all(
      texts.map((message) =>
        given().storeOne({
          message: { name: nameIn(message), email: message, organization: message, message },
        }),
      ),
    )
    const rows = new Map((await given().table.readMessages(ids)).map((row) => [row.id, row]))
    for (const [n, text] of texts.entries())
      expect(rows.get(ids[n] ?? '')).toMatchObject({
        ...{ name: nameIn(text), email: text, message: text },
        organization: text.trim() ? text : null,
      })
  })

  describe('a doubtful message', () => {
    test('of three retries at once that are not, one adds the notifications', async () => {
      const submission = createSubmission()
      const id = await given().storeOne({ ...submission, flagged: honeypot })
      expect(await given().countRows('outbox')).toBe(0)
      expect(await store(given().table, { ...submission, flagged: 'too fast' })).toMatchObject({
        id,
      })
      expect(await given().countRows('outbox')).toBe(0)
      await atOnce(3, () => store(given().table, submission))
      expect(await given().countRows('outbox')).toBe(2)
      expect(await given().table.readMessages([id])).toMatchObject([{ flagged: null }])
    })

    test('that was notified loses its mark only', async () => {
      const submission = createSubmission()
      const id = await given().storeOne({ ...submission, flagged: 'too fast' })
      expect(await given().countRows('outbox')).toBe(2)
      expect(await store(given().table, submission)).toMatchObject({ id, notifies: false })
      expect(await given().countRows('outbox')).toBe(2)
      expect(await given().table.readMessages([id])).toMatchObject([{ flagged: null }])
    })
  })

  describe('limits', () => {
    test('of a sender in an hour, exactly, however many come at once', async () => {
      const client = randomUUID()
      const stored = await atOnce(hourlyLimit + 20, () =>
        store(given().table, createSubmission({ client })),
      )
      expect(stored.filter((each) => each === 'rate-limited')).toHaveLength(20)
      expect(await store(given().table, createSubmission())).not.toBe('rate-limited')
      await given().sql(`UPDATE contact_submissions SET "createdAt" = '${minutesAgo(61)}'`)
      expect(await store(given().table, createSubmission({ client }))).not.toBe('rate-limited')
    })

    test('of all senders in a day: taken, but fewer of each', async () => {
      await given().insertMany(dailyLimit - 1)
      expect(await given().table.isAboveDailyLimit()).toBe(false)
      const client = randomUUID()
      await given().storeOne({ client })
      expect(await given().table.isAboveDailyLimit()).toBe(true)
      const stored = await atOnce(hourlyLimitAboveDaily + 3, () =>
        store(given().table, createSubmission({ client })),
      )
      expect(stored.filter((each) => each === 'rate-limited')).toHaveLength(4)
      await given().sql(`UPDATE contact_submissions SET "createdAt" = '${minutesAgo(24 * 60 + 1)}'`)
      expect(await given().table.isAboveDailyLimit()).toBe(false)
      await given().storeOne({ client })
    })
  })
})
