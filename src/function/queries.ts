/** Queries of `npm run messages`, some of which the store makes, too; for D1 and PostgreSQL. */
import { columnList, type Database, jsonRows, query, raw, rowsOf, sql } from './database'
import { type Delivery, type StoredMessage, tables } from './tables'

export interface Filter {
  ids?: string[]
  idempotencyKey?: string
  /** Upper case and blanks around it do not count. */
  email?: string
  before?: string
  /** Stored at this time or later; a day begins in UTC. */
  since?: string
  flagged?: boolean
  status?: string
  /** The message before the first one; the newest come first. */
  after?: StoredMessage
}

/** Forty of the longest messages stay below two megabytes, which a parameter of a statement may have. */
const rowsInStatement = 40

function where({ ids, idempotencyKey, email, before, since, flagged, status, after }: Filter) {
  const conditions = [sql`WHERE true`]
  if (ids) conditions.push(sql`id IN (${rowsOf(ids)})`)
  if (idempotencyKey !== undefined) conditions.push(sql`"idempotencyKey" = ${idempotencyKey}`)
  if (email !== undefined) conditions.push(sql`lower(trim(email)) = lower(trim(${email}))`)
  if (before !== undefined) conditions.push(sql`"createdAt" < ${before}`)
  if (since !== undefined) conditions.push(sql`"createdAt" >= ${since}`)
  if (flagged) conditions.push(sql`flagged IS NOT NULL`)
  if (status !== undefined)
    conditions.push(sql`id IN (SELECT "messageId" FROM outbox WHERE status = ${status})`)
  if (after) conditions.push(sql`("createdAt", id) < (${after.createdAt}, ${after.id})`)
  return conditions.reduce((all, condition) => sql`${all} AND ${condition}`)
}

/** @returns a query of messages, the newest first */
export const selectMessages = (filter: Filter, limit: number) => sql`
  SELECT ${columnList(tables.contact_submissions.exported)} FROM contact_submissions
  ${where(filter)} ORDER BY "createdAt" DESC, id DESC LIMIT ${limit}`

export const readMessages = (database: Database, filter: Filter, limit: number) =>
  query<StoredMessage>(database, selectMessages(filter, limit))

export function readDeliveries(database: Database, ids: string[]) {
  const statement = sql`
    SELECT ${columnList(tables.outbox.exported)} FROM outbox
    WHERE "messageId" IN (${rowsOf(ids)}) ORDER BY "messageId", channel`
  return query<Delivery>(database, statement)
}

export async function countMessages(database: Database, filter: Filter) {
  const statement = sql`
    SELECT CAST(count(*) AS integer) AS count FROM contact_submissions ${where(filter)}`
  const [counted] = await query<{ count: number }>(database, statement)
  return counted?.count ?? 0
}

/** Deletes messages with their notifications; all of an address count as one erasure. @returns how many messages there were */
export async function deleteMessages(database: Database, filter: Filter) {
  const deletion = sql`DELETE FROM contact_submissions ${where(filter)} RETURNING id`
  const counter = sql`
    INSERT INTO state (name, value) VALUES (${`erased-${new Date().toISOString().slice(0, 10)}`}, '1')
    ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(state.value AS integer) + 1 AS text)`
  return (await query(database, filter.email ? [counter, deletion] : deletion)).length
}

export async function acknowledge(database: Database) {
  const statement = sql`
    UPDATE outbox SET status = 'alerted' WHERE status = 'undelivered' RETURNING channel`
  return (await query(database, statement)).length
}

/** Lets notifications that wait or were given up be due now. @returns how many there are */
export async function makeDue(database: Database) {
  const statement = sql`
    UPDATE outbox SET status = 'waiting', attempts = 0, "nextAttemptAt" = "queuedAt"
    WHERE status IN ('waiting', 'undelivered') AND channel <> 'none' RETURNING channel`
  return (await query(database, statement)).length
}

/** @returns a statement that adds the rows whose key is not there yet, if the condition holds */
export function insertMissing(table: keyof typeof tables, rows: object[], condition = sql`true`) {
  const columns = Object.keys(rows[0] ?? {})
  const values = columns.map((name) =>
    name === 'attempts' ? `CAST(value ->> 'attempts' AS integer)` : `value ->> '${name}'`,
  )
  return sql`
    INSERT INTO ${raw(table)} (${columnList(columns)}) SELECT ${raw(values.join(', '))}
    FROM json_each(${jsonRows(rows)}) WHERE ${condition} ON CONFLICT DO NOTHING`
}

const insertAll = (table: keyof typeof tables, rows: object[]) =>
  Array.from({ length: Math.ceil(rows.length / rowsInStatement) }, (_, n) =>
    insertMissing(table, rows.slice(n * rowsInStatement, (n + 1) * rowsInStatement)),
  )

export function importMessages(
  database: Database,
  messages: StoredMessage[],
  deliveries: Delivery[],
) {
  const statements = insertAll('contact_submissions', messages)
  return database.run([...statements, ...insertAll('outbox', deliveries)])
}
