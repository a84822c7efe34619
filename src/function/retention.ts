/** Deletes what has been kept long enough; the privacy notice follows the same constants. */
import { messagePolicy } from '../site'
import type { Database } from './env'
import { ago } from './store'

const { retentionDays, senderHours } = messagePolicy

/** Deletes what was made of addresses: hashes, and the keys made of them. A client's own key is a UUID. */
export async function forgetClients(database: Database) {
  const update = `
    UPDATE contact_submissions SET client = NULL,
      idempotencyKey = CASE length(idempotencyKey) WHEN 36 THEN idempotencyKey END
    WHERE client IS NOT NULL AND createdAt < ${ago(`${senderHours} hours`)}`
  await database.prepare(update).run()
}

/** Deletes old messages with their notifications. @param days 'never' deletes nothing */
export async function deleteExpired(database: Database, days: number | 'never' = retentionDays) {
  if (days === 'never') return
  for (const [table, column] of [
    ['contact_submissions', 'createdAt'],
    ['reports', 'sentAt'],
  ])
    await database.prepare(`DELETE FROM ${table} WHERE ${column} < ${ago(`${days} days`)}`).run()
}
