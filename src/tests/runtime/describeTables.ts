/** Runs the same tests with each table that the function can have. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, inject, test } from 'vitest'
import { type Submission, store } from '../../function/store'
import { startD1Table, startPostgresTable, type TestTable } from './tables'

/** A message of a sender of its own. */
export const createSubmission = (overrides: Partial<Submission> = {}): Submission => ({
  message: { name: 'Ada', email: 'ada@reader.example', organization: '', message: randomUUID() },
  idempotencyKey: randomUUID(),
  keyExpires: false,
  client: randomUUID(),
  flagged: null,
  channels: ['webhook', 'email'],
  ...overrides,
})

export const atOnce = <T>(count: number, run: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => run(n)))

export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** What the tests use of the table that they are run with. */
const stepsWith = ({ table, sql }: TestTable) => ({
  table,
  sql,
  /** @returns the id of a message that was stored */
  async storeOne(overrides: Partial<Submission> = {}) {
    const stored = await store(table, createSubmission(overrides))
    if (typeof stored === 'string') throw new Error(stored)
    return stored.id
  },
  countRows: async (name: string) =>
    Number((await sql<{ n: number }>(`SELECT count(*) AS n FROM ${name}`))[0]?.n),
  setAge: (id: string, minutes: number) =>
    sql(`UPDATE contact_submissions SET "createdAt" = '${minutesAgo(minutes)}' WHERE id = '${id}'`),
  /** Stores messages without the function. */
  insertMany: (count: number, columns = '', values = '') =>
    sql(`
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
      INSERT INTO contact_submissions (id, name, email, message ${columns})
      SELECT 'many-' || i, 'Ada', 'ada@reader.example', 'Many' ${values} FROM n`),
  /** Adds a notification that is due to each message. */
  queueAll: () =>
    sql(`
      INSERT INTO outbox ("messageId", channel, "nextAttemptAt")
      SELECT id, 'webhook', '${minutesAgo(1)}' FROM contact_submissions`),
})

const server = inject('postgres')
const databases: [string, () => Promise<TestTable>][] = [
  ['D1', startD1Table],
  ['PostgreSQL', () => startPostgresTable(server)],
]

/** @param define makes the tests; each calls what it gets, with empty tables */
export function describeTables(define: (given: () => ReturnType<typeof stepsWith>) => void) {
  describe.each(databases.slice(0, server ? 2 : 1))('%s', (_, start) => {
    let database: TestTable
    beforeAll(async () => {
      database = await start()
    })
    beforeEach(async () => {
      for (const name of ['outbox', 'contact_submissions', 'reports'])
        await database.sql(`DELETE FROM ${name}`)
    })
    afterAll(() => database.stop())
    define(() => stepsWith(database))
  })
  test.skipIf(server)('PostgreSQL is not installed: apt-get install postgresql', () => {})
}
