/** Reads and changes what is stored, for `npm run messages`: its SQL, for D1 and PostgreSQL. */
import { columnList, type Database, jsonRows, query, raw, type Statement, sql } from './database'
import { messages, outbox } from './tables'

export interface StoredMessage {
  id: string
  form: string
  createdAt: string
  /** Why it is doubtful. */
  flagged: string | null
  idempotencyKey: string | null
  /** By field. */
  [field: string]: string | null
}

/** A notification, and the record of what became of it. */
export interface Delivery {
  messageId: string
  channel: string
  status: string
  attempts: number
  queuedAt: string
  nextAttemptAt: string
  deliveredAt: string | null
  lastError: string | null
}

/** Which messages: all that is given must hold. */
export interface Filter {
  id?: string
  ids?: string[]
  idempotencyKey?: string
  /** Upper case and blanks around it do not count. */
  email?: string
  /** Stored earlier than this, in ISO 8601. */
  before?: string
  flagged?: boolean
  /** Of one of its notifications. */
  status?: string
  /** Those that follow this one, as the newest come first. */
  after?: StoredMessage
}

/** A parameter of a statement may have two megabytes, which so many of the longest messages stay below. */
const rowsInStatement = 40

/** Both databases have the keys of an object as rows. */
const idList = (ids: string[]) =>
  sql`SELECT key FROM json_each(${JSON.stringify(Object.fromEntries(ids.map((id) => [id, 1])))})`

function where({ id, ids, idempotencyKey, email, before, flagged, status, after }: Filter) {
  const conditions = [sql`WHERE true`]
  if (id !== undefined) conditions.push(sql`id = ${id}`)
  if (ids) conditions.push(sql`id IN (${idList(ids)})`)
  if (idempotencyKey !== undefined) conditions.push(sql`"idempotencyKey" = ${idempotencyKey}`)
  if (email !== undefined) conditions.push(sql`lower(trim(email)) = lower(trim(${email}))`)
  if (before !== undefined) conditions.push(sql`"createdAt" < ${before}`)
  if (flagged) conditions.push(sql`flagged IS NOT NULL`)
  if (status !== undefined)
    conditions.push(sql`id IN (SELECT "messageId" FROM outbox WHERE status = ${status})`)
  if (after) {
    const { createdAt, id } = after
    conditions.push(sql`("createdAt" < ${createdAt} OR "createdAt" = ${createdAt} AND id > ${id})`)
  }
  return conditions.reduce((all, condition) => sql`${all} AND ${condition}`)
}

/** A key that was made of the sender's address is forgotten like the address; a client's own is a UUID. */
const columns = raw(
  columnList(messages.exported).sql.replace(
    '"idempotencyKey"',
    'CASE length("idempotencyKey") WHEN 36 THEN "idempotencyKey" END AS "idempotencyKey"',
  ),
)

/** @returns the newest first */
export const readMessages = (database: Database, filter: Filter, limit: number) =>
  query<StoredMessage>(
    database,
    sql`SELECT ${columns} FROM contact_submissions ${where(filter)}
        ORDER BY "createdAt" DESC, id LIMIT ${limit}`,
  )

export const readDeliveries = (database: Database, ids: string[]) =>
  query<Delivery>(
    database,
    sql`SELECT ${columnList(outbox.exported)} FROM outbox
        WHERE "messageId" IN (${idList(ids)}) ORDER BY "messageId", channel`,
  )

interface Extent {
  count: number
  oldest: string | null
  newest: string | null
}

export async function countMessages(database: Database, filter: Filter): Promise<Extent> {
  const statement = sql`
    SELECT CAST(count(*) AS integer) AS count, min("createdAt") AS oldest, max("createdAt") AS newest
    FROM contact_submissions ${where(filter)}`
  const [extent] = await query<Extent>(database, statement)
  return extent ?? { count: 0, oldest: null, newest: null }
}

/** Their notifications go with them. @returns how many messages were deleted */
export async function deleteMessages(database: Database, filter: Filter) {
  const statement = sql`DELETE FROM contact_submissions ${where(filter)} RETURNING id`
  return (await query(database, statement)).length
}

/** Lets notifications that wait or were given up be due now. @returns how many there are */
export async function makeDue(database: Database) {
  const statement = sql`
    UPDATE outbox SET status = 'waiting', attempts = 0, "nextAttemptAt" = "queuedAt"
    WHERE status IN ('waiting', 'undelivered') AND channel <> 'none' RETURNING channel`
  return (await query(database, statement)).length
}

/** @returns statements that add the rows whose key is not there yet */
function insertMissing(table: string, columns: string[], condition: Statement, rows: object[]) {
  const values = columns.map((name) =>
    name === 'attempts' ? `CAST(value ->> 'attempts' AS integer)` : `value ->> '${name}'`,
  )
  const statements: Statement[] = []
  for (let start = 0; start < rows.length; start += rowsInStatement)
    statements.push(sql`
      INSERT INTO ${raw(table)} (${columnList(columns)})
      SELECT ${raw(values.join(', '))}
      FROM json_each(${jsonRows(rows.slice(start, start + rowsInStatement))})
      WHERE ${condition} ON CONFLICT DO NOTHING RETURNING 1 AS added`)
  return statements
}

/**
 * Adds what is missing, all of it or nothing, and changes nothing else: a message that is stored, or whose key
 * another message has, is left out.
 * @returns how many messages were added
 */
export async function importMessages(
  database: Database,
  stored: StoredMessage[],
  deliveries: Delivery[],
) {
  const hasMessage = sql`value ->> 'messageId' IN (SELECT id FROM contact_submissions)`
  const insertMessages = insertMissing(
    'contact_submissions',
    messages.exported,
    raw('true'),
    stored,
  )
  const insertDeliveries = insertMissing('outbox', outbox.exported, hasMessage, deliveries)
  const results = await database.run([...insertMessages, ...insertDeliveries])
  return results.slice(0, insertMessages.length).flat().length
}
