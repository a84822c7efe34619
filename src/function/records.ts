/** Reads and changes what is stored, for `npm run messages`: its SQL, for D1 and PostgreSQL. */
import { type Database, query, type Statement, statement, type Value } from './database'
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

/** A statement takes parameters up to two megabytes. */
const statementSize = 500_000

const quoted = (columns: string[]) => columns.map((name) => `"${name}"`).join(', ')
const idList = (ids: string[]) => JSON.stringify(ids.map((id) => ({ id })))

function where(filter: Filter, { dialect }: Database) {
  const { id, ids, idempotencyKey, email, before, flagged, status, after } = filter
  const { jsonRows, plainCollation } = dialect
  const values: Value[] = []
  const bind = (value: Value) => `$${values.push(value)}`
  const conditions = ['true']
  if (id !== undefined) conditions.push(`id = ${bind(id)}`)
  if (ids) conditions.push(`id IN (SELECT value ->> 'id' FROM ${jsonRows(bind(idList(ids)))})`)
  if (idempotencyKey !== undefined) conditions.push(`"idempotencyKey" = ${bind(idempotencyKey)}`)
  if (email !== undefined)
    conditions.push(
      `lower(trim(email) ${plainCollation}) = lower(trim(${bind(email)}) ${plainCollation})`,
    )
  if (before !== undefined) conditions.push(`"createdAt" < ${bind(before)}`)
  if (flagged) conditions.push('flagged IS NOT NULL')
  if (status !== undefined)
    conditions.push(`id IN (SELECT "messageId" FROM outbox WHERE status = ${bind(status)})`)
  if (after)
    conditions.push(
      `("createdAt" < ${bind(after.createdAt)} OR "createdAt" = ${bind(after.createdAt)} AND id > ${bind(after.id)})`,
    )
  return { condition: `WHERE ${conditions.join(' AND ')}`, values }
}

/** A key that was made of the sender's address is forgotten like the address; a client's own is a UUID. */
const columns = quoted(messages.exported).replace(
  '"idempotencyKey"',
  'CASE length("idempotencyKey") WHEN 36 THEN "idempotencyKey" END AS "idempotencyKey"',
)

/** @returns the newest first */
export function readMessages(database: Database, filter: Filter, limit: number) {
  const { condition, values } = where(filter, database)
  return query<StoredMessage>(
    database,
    `SELECT ${columns} FROM contact_submissions ${condition}
     ORDER BY "createdAt" DESC, id LIMIT ${limit}`,
    ...values,
  )
}

export const readDeliveries = (database: Database, ids: string[]) =>
  query<Delivery>(
    database,
    `SELECT ${quoted(outbox.exported)} FROM outbox
     WHERE "messageId" IN (SELECT value ->> 'id' FROM ${database.dialect.jsonRows('$1')})
     ORDER BY "messageId", channel`,
    idList(ids),
  )

interface Extent {
  count: number
  oldest: string | null
  newest: string | null
}

export async function countMessages(database: Database, filter: Filter): Promise<Extent> {
  const { condition, values } = where(filter, database)
  const [extent] = await query<Extent>(
    database,
    `SELECT CAST(count(*) AS integer) AS count, min("createdAt") AS oldest, max("createdAt") AS newest
     FROM contact_submissions ${condition}`,
    ...values,
  )
  return extent ?? { count: 0, oldest: null, newest: null }
}

/** Their notifications go with them. @returns how many messages were deleted */
export async function deleteMessages(database: Database, filter: Filter) {
  const { condition, values } = where(filter, database)
  const sql = `DELETE FROM contact_submissions ${condition} RETURNING id`
  return (await query(database, sql, ...values)).length
}

/** Lets notifications that wait or were given up be due now. @returns how many there are */
export const makeDue = async (database: Database) =>
  (
    await query(
      database,
      `UPDATE outbox SET status = 'waiting', attempts = 0, "nextAttemptAt" = "queuedAt"
       WHERE status IN ('waiting', 'undelivered') AND channel <> 'none' RETURNING channel`,
    )
  ).length

/** @returns rows as lists in JSON, each short enough for a statement */
function inParts(rows: object[]) {
  const parts: string[] = []
  let part: string[] = []
  let size = 0
  for (const row of rows) {
    const text = JSON.stringify(row)
    if (part.length && size + text.length > statementSize) {
      parts.push(`[${part}]`)
      part = []
      size = 0
    }
    part.push(text)
    size += text.length
  }
  return part.length ? [...parts, `[${part}]`] : parts
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
  const { jsonRows, timeType } = database.dialect
  const typeOf = (column: string) => {
    if (column === 'attempts') return 'integer'
    return column.endsWith('At') ? timeType : 'text'
  }
  const insert = (table: string, columns: string[], condition: string) => `
    INSERT INTO ${table} (${quoted(columns)})
    SELECT ${columns.map((name) => `CAST(value ->> '${name}' AS ${typeOf(name)})`).join(', ')}
    FROM ${jsonRows('$1')} WHERE ${condition} ON CONFLICT DO NOTHING RETURNING 1 AS added`
  const insertMessages = insert('contact_submissions', messages.exported, 'true')
  const hasMessage = `value ->> 'messageId' IN (SELECT id FROM contact_submissions)`
  const insertDeliveries = insert('outbox', outbox.exported, hasMessage)
  const statements: Statement[] = []
  for (const json of inParts(stored)) statements.push(statement(insertMessages, json))
  const messageParts = statements.length
  for (const json of inParts(deliveries)) statements.push(statement(insertDeliveries, json))
  const results = statements.length ? await database.run(statements) : []
  return results.slice(0, messageParts).flat().length
}
