/** Reads stored messages with the notifications that wait, in SQL that D1 and PostgreSQL share. */
import type { Database } from './database'
import type { StoredMessage } from './schema'

type WaitingNotification = StoredMessage['outbox'][number]

type JoinedRow = Omit<StoredMessage, 'outbox'> &
  Omit<WaitingNotification, 'channel'> & { channel: string | null }

/** So many are read at once, as a hosted database answers with some megabytes at most. */
const pageSize = 2000

/**
 * Quotes a text for SQL, as wrangler takes no bound values.
 * @throws Error where it holds a NUL, which would end the text
 */
export function quote(text: string) {
  if (text.includes('\0')) throw new Error('A text with a NUL is not allowed')
  return `'${text.replaceAll("'", "''")}'`
}

export const all = 'true'
export const isFlagged = 'flagged IS NOT NULL'
/** A notification of it is not delivered. */
export const isWaiting = 'id IN (SELECT "messageId" FROM outbox)'
export const hasId = (id: string) => `id = ${quote(id.toLowerCase())}`
export const isOlderThan = (time: Date) => `"createdAt" < ${quote(time.toISOString())}`
/** Ignores case and blanks around the address. */
export const isFrom = (email: string, { collation }: Database) =>
  `lower(trim(email) ${collation}) = lower(${quote(email)} ${collation})`

/** A key that was made of the sender's address is forgotten like the address; a client's own is a UUID. */
const lastingKey = `CASE length("idempotencyKey") WHEN 36 THEN "idempotencyKey" END`

const select = (condition: string, order: string, limit: number) => `
  SELECT found.*, channel, attempts, "nextAttemptAt", "lastError"
  FROM (
    SELECT id, "createdAt", name, email, organization, message, flagged,
      ${lastingKey} AS "idempotencyKey"
    FROM contact_submissions WHERE ${condition} ORDER BY ${order} LIMIT ${limit}
  ) AS found
  LEFT JOIN outbox ON "messageId" = found.id
  ORDER BY ${order}, channel`

/** One row a notification becomes one message with all of them. */
function join(rows: JoinedRow[]) {
  const messages = new Map<string, StoredMessage>()
  for (const { channel, attempts, nextAttemptAt, lastError, ...message } of rows) {
    const outbox: WaitingNotification[] = messages.get(message.id)?.outbox ?? []
    if (channel !== null) outbox.push({ channel, attempts, nextAttemptAt, lastError })
    messages.set(message.id, { ...message, outbox })
  }
  return [...messages.values()]
}

/** @returns the newest, newest first */
export const readNewest = async (database: Database, condition: string, limit: number) =>
  join(await database.query(select(condition, '"createdAt" DESC, id', limit)))

const byTime = (a: StoredMessage, b: StoredMessage) =>
  a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.id < b.id) ? -1 : 1

/** @returns all, oldest first */
export async function readAll(database: Database, condition: string) {
  const messages: StoredMessage[] = []
  for (let last = ''; ; ) {
    const after = `${condition} AND id > ${quote(last)}`
    const page = join(await database.query(select(after, 'id', pageSize)))
    messages.push(...page)
    last = page.at(-1)?.id ?? ''
    if (page.length < pageSize) return messages.sort(byTime)
  }
}

interface Numbers {
  count: number
  oldest: string | null
  newest: string | null
  flagged: number
  undelivered: number
}

/** @returns what deleting them would delete */
export async function readNumbers(database: Database, condition: string): Promise<Numbers> {
  const [numbers] = await database.query<Numbers>(`
    SELECT CAST(count(*) AS integer) AS count, min("createdAt") AS oldest, max("createdAt") AS newest,
      CAST(count(flagged) AS integer) AS flagged,
      (SELECT CAST(count(*) AS integer) FROM outbox
       WHERE "messageId" IN (SELECT id FROM contact_submissions WHERE ${condition})) AS undelivered
    FROM contact_submissions WHERE ${condition}`)
  if (!numbers) throw new Error('The database counted nothing')
  return numbers
}

/** Deletes their notifications too. @returns how many messages were deleted */
export const deleteMessages = async (database: Database, condition: string) =>
  (await database.query(`DELETE FROM contact_submissions WHERE ${condition} RETURNING id`)).length

/**
 * Lets notifications that wait be due, since the time of their message, as the clock here may be another.
 * @returns how many there are
 */
export async function makeDue(database: Database) {
  const createdAt = 'SELECT "createdAt" FROM contact_submissions WHERE id = "messageId"'
  const update = `UPDATE outbox SET "nextAttemptAt" = (${createdAt}) RETURNING channel`
  return (await database.query(update)).length
}
