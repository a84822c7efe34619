/** Counts, expires and records in PostgreSQL, for `/api/health` and the cron trigger. */
import { messagePolicy } from '../../site'
import { honeypot } from '../rules'
import type { Table, TableCounts } from '../table'
import { aboveDailyLimit } from './messages'
import type { Pool, Transaction } from './pool'

const count = (sql: Transaction) => sql<TableCounts[]>`
  SELECT
    (SELECT count(*)::integer FROM outbox) AS waiting,
    (SELECT extract(epoch FROM now() - min("createdAt"))::float8 / 60
     FROM outbox JOIN contact_submissions ON id = "messageId") AS "oldestMinutes",
    (SELECT count(*)::integer FROM contact_submissions
     WHERE "createdAt" > now() - interval '1 day' AND flagged IS NOT NULL) AS "flaggedToday",
    (SELECT count(*)::integer FROM contact_submissions
     WHERE "createdAt" >= date_trunc('day', now(), 'UTC') - interval '24 hours'
       AND "createdAt" < date_trunc('day', now(), 'UTC')
       AND flagged = ${honeypot}) AS "keptYesterday",
    (SELECT count(*)::integer FROM contact_submissions WHERE flagged = ${honeypot}) AS kept,
    pg_database_size(current_database())::float8 AS bytes`

export const upkeepOf = ({ transaction }: Pool) =>
  ({
    readSalt: () =>
      transaction(async (sql) => {
        const [row] = await sql<{ value: string }[]>`SELECT value FROM salt`
        return row?.value ?? null
      }),

    count: () =>
      transaction(async (sql) => {
        const [counts] = await count(sql)
        if (!counts) throw new Error('The database counted nothing')
        return counts
      }),

    isAboveDailyLimit: () =>
      transaction(async (sql) => {
        const [row] = await sql<{ above: boolean }[]>`SELECT ${aboveDailyLimit(sql)} AS above`
        return row?.above === true
      }),

    forgetClients: () =>
      transaction(async (sql) => {
        await sql`
          UPDATE contact_submissions SET client = NULL,
            "idempotencyKey" = CASE length("idempotencyKey") WHEN 36 THEN "idempotencyKey" END
          WHERE client IS NOT NULL
            AND "createdAt" < now() - make_interval(hours => ${messagePolicy.senderHours})`
      }),

    deleteOlderThan: (days) =>
      transaction(async (sql) => {
        const since = sql`now() - make_interval(days => ${days})`
        await sql`DELETE FROM contact_submissions WHERE "createdAt" < ${since}`
        await sql`DELETE FROM reports WHERE "sentAt" < ${since}`
      }),

    wasReported: (id, channel) =>
      transaction(async (sql) => {
        const rows = await sql`SELECT FROM reports WHERE id = ${id} AND channel = ${channel}`
        return rows.length > 0
      }),

    recordReport: (id, channel) =>
      transaction(async (sql) => {
        await sql`
          INSERT INTO reports (id, channel) VALUES (${id}, ${channel}) ON CONFLICT DO NOTHING`
      }),
  }) satisfies Partial<Table>
