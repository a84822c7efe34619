/** Stores messages with their notifications, for the function; `queries.ts` has what people do with them. */
import type { Receipt } from '../contact/schema'
import { messagePolicy } from '../site'
import { columnList, jsonRows, type MessageDatabase, query, raw, rowsOf, sql } from './database'
import { type Field, fields } from './forms'
import { createHealth, longestTexts } from './health'
import { insertMissing, readMessages, selectMessages } from './queries'
import { type Channel, type Delivery, type StoredMessage, tables } from './tables'

const { dailyLimit, hourlyLimit, hourlyLimitAboveDaily, retentionDays, senderHours } = messagePolicy

const hour = 3_600_000
const day = 24 * hour

/** The same message without a key, from the same sender within this time, is a repeat. */
const repeatTime = 10 * 60_000

/** A claimed notification is free again after this long, if whoever claimed it has not settled it. */
const leaseTime = 5 * 60_000

/** A wrong clock could delete everything: deletion waits after a gap as long as this between two runs of the cron trigger… */
const longestGap = 7 * day

/** …and while the clock differs by more than this from that of the database. */
const clockTolerance = hour

/** The mark of a message that failed a challenge, before the reason; and of one whose hidden field was filled in. */
export const failedChallenge = 'challenge failed'
export const filledHoneypot = 'honeypot'

export interface NewMessage {
  id: string
  form: string
  texts: Partial<Record<Field, string | null>>
  /** The client's own, which is a UUID, or a hash of sender and text, which is free again after the time of a repeat. */
  idempotencyKey: string
  client: string
  flagged: string | null
  /** Whether its sender passed a challenge: it is notified above the daily limit, too. */
  verified: boolean
  channels: Channel[]
}

/** A notification to deliver now, with this attempt counted; without a message if that was erased meanwhile. */
export type Claim = Delivery & { channel: Channel; message?: StoredMessage }

const setState = (name: string, value: string) => sql`
  INSERT INTO state (name, value) VALUES (${name}, ${value})
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`

export type MessageStore = ReturnType<typeof createMessageStore>

export function createMessageStore(database: MessageDatabase, now = Date.now) {
  const time = (milliseconds = 0) => new Date(now() + milliseconds).toISOString()

  function insertStatements({ texts, channels, verified, ...message }: NewMessage) {
    const { id, idempotencyKey, client, flagged } = message
    const createdAt = time()
    const today = createdAt.slice(0, 10)
    const isFailed = flagged?.startsWith(failedChallenge)
    const status = isFailed ? 'held' : 'waiting'
    // What programs send is not to hide the messages of people.
    const counted = isFailed || flagged === filledHoneypot ? 0 : 1
    const isAboveLimit = verified ? sql`false` : sql`messages > ${dailyLimit}`
    const isBelowLimit = sql`
      (SELECT count(*) FROM contact_submissions
        WHERE client = ${client} AND "createdAt" > ${time(-hour)})
      < CASE WHEN (SELECT messages FROM daily_counts WHERE day = ${today}) >= ${dailyLimit}
        THEN ${raw(`${hourlyLimitAboveDaily}`)} ELSE ${raw(`${hourlyLimit}`)} END`
    return [
      sql`
        UPDATE contact_submissions SET "idempotencyKey" = NULL
        WHERE "idempotencyKey" = ${idempotencyKey} AND length("idempotencyKey") <> 36
          AND "createdAt" < ${time(-repeatTime)}`,
      // A key that somebody else has is left alone.
      insertMissing('contact_submissions', [{ ...message, ...texts, createdAt }], isBelowLimit),
      sql`
        INSERT INTO daily_counts (day, messages)
        SELECT ${today}, ${raw(`${counted}`)} FROM contact_submissions WHERE id = ${id}
        ON CONFLICT (day) DO UPDATE SET messages = daily_counts.messages + excluded.messages`,
      // The channel 'none' records that nobody was notified.
      sql`
        INSERT INTO outbox ("messageId", channel, status, "queuedAt", "nextAttemptAt")
        SELECT id, key,
          CASE WHEN key = 'none' THEN 'undelivered' WHEN ${isAboveLimit} THEN 'held'
            ELSE ${status} END,
          "createdAt", "createdAt"
        FROM contact_submissions, daily_counts,
          (${rowsOf(channels.length ? channels : ['none'])}) AS channels
        WHERE id = ${id} AND day = ${today}`,
    ]
  }

  function probe() {
    const id = crypto.randomUUID()
    const marks = { idempotencyKey: id, client: id, flagged: null, verified: false, channels: [] }
    return insertStatements({ id, form: 'health', texts: longestTexts(), ...marks })
  }
  const { readClocks, readHealth, checkAnew } = createHealth(database, now, probe)

  return {
    readHealth,

    /** @returns the salt of the hashes of addresses, which is made at its first use on each day in UTC */
    async readSalt() {
      const name = `salt-${time().slice(0, 10)}`
      const made = insertMissing('state', [{ name, value: crypto.randomUUID() }])
      const select = sql`SELECT value FROM state WHERE name = ${name}`
      const [row] = await query<{ value: string }>(database, [made, select])
      return row?.value ?? ''
    },

    /** @returns the id and time, stored before or now; 'conflict' if another message has the key; or 'rate-limited' */
    async add(message: NewMessage): Promise<Receipt | 'conflict' | 'rate-limited'> {
      const { idempotencyKey, texts, form, client } = message
      const statements = [...insertStatements(message), selectMessages({ idempotencyKey }, 1)]
      // One message of a sender after the other, as those at once would not count each other.
      const [stored] = await query<StoredMessage>(database, statements, client).catch((error) => {
        checkAnew()
        throw error
      })
      if (!stored) return 'rate-limited'
      const isOther = fields.some((name) => stored[name] !== (texts[name] ?? null))
      if (isOther || stored.form !== form) return 'conflict'
      return { id: stored.id, createdAt: stored.createdAt }
    },

    /** Takes due notifications, the newest first, for some minutes: a crash retries them, two runs do not send twice. */
    async claim(limit: number): Promise<Claim[]> {
      const statement = sql`
        UPDATE outbox SET attempts = attempts + 1, "nextAttemptAt" = ${time(leaseTime)}
        WHERE ("messageId", channel) IN (
          SELECT "messageId", channel FROM outbox
          WHERE status = 'waiting' AND "nextAttemptAt" <= ${time()}
          ORDER BY "queuedAt" DESC LIMIT ${limit})
        RETURNING ${columnList(tables.outbox.exported)}`
      const claims = await query<Claim>(database, statement, 'outbox')
      const ids = claims.map(({ messageId }) => messageId)
      const messages = await readMessages(database, { ids }, limit)
      const messageOf = ({ messageId }: Claim) => messages.find(({ id }) => id === messageId)
      return claims.map((claim) => ({ ...claim, message: messageOf(claim) }))
    },

    async settle(deliveries: Delivery[]) {
      const statement = sql`
        UPDATE outbox SET status = value ->> 'status', "nextAttemptAt" = value ->> 'nextAttemptAt',
          "deliveredAt" = value ->> 'deliveredAt', "lastError" = value ->> 'lastError'
        FROM json_each(${jsonRows(deliveries)})
        WHERE "messageId" = value ->> 'messageId' AND channel = value ->> 'channel'`
      await database.run([statement])
    },

    /** @returns the number of held messages from before this time, once the last alert is a day old; 0 until then */
    async countHeld(before: string) {
      const statement = sql`
        SELECT (
          SELECT CAST(count(DISTINCT "messageId") AS integer) FROM outbox
          WHERE status = 'held' AND "queuedAt" < ${before}) AS count
        WHERE NOT EXISTS (SELECT 1 FROM state WHERE name = 'alert' AND value > ${time(-day)})`
      const [held] = await query<{ count: number }>(database, statement)
      return held?.count ?? 0
    },

    /** Marks the held notifications that an alert counted: of messages before the same time. */
    async settleHeld(before: string) {
      const settle = sql`
        UPDATE outbox SET status = 'alerted', "deliveredAt" = ${time()}
        WHERE status = 'held' AND "queuedAt" < ${before}`
      await database.run([settle, setState('alert', time())])
    },

    /**
     * Deletes old messages, and the hashes, salts and keys made of addresses, unless the clock may be wrong. Notes that the
     * cron trigger has run.
     * @returns the number of messages, or why none was deleted
     */
    async deleteExpired(): Promise<{ deleted: number } | { waits: 'clock' | 'gap' }> {
      const { heartbeat, regularSince, clockAhead } = await readClocks()
      const isLongGap = heartbeat && Math.abs(now() - Date.parse(heartbeat)) > longestGap
      const marks = [setState('heartbeat', time())]
      if (isLongGap) marks.push(setState('regularSince', time()))
      const isRegular = !isLongGap && (!regularSince || now() - Date.parse(regularSince) >= day)
      const isClockRight = Math.abs(clockAhead) <= clockTolerance
      if (!isRegular || !isClockRight) {
        await database.run(marks)
        return { waits: isClockRight ? 'gap' : 'clock' }
      }
      const oldest = retentionDays === 'never' ? '' : time(-retentionDays * day)
      const forgotten = time(-senderHours * hour)
      const [deleted = []] = await database.run([
        sql`DELETE FROM contact_submissions WHERE "createdAt" < ${oldest} RETURNING id`,
        sql`
          UPDATE contact_submissions SET client = NULL,
            "idempotencyKey" = CASE length("idempotencyKey") WHEN 36 THEN "idempotencyKey" END
          WHERE client IS NOT NULL AND "createdAt" < ${forgotten}`,
        sql`DELETE FROM state WHERE name LIKE 'salt%' AND name < ${`salt-${forgotten.slice(0, 10)}`}`,
        ...marks,
      ])
      return { deleted: deleted.length }
    },
  }
}
