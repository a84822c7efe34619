/** Counts, expires and records in D1, for `/api/health` and the cron trigger. */
import { messagePolicy } from '../../site'
import { honeypot } from '../rules'
import type { Table, TableCounts } from '../table'
import { ago, type Database } from './database'
import { aboveDailyLimit } from './messages'

const counts = `
  SELECT
    (SELECT count(*) FROM outbox) AS waiting,
    (SELECT (julianday('now') - julianday(min(createdAt))) * 24 * 60
     FROM outbox JOIN contact_submissions ON id = messageId) AS oldestMinutes,
    (SELECT count(*) FROM contact_submissions
     WHERE createdAt > ${ago('1 day')} AND flagged IS NOT NULL) AS flaggedToday,
    (SELECT count(*) FROM contact_submissions
     WHERE createdAt >= date('now', '-1 day') AND createdAt < date('now')
       AND flagged = '${honeypot}') AS keptYesterday,
    (SELECT count(*) FROM contact_submissions WHERE flagged = '${honeypot}') AS kept`

const forgetClients = `
  UPDATE contact_submissions SET client = NULL,
    idempotencyKey = CASE length(idempotencyKey) WHEN 36 THEN idempotencyKey END
  WHERE client IS NOT NULL AND createdAt < ${ago(`${messagePolicy.senderHours} hours`)}`

const deleteReports = (days: number) => `DELETE FROM reports WHERE sentAt < ${ago(`${days} days`)}`
const deleteMessages = (days: number) =>
  `DELETE FROM contact_submissions WHERE createdAt < ${ago(`${days} days`)}`

export const upkeepOf = (database: Database) =>
  ({
    async readSalt() {
      const row = await database.prepare('SELECT value FROM salt').first<{ value: string }>()
      return row?.value ?? null
    },

    async count() {
      const { results, meta } = await database.prepare(counts).all<TableCounts>()
      const [numbers] = results
      if (!numbers) throw new Error('The database counted nothing')
      return { ...numbers, bytes: meta?.size_after }
    },

    async isAboveDailyLimit() {
      const query = database.prepare(`SELECT ${aboveDailyLimit} AS above`)
      return Boolean((await query.first<{ above: 1 | 0 | null }>())?.above)
    },

    async forgetClients() {
      await database.prepare(forgetClients).run()
    },

    async deleteOlderThan(days) {
      for (const query of [deleteMessages(days), deleteReports(days)])
        await database.prepare(query).run()
    },

    async wasReported(id, channel) {
      const query = 'SELECT 1 FROM reports WHERE id = ? AND channel = ?'
      return (await database.prepare(query).bind(id, channel).first()) !== null
    },

    async recordReport(id, channel) {
      const query = 'INSERT INTO reports (id, channel) VALUES (?, ?) ON CONFLICT DO NOTHING'
      await database.prepare(query).bind(id, channel).run()
    },
  }) satisfies Partial<Table>
