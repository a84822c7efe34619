/** Where messages are kept: the only file that writes them. */
import type { ContactMessage, Stored } from '../contact/schema'
import type { Database, Statement } from './env'

/** The most messages of one sender in an hour: an office behind one address stays below. */
export const hourlyLimit = 60

/** Within this time the same message from the same sender is one, where it has no key of its own. */
const repeat = '10 minutes'

export interface Submission {
  message: ContactMessage
  /** The client's own, or one that the function made of sender and text, which expires. */
  key: string
  keyExpires: boolean
  /** A hash of the sender's address. */
  client: string
  /** Why it looks like spam, which no one is told of. */
  flagged: string | null
  /** Those to tell. */
  channels: string[]
}

const ago = (time: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${time}')`

/**
 * Adds the row, unless its key is there already or the sender has sent too many; gives what is there
 * under the key. One statement, as each one more costs throughput (`npm run bench:contact`).
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

const addNotice = `
  INSERT INTO notices (messageId, channel)
  SELECT id, ?2 FROM contact_submissions WHERE id = ?1`

const expireKey = `
  UPDATE contact_submissions SET idempotencyKey = NULL
  WHERE idempotencyKey = ?1 AND createdAt < ${ago(repeat)}`

interface Row extends Stored {
  /** 1 where the row holds this very message. */
  same: 0 | 1
}

/**
 * Stores a message in one transaction: adds it unless it is there, and its notices with it.
 * @returns the id and time of the row, and whether it is new; 'conflict' where the key belongs to
 *   another message; 'flood' where the sender has sent too many
 * @throws where the table cannot be written
 */
export async function store(database: Database, submission: Submission) {
  const { message, key, keyExpires, client, flagged, channels } = submission
  const id = crypto.randomUUID()
  const run = (query: string, ...values: (string | null)[]) =>
    database.prepare(query).bind(...values)
  const statements: Statement[] = [
    ...(keyExpires ? [run(expireKey, key)] : []),
    run(upsert, id, ...textsOf(message), key, client, flagged),
    ...(flagged ? [] : channels.map((channel) => run(addNotice, id, channel))),
  ]
  const results = await database.batch<Row>(statements)
  const row = results[keyExpires ? 1 : 0]?.results[0]
  if (!row) return 'flood'
  if (!row.same) return 'conflict'
  return { id: row.id, createdAt: row.createdAt, isNew: row.id === id }
}

/** What stands in the table; an organization of blanks is none. */
const textsOf = ({ name, email, organization, message }: ContactMessage) => [
  name,
  email,
  organization?.trim() ? organization : null,
  message,
]

/**
 * Writes a row and takes it back: a transaction that fails on purpose at its end.
 * @throws where the table cannot be written
 */
export async function checkWritable(database: Database) {
  const row = [crypto.randomUUID(), 'health', 'health', null, 'health', null, null, null]
  const failing = 'not kept'
  try {
    await database.batch([
      database.prepare(upsert).bind(...row),
      // Not JSON, hence an error: the transaction is rolled back.
      database.prepare('SELECT json(?)').bind(failing),
    ])
  } catch (error) {
    if (error instanceof Error && error.message.includes('malformed JSON')) return
    throw error
  }
  throw new Error('The health check has left a row')
}

/** Forgets what was made of addresses more than a day ago: the hashes, and keys made of them. */
export async function forgetClients(database: Database) {
  await database
    .prepare(
      `UPDATE contact_submissions SET client = NULL,
         idempotencyKey = CASE length(idempotencyKey) WHEN 36 THEN idempotencyKey END
       WHERE client IS NOT NULL AND createdAt < ${ago('1 day')}`,
    )
    .run()
}
