/** Claims and settles notifications in PostgreSQL. */
import { retryMinutes } from '../rules'
import type { Claim, Table } from '../table'
import type { Pool, Transaction } from './pool'

const { first, longest, doublings } = retryMinutes

const claim = (sql: Transaction) => sql`
  UPDATE outbox SET attempts = attempts + 1, "nextAttemptAt" = date_trunc('milliseconds', now())
    + make_interval(mins => least(${first} * (1 << least(attempts, ${doublings})), ${longest}))`

const claimed = (sql: Transaction) =>
  sql`RETURNING outbox."messageId", outbox.channel, outbox.attempts`

/** The rows named by a JSON list of message and channel. */
const rows = (sql: Transaction, names: string) => sql`
  WHERE ("messageId", channel) IN (
    SELECT value ->> 0, value ->> 1 FROM json_array_elements(${names}::text::json))`

export const outboxOf = ({ transaction }: Pool) =>
  ({
    claimDue: (limit) =>
      transaction(
        // What another run is just claiming is left to it.
        (sql) => sql<Claim[]>`
          WITH due AS (
            SELECT "messageId", channel FROM outbox WHERE "nextAttemptAt" <= now()
            ORDER BY "nextAttemptAt" LIMIT ${limit} FOR UPDATE SKIP LOCKED
          )
          ${claim(sql)} FROM due
          WHERE outbox."messageId" = due."messageId" AND outbox.channel = due.channel
          ${claimed(sql)}`,
      ),

    claimOf: (messageId) =>
      transaction(
        (sql) => sql<Claim[]>`
          ${claim(sql)} WHERE "messageId" = ${messageId} AND "nextAttemptAt" <= now() ${claimed(sql)}`,
      ),

    settle: (outcomes) =>
      transaction(async (sql) => {
        for (const [problem, deliveries] of outcomes) {
          const names = deliveries.map(({ messageId, channel }) => [messageId, channel])
          const which = rows(sql, JSON.stringify(names))
          if (problem === null) await sql`DELETE FROM outbox ${which}`
          else await sql`UPDATE outbox SET "lastError" = ${problem} ${which}`
        }
      }),
  }) satisfies Partial<Table>
