/** Writes the rows of a backup by SQL that D1 and PostgreSQL share. */
import type { Database } from './database'
import { messageSchema, type Report, reportSchema, type StoredMessage } from './schema'

/** D1 takes statements up to 100,000 bytes; one message has at most 35,000. */
const statementSize = 60_000

/**
 * A JSON list in an SQL text: plain characters only, so that neither wrangler, which splits a file at semicolons and
 * removes transactions, nor a terminal or an encoding changes what a visitor wrote.
 */
export const jsonText = (rows: object[]) =>
  `'${JSON.stringify(rows).replace(
    /[^\w"{}[\],:\\.]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}'`

/** As few statements as their size allows. */
function* statementsOf<Row extends object>(rows: Row[], statement: (json: string) => string) {
  let part: Row[] = []
  let size = 0
  for (const row of rows) {
    const length = jsonText([row]).length
    if (part.length && size + length > statementSize) {
      yield statement(jsonText(part))
      part = []
      size = 0
    }
    part.push(row)
    size += length
  }
  if (part.length) yield statement(jsonText(part))
}

const { outbox: outboxRows, ...messageEntries } = messageSchema.entries
const messageColumns = Object.keys(messageEntries)
const outboxColumns = ['messageId', ...Object.keys(outboxRows.item.entries)]
const reportColumns = Object.keys(reportSchema.entries)

const typeOf = (column: string, { timeType }: Database) =>
  column === 'attempts' ? 'integer' : column.endsWith('At') ? timeType : 'text'

/** @returns SQL that leaves rows alone that are there, and of the others takes those that fit the condition */
const insertInto =
  (database: Database, table: string, columns: string[], condition = 'true') =>
  (json: string) => {
    const names = columns.map((column) => `"${column}"`)
    const values = columns.map(
      (column) => `CAST(value ->> '${column}' AS ${typeOf(column, database)})`,
    )
    return `INSERT INTO ${table} (${names}) SELECT ${values} FROM ${database.jsonRows}(${json}) WHERE ${condition} ON CONFLICT DO NOTHING`
  }

/** Adds messages that the table does not have, with their notifications, and reports. All of it or nothing. */
export async function insert(database: Database, messages: StoredMessage[], reports: Report[]) {
  const rows = messages.map(({ outbox: _, ...row }) => row)
  const outbox = messages.flatMap(({ id, outbox }) =>
    outbox.map((row) => ({ messageId: id, ...row })),
  )
  const isStored = `value ->> 'messageId' IN (SELECT id FROM contact_submissions)`
  const statements = [
    ...statementsOf(rows, insertInto(database, 'contact_submissions', messageColumns)),
    ...statementsOf(outbox, insertInto(database, 'outbox', outboxColumns, isStored)),
    ...statementsOf(reports, insertInto(database, 'reports', reportColumns)),
  ]
  if (statements.length) await database.execute(statements)
}
