/** Stores messages in PostgreSQL: the only file that writes them. */
import type { Receipt } from '../../contact/schema'
import { messagePolicy } from '../../site'
import { largestMessage, repeatMinutes } from '../rules'
import type { NewMessage, StoredMessage, Table } from '../table'
import { checkMigrations } from './migrations'
import type { Pool, Transaction } from './pool'

const { dailyLimit, hourlyLimit, hourlyLimitAboveDaily } = messagePolicy

/** SQL that is true where a day's messages of all senders have reached the limit; reads no more rows than it. */
export const aboveDailyLimit = (sql: Transaction) => sql`EXISTS (
  SELECT FROM contact_submissions WHERE "createdAt" > now() - interval '1 day'
  OFFSET ${dailyLimit - 1})`

/** A list as one parameter. */
const each = (sql: Transaction, list: unknown[]) =>
  sql`json_array_elements_text(${JSON.stringify(list)}::text::json)`

/** The limit of the day is looked at only for senders whom it would stop. */
const insert = (sql: Transaction, row: NewMessage, channels: string[]) => sql<Receipt[]>`
  WITH recent AS (
    SELECT count(*) AS n FROM contact_submissions
    WHERE client = ${row.client} AND "createdAt" > now() - interval '1 hour'
  ), stored AS (
    INSERT INTO contact_submissions
      (id, name, email, organization, message, "idempotencyKey", client, flagged)
    SELECT ${row.id}, ${row.name}, ${row.email}, ${row.organization}, ${row.message},
      ${row.idempotencyKey}, ${row.client}, ${row.flagged}
    FROM recent
    WHERE n < ${hourlyLimitAboveDaily} OR n < ${hourlyLimit} AND NOT ${aboveDailyLimit(sql)}
    ON CONFLICT ("idempotencyKey") DO NOTHING
    RETURNING id, "createdAt"
  ), queued AS (
    INSERT INTO outbox ("messageId", channel)
    SELECT id, channel FROM stored, ${each(sql, channels)} AS channel
  )
  SELECT id, "createdAt" FROM stored`

const columns = (sql: Transaction) =>
  sql`id, "createdAt", name, email, organization, message, flagged`

/** What ends the check of the table, so that it is rolled back. */
class Rollback extends Error {}

export const messagesOf = ({ transaction }: Pool) =>
  ({
    insert: (row, channels, keyExpires) =>
      transaction(async (sql) => {
        // One message of a sender after the other, as those at once would not count each other.
        await sql`SELECT pg_advisory_xact_lock(hashtextextended(${row.client}, 0))`
        if (keyExpires)
          await sql`
            UPDATE contact_submissions SET "idempotencyKey" = NULL
            WHERE "idempotencyKey" = ${row.idempotencyKey}
              AND "createdAt" < now() - make_interval(mins => ${repeatMinutes})`
        const [receipt] = await insert(sql, row, channels)
        return receipt ?? null
      }),

    findByKey: (idempotencyKey) =>
      transaction(async (sql) => {
        const [row] = await sql<StoredMessage[]>`
          SELECT ${columns(sql)} FROM contact_submissions
          WHERE "idempotencyKey" = ${idempotencyKey}`
        return row ?? null
      }),

    clearMark: (id, channels) =>
      transaction(async (sql) => {
        // Of calls at once the first has the row; the others find it without a mark.
        await sql`
          WITH cleared AS (
            UPDATE contact_submissions SET flagged = NULL
            WHERE id = ${id} AND flagged IS NOT NULL RETURNING id
          )
          INSERT INTO outbox ("messageId", channel)
          SELECT id, channel FROM cleared, ${each(sql, channels)} AS channel`
      }),

    readMessages: (ids) =>
      transaction(
        (sql) => sql<StoredMessage[]>`
          SELECT ${columns(sql)} FROM contact_submissions WHERE id IN (SELECT ${each(sql, ids)})`,
      ),

    async checkWritable() {
      const id = crypto.randomUUID()
      const texts = { name: 'health', email: 'health', organization: null, message: largestMessage }
      const row = { id, ...texts, idempotencyKey: id, client: id, flagged: null }
      const check = transaction(async (sql) => {
        await checkMigrations(sql)
        await insert(sql, row, ['webhook'])
        throw new Rollback()
      })
      await check.catch((error: unknown) => {
        if (!(error instanceof Rollback)) throw error
      })
    },
  }) satisfies Partial<Table>
