/** Stores messages: the only file that writes them. */
import type { ContactMessage, Receipt } from '../contact/schema'
import type { Database, Statement } from './env'

/** Messages of one sender in an hour: an office behind one address stays below. */
export const hourlyLimit = 60

/** Within this time the same message without a key from the same sender is a repeat. */
const repeatWindow = '10 minutes'

export interface Submission {
  message: ContactMessage
  /** The client's own, or a hash of sender and text, which expires. */
  idempotencyKey: string
  keyExpires: boolean
  /** A hash of the sender's address. */
  client: string
  /** Why it looks like spam, which sends no notification. */
  flagged: string | null
  /** Each gets a notification. */
  channels: string[]
}

const ago = (time: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${time}')`

/**
 * Adds the row, unless its key is there already or the sender is over the limit; returns the row that
 * has the key. One statement, as each further one costs throughput (`npm run bench:contact`).
 */
const upsert = `
  INSERT INTO contact_submissions
    (id, name, email, organization, message, idempotencyKey, client, flagged)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
  WHERE (SELECT count(*) FROM contact_submissions
         WHERE client = ?7 AND createdAt > ${ago('1 hour')}) < ${hourlyLimit}
    OR EXISTS (SELECT 1 FROM contact_submissions WHERE idempotencyKey = ?6)
  ON CONFLICT (idempotencyKey) DO UPDATE SET idempotencyKey = ?6
  RETURNING id, createdAt,
    name = ?2 AND email = ?3 AND organization IS ?4 AND message = ?5 AS same`

const addToOutbox = `
  INSERT INTO outbox (messageId, channel)
  SELECT id, ?2 FROM contact_submissions WHERE id = ?1`

const expireKey = `
  UPDATE contact_submissions SET idempotencyKey = NULL
  WHERE idempotencyKey = ?1 AND createdAt < ${ago(repeatWindow)}`

interface Row extends Receipt {
  /** 1 where the row holds this very message. */
  same: 0 | 1
}

/**
 * Stores a message and its notifications in one transaction, unless it is stored already.
 * @returns the id and time of the row, and whether it is new; 'conflict' where the key belongs to
 *   another message; 'rate-limited' where the sender is over the hourly limit
 * @throws where the database cannot be written
 */
export async function store(database: Database, submission: Submission) {
  const { idempotencyKey, keyExpires, client, flagged, channels } = submission
  const { name, email, organization, message } = submission.message
  const id = crypto.randomUUID()
  const texts = [name, email, organization.trim() ? organization : null, message]
  const prepare = (query: string, ...values: (string | null)[]) =>
    database.prepare(query).bind(...values)
  const statements: Statement[] = [
    ...(keyExpires ? [prepare(expireKey, idempotencyKey)] : []),
    prepare(upsert, id, ...texts, idempotencyKey, client, flagged),
    ...(flagged ? [] : channels.map((channel) => prepare(addToOutbox, id, channel))),
  ]
  const results = await database.batch<Row>(statements)
  const row = results[keyExpires ? 1 : 0]?.results[0]
  if (!row) return 'rate-limited'
  if (!row.same) return 'conflict'
  return { id: row.id, createdAt: row.createdAt, isNew: row.id === id }
}

/**
 * Writes a row in a transaction that fails on purpose at its end, so that it is rolled back.
 * @throws where the database cannot be written
 */
export async function checkWritable(database: Database) {
  const row = [crypto.randomUUID(), 'health', 'health', null, 'health', null, null, null]
  try {
    await database.batch([
      database.prepare(upsert).bind(...row),
      database.prepare('SELECT json(?)').bind('not JSON'),
    ])
  } catch (error) {
    if (error instanceof Error && error.message.includes('malformed JSON')) return
    throw error
  }
  throw new Error('The health check has left a row')
}

/** Deletes what was made of addresses more than a day ago: hashes, and the keys made of them. */
export async function forgetClients(database: Database) {
  const update = `
    UPDATE contact_submissions SET client = NULL,
      idempotencyKey = CASE length(idempotencyKey) WHEN 36 THEN idempotencyKey END
    WHERE client IS NOT NULL AND createdAt < ${ago('1 day')}`
  await database.prepare(update).run()
}
