/** Stores messages in D1: the only file that writes them. */
import type { Receipt } from '../../contact/schema'
import { messagePolicy } from '../../site'
import { honeypot, largestMessage, repeatMinutes } from '../rules'
import type { StoredMessage, Table } from '../table'
import { ago, type Database } from './database'

const { dailyLimit, hourlyLimit, hourlyLimitAboveDaily } = messagePolicy

/**
 * SQL that is true where a day's messages of all senders have reached the limit: the one so many rows back is
 * younger than a day. Rows are numbered in the order in which they came, so this reads one row, not thousands.
 */
export const aboveDailyLimit = `(
  SELECT createdAt > ${ago('1 day')} FROM contact_submissions
  WHERE rowid <= (SELECT max(rowid) FROM contact_submissions) - ${dailyLimit} + 1
  ORDER BY rowid DESC LIMIT 1)`

/** One statement, as each further one costs throughput (`npm run bench:contact`). */
const insert = `
  INSERT INTO contact_submissions
    (id, name, email, organization, message, idempotencyKey, client, flagged)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
  WHERE (SELECT count(*) FROM contact_submissions
         WHERE client = ?7 AND createdAt > ${ago('1 hour')})
    < CASE WHEN ${aboveDailyLimit} THEN ${hourlyLimitAboveDaily} ELSE ${hourlyLimit} END
  ON CONFLICT (idempotencyKey) DO NOTHING
  RETURNING id, createdAt`

const addToOutbox = `
  INSERT INTO outbox (messageId, channel)
  SELECT message.id, channel.value FROM contact_submissions AS message, json_each(?2) AS channel
  WHERE message.id = ?1 AND message.flagged IS ?3`

const expireKey = `
  UPDATE contact_submissions SET idempotencyKey = NULL
  WHERE idempotencyKey = ?1 AND createdAt < ${ago(`${repeatMinutes} minutes`)}`

const selectMessages = `
  SELECT id, createdAt, name, email, organization, message, flagged FROM contact_submissions`
const selectByKey = `${selectMessages} WHERE idempotencyKey = ?`
const selectByIds = `${selectMessages} WHERE id IN (SELECT value FROM json_each(?))`

const removeMark = 'UPDATE contact_submissions SET flagged = NULL WHERE id = ?1'

export function messagesOf(database: Database) {
  const prepare = (query: string, ...values: (string | null)[]) =>
    database.prepare(query).bind(...values)
  return {
    async insert(row, channels, keyExpires) {
      const { id, name, email, organization, message, idempotencyKey, client, flagged } = row
      const texts = [name, email, organization, message]
      const results = await database.batch<Receipt>([
        ...(keyExpires ? [prepare(expireKey, idempotencyKey)] : []),
        prepare(insert, id, ...texts, idempotencyKey, client, flagged),
        ...(channels.length ? [prepare(addToOutbox, id, JSON.stringify(channels), flagged)] : []),
      ])
      return results[keyExpires ? 1 : 0]?.results[0] ?? null
    },

    findByKey: (idempotencyKey) => prepare(selectByKey, idempotencyKey).first<StoredMessage>(),

    async clearMark(id, channels) {
      await database.batch([
        // Only where the mark is still there, so that of two retries one notifies.
        ...(channels.length ? [prepare(addToOutbox, id, JSON.stringify(channels), honeypot)] : []),
        prepare(removeMark, id),
      ])
    },

    async readMessages(ids) {
      const { results } = await prepare(selectByIds, JSON.stringify(ids)).all<StoredMessage>()
      return results
    },

    /** In a transaction that fails on purpose at its end. */
    async checkWritable() {
      const id = crypto.randomUUID()
      const row = [id, 'health', 'health', null, largestMessage, id, null, null]
      try {
        await database.batch([
          prepare(insert, ...row),
          prepare(addToOutbox, id, '["webhook"]', null),
          prepare('SELECT json(?)', 'not JSON'),
        ])
      } catch (error) {
        if (error instanceof Error && error.message.includes('malformed JSON')) return
        throw error
      }
      throw new Error('The health check has left a row')
    },
  } satisfies Partial<Table>
}
