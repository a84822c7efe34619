/** Stores messages: the only file that writes them. */
import type { ContactMessage, Receipt } from '../contact/schema'
import { messagePolicy } from '../site'
import type { Database, Statement } from './env'
import { honeypot } from './spam'

const { dailyLimit, hourlyLimit, hourlyLimitAboveDaily } = messagePolicy

/** Within this time the same message without a key from the same sender is a repeat. */
const repeatWindow = '10 minutes'

export interface Submission {
  message: ContactMessage
  /** The client's own, or a hash of sender and text, which expires. */
  idempotencyKey: string
  keyExpires: boolean
  /** A hash of the sender's address. */
  client: string
  /** Why it is doubtful; the firm is notified all the same, unless it filled in the honeypot. */
  flagged: string | null
  /** Each gets a notification. */
  channels: string[]
}

/** SQL for the time this long ago, in the form of `createdAt`. */
export const ago = (time: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${time}')`

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
  WHERE idempotencyKey = ?1 AND createdAt < ${ago(repeatWindow)}`

const selectByKey = `
  SELECT id, createdAt, flagged,
    name = ?2 AND email = ?3 AND organization IS ?4 AND message = ?5 AS same
  FROM contact_submissions WHERE idempotencyKey = ?1`

const removeMark = 'UPDATE contact_submissions SET flagged = NULL WHERE id = ?1'

interface StoredRow extends Receipt {
  flagged: string | null
  /** 1 where the row holds this very message. */
  same: 0 | 1
}

/** The columns that hold the words of a message. */
const textsOf = ({ name, email, organization, message }: ContactMessage) => [
  ...[name, email, organization.trim() ? organization : null, message],
]

const prepare = (database: Database, query: string, ...values: (string | null)[]) =>
  database.prepare(query).bind(...values)

/** A message that is no longer doubtful loses its mark; if the firm was not notified, it is now. */
async function clearMark(database: Database, { id, flagged }: StoredRow, channels: string[]) {
  const wasSilent = flagged === honeypot && channels.length > 0
  await database.batch([
    // Only where the mark is still there, so that of two retries one notifies.
    ...(wasSilent ? [prepare(database, addToOutbox, id, JSON.stringify(channels), honeypot)] : []),
    prepare(database, removeMark, id),
  ])
  return wasSilent
}

/**
 * Stores a message and its notifications in one transaction, unless it is stored already. A repeat or a
 * conflict writes nothing, but for a mark that a retry has made void.
 * @returns the id and time of the row, and whether it has a new notification; 'conflict' where the key
 *   belongs to another message; 'rate-limited' where the sender is over the limit
 * @throws where the database cannot be written
 */
export async function store(database: Database, submission: Submission) {
  const { message, idempotencyKey, keyExpires, client, flagged } = submission
  const channels = flagged === honeypot ? [] : submission.channels
  const id = crypto.randomUUID()
  const texts = textsOf(message)
  const statements: Statement[] = [
    ...(keyExpires ? [prepare(database, expireKey, idempotencyKey)] : []),
    prepare(database, insert, id, ...texts, idempotencyKey, client, flagged),
    ...(channels.length
      ? [prepare(database, addToOutbox, id, JSON.stringify(channels), flagged)]
      : []),
  ]
  const results = await database.batch<Receipt>(statements)
  const inserted = results[keyExpires ? 1 : 0]?.results[0]
  if (inserted) return { ...inserted, notifies: channels.length > 0 }

  const query = prepare(database, selectByKey, idempotencyKey, ...texts)
  const row = await query.first<StoredRow>()
  if (!row) return 'rate-limited'
  if (!row.same) return 'conflict'
  const cleared = row.flagged && !flagged
  const notifies = cleared ? await clearMark(database, row, channels) : false
  return { id: row.id, createdAt: row.createdAt, notifies }
}

/** The longest message, which needs pages of its own, so that a full database shows. */
const largest = 'x'.repeat(5000)

/**
 * Writes what a message writes in a transaction that fails on purpose at its end, so that it is rolled back.
 * @throws where the database cannot be written
 */
export async function checkWritable(database: Database) {
  const id = crypto.randomUUID()
  const row = [id, 'health', 'health', null, largest, id, null, null]
  try {
    await database.batch([
      prepare(database, insert, ...row),
      prepare(database, addToOutbox, id, '["webhook"]', null),
      prepare(database, 'SELECT json(?)', 'not JSON'),
    ])
  } catch (error) {
    if (error instanceof Error && error.message.includes('malformed JSON')) return
    throw error
  }
  throw new Error('The health check has left a row')
}
