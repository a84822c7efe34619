/** Stores messages with their notifications: the SQL of the function, for D1 and PostgreSQL; that of commands is in `records.ts`. */
import type { Receipt } from '../contact/schema'
import { messagePolicy } from '../site'
import { type Database, query, type Statement, statement, type Value } from './database'
import { fields } from './forms'
import {
  type Claim,
  failedChallenge,
  type MessageStore,
  type NewMessage,
  type StoreState,
} from './messageStore'
import { readMessages } from './records'

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

const columns = fields.map((name) => `"${name}"`).join(', ')
const parameters = fields.map((_, index) => `$${index + 6}`).join(', ')

/** A key that somebody else has is left alone; a sender over the limit gets no row. */
const insertMessage = `
  INSERT INTO contact_submissions
    (id, form, "idempotencyKey", client, flagged, ${columns}, "createdAt")
  SELECT $1, $2, $3, $4, $5, ${parameters}, $${fields.length + 6}
  WHERE (SELECT count(*) FROM contact_submissions
         WHERE client = $4 AND "createdAt" > $${fields.length + 7})
    < CASE WHEN (SELECT messages FROM daily_counts WHERE day = $${fields.length + 8}) >= ${dailyLimit}
      THEN ${hourlyLimitAboveDaily} ELSE ${hourlyLimit} END
  ON CONFLICT ("idempotencyKey") DO NOTHING
  RETURNING id, "createdAt"`

const countMessage = `
  INSERT INTO daily_counts (day, messages)
  SELECT $2, 1 FROM contact_submissions WHERE id = $1
  ON CONFLICT (day) DO UPDATE SET messages = daily_counts.messages + 1`

const setState = `
  INSERT INTO state (name, value) VALUES ($1, $2)
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`

const countOf = (status: string) => `
  (SELECT CAST(count(*) AS integer) FROM (
    SELECT 1 FROM outbox WHERE status = '${status}' LIMIT ${countLimit}) AS few)`

/** @param now the time in milliseconds */
export function createMessageStore(database: Database, now = Date.now): MessageStore {
  const { jsonRows, timeType, skipLocked } = database.dialect
  const time = (milliseconds = 0) => new Date(now() + milliseconds).toISOString()
  const run = (...statements: Statement[]) => database.run<Record<string, Value>>(statements)

  function insertStatements(message: NewMessage): Statement[] {
    const { id, form, texts, idempotencyKey, client, flagged, channels } = message
    const createdAt = time()
    const today = createdAt.slice(0, 10)
    const status = flagged?.startsWith(failedChallenge) ? 'held' : 'waiting'
    const rows: object[] = channels.map((channel) => ({ channel, status }))
    // Without a channel it is on record that nobody was notified.
    if (!rows.length)
      rows.push({ channel: 'none', status: 'undelivered', lastError: 'No channel was set' })
    const values = [id, form, idempotencyKey, client, flagged]
    const ofFields = fields.map((name) => texts[name] ?? null)
    return [
      statement(insertMessage, ...values, ...ofFields, createdAt, time(-hour), today),
      statement(countMessage, id, today),
      statement(
        `INSERT INTO outbox
           ("messageId", channel, status, "queuedAt", "nextAttemptAt", "lastError")
         SELECT message.id, value ->> 'channel',
           CASE WHEN messages > ${dailyLimit} AND value ->> 'status' = 'waiting' THEN 'held'
             ELSE value ->> 'status' END,
           "createdAt", "createdAt", value ->> 'lastError'
         FROM contact_submissions AS message, daily_counts, ${jsonRows('$2')}
         WHERE message.id = $1 AND day = $3`,
        id,
        JSON.stringify(rows),
        today,
      ),
    ]
  }

  const claim = (condition: string, limit: number, ...values: Value[]) =>
    query<Claim>(
      database,
      `
        WITH due AS MATERIALIZED (
          SELECT "messageId", channel FROM outbox
          WHERE status = 'waiting' AND "nextAttemptAt" <= $1 ${condition}
          ORDER BY "queuedAt" DESC LIMIT ${limit} ${skipLocked}
        )
        UPDATE outbox SET attempts = attempts + 1, "nextAttemptAt" = $2
        WHERE ("messageId", channel) IN (SELECT "messageId", channel FROM due)
        RETURNING "messageId", channel, attempts`,
      time(),
      time(leaseTime),
      ...values,
    )

  return {
    async readSalt() {
      const salt = `${crypto.randomUUID()}${crypto.randomUUID()}`
      const [, rows = []] = await run(
        statement(
          `INSERT INTO state (name, value) VALUES ('salt', $1) ON CONFLICT (name) DO NOTHING`,
          salt,
        ),
        statement(`SELECT value FROM state WHERE name = 'salt'`),
      )
      return String(rows[0]?.value)
    },

    async insert(message) {
      const { idempotencyKey, keyExpires, client } = message
      const expireKey = statement(
        `UPDATE contact_submissions SET "idempotencyKey" = NULL
         WHERE "idempotencyKey" = $1 AND "createdAt" < $2`,
        idempotencyKey,
        time(-repeatTime),
      )
      const before = keyExpires ? [expireKey] : []
      const statements = [...before, ...insertStatements(message)]
      // One message of a sender after the other, as those at once would not count each other.
      const results = await database.run<Receipt>(statements, { lock: client })
      return results[before.length]?.[0] ?? null
    },

    find: (filter) => readMessages(database, filter, countLimit),

    async clearMark(id) {
      await run(
        statement(
          `UPDATE outbox SET status = 'waiting', "nextAttemptAt" = $2
           WHERE "messageId" = $1 AND status IN ('held', 'alerted') AND EXISTS (
             SELECT 1 FROM contact_submissions
             WHERE id = $1 AND flagged LIKE '${failedChallenge}%')`,
          id,
          time(),
        ),
        statement('UPDATE contact_submissions SET flagged = NULL WHERE id = $1', id),
      )
    },

    async checkWritable() {
      const id = crypto.randomUUID()
      // The longest message needs pages of its own, so that a full database shows.
      const texts = Object.fromEntries(fields.map((name) => [name, 'x'.repeat(5000)]))
      const marks = { idempotencyKey: id, keyExpires: false, client: id, flagged: null }
      const statements = insertStatements({ id, form: 'health', texts, channels: [], ...marks })
      await database.run(statements, { rollBack: true })
    },

    claimDue: (limit) => claim('', limit),

    claimOf: (messageId) => claim('AND "messageId" = $3', countLimit, messageId),

    async settle(outcomes) {
      const row = (name: string, type: string) => `CAST(value ->> '${name}' AS ${type})`
      await query(
        database,
        `
          UPDATE outbox SET status = result.value ->> 'status',
            "nextAttemptAt" = ${row('nextAttemptAt', timeType)},
            "deliveredAt" = ${row('deliveredAt', timeType)},
            "lastError" = result.value ->> 'lastError'
          FROM ${jsonRows('$1')} AS result
          WHERE outbox."messageId" = result.value ->> 'messageId'
            AND outbox.channel = result.value ->> 'channel'`,
        JSON.stringify(outcomes),
      )
    },

    async readState() {
      const [state] = await query<StoreState>(
        database,
        `
          SELECT (SELECT value FROM state WHERE name = 'heartbeat') AS heartbeat,
            ${countOf('waiting')} AS waiting, ${countOf('undelivered')} AS undelivered,
            (SELECT "queuedAt" FROM outbox WHERE status = 'waiting'
             ORDER BY "queuedAt" LIMIT 1) AS oldest`,
      )
      if (!state) throw new Error('The database counted nothing')
      return state
    },

    readSize: () => database.readSize(),

    async countHeld(channel) {
      const [counted] = await query<{ count: number }>(
        database,
        `
          SELECT CAST(count(*) AS integer) AS count FROM (
            SELECT 1 FROM outbox WHERE status = 'held' AND channel = $1
              AND NOT EXISTS (SELECT 1 FROM state WHERE name = $2 AND value > $3)
            LIMIT ${heldLimit}) AS few`,
        channel,
        `alert ${channel}`,
        time(-day),
      )
      return counted?.count ?? 0
    },

    async settleHeld(channel) {
      await run(
        statement(
          `UPDATE outbox SET status = 'alerted', "deliveredAt" = $2
           WHERE status = 'held' AND channel = $1`,
          channel,
          time(),
        ),
        statement(setState, `alert ${channel}`, time()),
      )
    },

    async deleteExpired() {
      const statements = [
        statement(
          `UPDATE contact_submissions SET client = NULL,
             "idempotencyKey" = CASE length("idempotencyKey") WHEN 36 THEN "idempotencyKey" END
           WHERE client IS NOT NULL AND "createdAt" < $1`,
          time(-senderHours * hour),
        ),
        statement('DELETE FROM daily_counts WHERE day < $1', time(-2 * day).slice(0, 10)),
      ]
      if (retentionDays !== 'never') {
        const oldest = time(-retentionDays * day)
        statements.push(statement('DELETE FROM contact_submissions WHERE "createdAt" < $1', oldest))
      }
      await run(...statements)
    },

    async beat() {
      await run(statement(setState, 'heartbeat', time()))
    },
  }
}
