/** Stores messages with their notifications: the SQL of the function; that of commands is in `records.ts`. */
import type { Receipt } from '../contact/schema'
import { messagePolicy } from '../site'
import { columnList, type Database, jsonRows, query, raw, type Statement, sql } from './database'
import { fields } from './forms'
import { type Filter, readMessages } from './records'

const { dailyLimit, hourlyLimit, hourlyLimitAboveDaily, retentionDays, senderHours } = messagePolicy

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Within this time the same message without a key from the same sender is a repeat. */
const repeatTime = 10 * minute

/** A claimed notification is free again after this long, if whoever claimed it has not settled it. */
const leaseTime = 5 * minute

/** So many at most are counted, so that a count reads few rows. */
const countLimit = 100
const heldLimit = 10_000

/** After these attempts a notification that waits was not forgotten, but rejected. */
const fewAttempts = 3

/** The ways to notify the firm. */
export type Channel = 'webhook' | 'email'

/** What marks a message that failed a challenge, before the reason. */
export const failedChallenge = 'challenge failed'

export interface NewMessage {
  id: string
  form: string
  /** By field. */
  texts: Record<string, string | null>
  /** The client's own, or a hash of sender and text. */
  idempotencyKey: string
  /** The key is such a hash, and is free again after the time of a repeat. */
  keyExpires: boolean
  /** A hash of the sender's address. */
  client: string
  /** Why it is doubtful. */
  flagged: string | null
  /** Each gets a notification. */
  channels: Channel[]
}

/** A notification to deliver now. */
export interface Claim {
  messageId: string
  channel: Channel
  /** This one included. */
  attempts: number
}

/** What became of one. */
export interface Outcome extends Omit<Claim, 'attempts'> {
  status: 'waiting' | 'delivered' | 'undelivered'
  nextAttemptAt: string
  deliveredAt: string | null
  lastError: string | null
}

export interface StoreState {
  /** When the cron trigger last ran. */
  heartbeat: string | null
  /** Notifications that wait, and that were given up; no more than a hundred are counted. */
  waiting: number
  undelivered: number
  /**
   * When the oldest was stored that waits untried, or while no newer one is delivered; one that a receiver rejects
   * again and again is not counted.
   */
  oldest: string | null
}

const countOf = (status: string) => sql`
  (SELECT CAST(count(*) AS integer) FROM (
    SELECT 1 FROM outbox WHERE status = ${status} LIMIT ${countLimit}) AS few)`

const setState = (name: string, value: string) => sql`
  INSERT INTO state (name, value) VALUES (${name}, ${value})
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`

export type MessageStore = ReturnType<typeof createMessageStore>

/**
 * Each method throws where the database fails.
 * @param now the time in milliseconds
 */
export function createMessageStore(database: Database, now = Date.now) {
  const time = (milliseconds = 0) => new Date(now() + milliseconds).toISOString()

  function insertStatements(message: NewMessage): Statement[] {
    const { id, form, texts, idempotencyKey, client, flagged, channels } = message
    const createdAt = time()
    const today = createdAt.slice(0, 10)
    const status = flagged?.startsWith(failedChallenge) ? 'held' : 'waiting'
    const rows: object[] = channels.map((channel) => ({ channel, status }))
    // Without a channel it is on record that nobody was notified.
    if (!rows.length)
      rows.push({ channel: 'none', status: 'undelivered', lastError: 'No channel was set' })
    let values = sql`${id}, ${form}, ${idempotencyKey}, ${client}, ${flagged}, ${createdAt}`
    for (const name of fields) values = sql`${values}, ${texts[name] ?? null}`
    return [
      // A key that somebody else has is left alone; a sender over the limit gets no row.
      sql`
        INSERT INTO contact_submissions
          (id, form, "idempotencyKey", client, flagged, "createdAt", ${columnList(fields)})
        SELECT ${values}
        WHERE (SELECT count(*) FROM contact_submissions
               WHERE client = ${client} AND "createdAt" > ${time(-hour)})
          < CASE WHEN (SELECT messages FROM daily_counts WHERE day = ${today}) >= ${dailyLimit}
            THEN ${raw(`${hourlyLimitAboveDaily}`)} ELSE ${raw(`${hourlyLimit}`)} END
        ON CONFLICT ("idempotencyKey") DO NOTHING
        RETURNING id, "createdAt"`,
      sql`
        INSERT INTO daily_counts (day, messages)
        SELECT ${today}, 1 FROM contact_submissions WHERE id = ${id}
        ON CONFLICT (day) DO UPDATE SET messages = daily_counts.messages + 1`,
      sql`
        INSERT INTO outbox
          ("messageId", channel, status, "queuedAt", "nextAttemptAt", "lastError")
        SELECT message.id, value ->> 'channel',
          CASE WHEN messages > ${dailyLimit} AND value ->> 'status' = 'waiting' THEN 'held'
            ELSE value ->> 'status' END,
          "createdAt", "createdAt", value ->> 'lastError'
        FROM contact_submissions AS message, daily_counts, json_each(${jsonRows(rows)})
        WHERE message.id = ${id} AND day = ${today}`,
    ]
  }

  return {
    /** @returns the salt of the hashes of addresses, where the operator sets none */
    async readSalt() {
      const salt = `${crypto.randomUUID()}${crypto.randomUUID()}`
      // An update that changes nothing, as only rows that are written are returned.
      const statement = sql`
        INSERT INTO state (name, value) VALUES ('salt', ${salt})
        ON CONFLICT (name) DO UPDATE SET value = state.value RETURNING value`
      const [row] = await query<{ value: string }>(database, statement)
      return row?.value ?? salt
    },

    /**
     * Stores a message and its notifications: all of it or nothing.
     * @returns nothing where the key is taken or the sender is over the limit, and nothing is written
     */
    async insert(message: NewMessage) {
      const { idempotencyKey, keyExpires, client } = message
      const expireKey = sql`
        UPDATE contact_submissions SET "idempotencyKey" = NULL
        WHERE "idempotencyKey" = ${idempotencyKey} AND "createdAt" < ${time(-repeatTime)}`
      const before = keyExpires ? [expireKey] : []
      // One message of a sender after the other, as those at once would not count each other.
      const results = await database.run([...before, ...insertStatements(message)], client)
      return results[before.length]?.[0] as Receipt | undefined
    },

    find: (filter: Filter) => readMessages(database, filter, countLimit),

    /** Removes the mark of a message, and lets its notifications go that a failed challenge has held. */
    async clearMark(id: string) {
      await database.run([
        sql`
          UPDATE outbox SET status = 'waiting', "nextAttemptAt" = ${time()}
          WHERE "messageId" = ${id} AND status IN ('held', 'alerted') AND EXISTS (
            SELECT 1 FROM contact_submissions
            WHERE id = ${id} AND flagged LIKE ${`${failedChallenge}%`})`,
        sql`UPDATE contact_submissions SET flagged = NULL WHERE id = ${id}`,
      ])
    },

    /** Writes what the longest message writes, which needs pages of its own, so that a full database shows. */
    async checkWritable() {
      const id = crypto.randomUUID()
      const texts = Object.fromEntries(fields.map((name) => [name, 'x'.repeat(5000)]))
      const marks = { idempotencyKey: id, keyExpires: false, client: id, flagged: null }
      const statements = insertStatements({ id, form: 'health', texts, channels: [], ...marks })
      // A row that the table rejects ends the transaction, so that nothing stays in either database.
      const rejected = sql`UPDATE outbox SET status = 'none' WHERE "messageId" = ${id}`
      await database.run([...statements, rejected]).catch((error: unknown) => {
        if (!/check constraint/i.test(String(error))) throw error
      })
    },

    /**
     * Takes notifications that are due, the newest first, for some minutes, so that a crash retries them and two runs
     * do not send twice.
     * @param messageId else those of any message
     */
    claim(limit: number, messageId?: string) {
      const ofMessage = messageId === undefined ? raw('') : sql`AND "messageId" = ${messageId}`
      const statement = sql`
        UPDATE outbox SET attempts = attempts + 1, "nextAttemptAt" = ${time(leaseTime)}
        WHERE ("messageId", channel) IN (
          SELECT "messageId", channel FROM outbox
          WHERE status = 'waiting' AND "nextAttemptAt" <= ${time()} ${ofMessage}
          ORDER BY "queuedAt" DESC LIMIT ${limit})
        RETURNING "messageId", channel, attempts`
      return query<Claim>(database, statement, 'outbox')
    },

    async settle(outcomes: Outcome[]) {
      await database.run([
        sql`
          UPDATE outbox SET status = value ->> 'status', "nextAttemptAt" = value ->> 'nextAttemptAt',
            "deliveredAt" = value ->> 'deliveredAt', "lastError" = value ->> 'lastError'
          FROM json_each(${jsonRows(outcomes)})
          WHERE "messageId" = value ->> 'messageId' AND channel = value ->> 'channel'`,
      ])
    },

    async readState() {
      const statement = sql`
        SELECT (SELECT value FROM state WHERE name = 'heartbeat') AS heartbeat,
          ${countOf('waiting')} AS waiting, ${countOf('undelivered')} AS undelivered,
          (SELECT min("queuedAt") FROM (
             SELECT "queuedAt", attempts FROM outbox WHERE status = 'waiting'
             ORDER BY "queuedAt" LIMIT ${countLimit}) AS late
           WHERE attempts < ${fewAttempts} OR NOT EXISTS (
             SELECT 1 FROM outbox WHERE status = 'delivered' AND "queuedAt" > late."queuedAt")
          ) AS oldest`
      const [state] = await query<StoreState>(database, statement)
      if (!state) throw new Error('The database counted nothing')
      return state
    },

    /** @returns how many notifications were held, once the last alert by the channel is a day old; 0 until then */
    async countHeld(channel: Channel) {
      const statement = sql`
        SELECT CAST(count(*) AS integer) AS count FROM (
          SELECT 1 FROM outbox WHERE status = 'held' AND channel = ${channel} AND NOT EXISTS (
            SELECT 1 FROM state WHERE name = ${`alert ${channel}`} AND value > ${time(-day)})
          LIMIT ${heldLimit}) AS few`
      const [counted] = await query<{ count: number }>(database, statement)
      return counted?.count ?? 0
    },

    /** Marks held notifications as covered by an alert. */
    async settleHeld(channel: Channel) {
      await database.run([
        sql`
          UPDATE outbox SET status = 'alerted', "deliveredAt" = ${time()}
          WHERE status = 'held' AND channel = ${channel}`,
        setState(`alert ${channel}`, time()),
      ])
    },

    /** Deletes old messages, and what was made of addresses: hashes, and keys. A client's own key is a UUID. */
    async deleteExpired() {
      const forgetSenders = sql`
        UPDATE contact_submissions SET client = NULL,
          "idempotencyKey" = CASE length("idempotencyKey") WHEN 36 THEN "idempotencyKey" END
        WHERE client IS NOT NULL AND "createdAt" < ${time(-senderHours * hour)}`
      const statements = [forgetSenders]
      if (retentionDays !== 'never') {
        const oldest = time(-retentionDays * day)
        statements.push(sql`DELETE FROM contact_submissions WHERE "createdAt" < ${oldest}`)
      }
      await database.run(statements)
    },

    /** Notes that the cron trigger has run. */
    async beat() {
      await database.run([setState('heartbeat', time())])
    },
  }
}
