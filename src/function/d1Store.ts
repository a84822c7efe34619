/** The store of messages in a D1 database. */
import type { Database, Statement } from './database'
import { createMessageStore } from './sqlStore'

/** The part of a D1 database that is used here. */
export interface D1 {
  prepare(query: string): D1Statement
  /** Runs the statements in order as one transaction: all of them or none. */
  batch(statements: D1Statement[]): Promise<D1Result[]>
}

interface D1Statement {
  bind(...values: unknown[]): D1Statement
  all(): Promise<D1Result>
}

interface D1Result {
  results: unknown[]
  meta?: { size_after?: number }
}

/** A failure by which health and the log show that the function has no database. */
class MissingBinding extends Error {
  readonly code = 'MISSING_BINDING'
}

const fail = () => {
  throw new MissingBinding('No D1 database is bound as DB')
}

/** In place of the one that is not bound: each use throws MissingBinding. */
const missing: D1 = { prepare: fail, batch: fail }

/** Ends a transaction that is to leave nothing. */
const invalidJson: Statement = { sql: 'SELECT json($1)', values: ['not JSON'] }

/** @param run runs statements as one transaction @param readSize in bytes */
export const d1Database = (
  run: (statements: Statement[]) => Promise<unknown[][]>,
  readSize: Database['readSize'],
): Database => ({
  dialect: {
    jsonRows: (parameter) => `json_each(${parameter})`,
    timeType: 'text',
    plainCollation: '',
    skipLocked: '',
  },
  // Its transactions run one after the other, so that no lock is needed.
  async run<Row>(statements: Statement[], { rollBack }: { rollBack?: true } = {}) {
    const all = rollBack ? [...statements, invalidJson] : statements
    // D1 counts parameters as SQLite does.
    const numbered = all.map(({ sql, values }) => ({
      sql: sql.replace(/\$(?=\d)/g, '?'),
      values,
    }))
    try {
      return (await run(numbered)) as Row[][]
    } catch (error) {
      if (rollBack && error instanceof Error && error.message.includes('malformed JSON')) return []
      throw error
    }
  },
  readSize,
})

/** @param binding of a Worker */
export const boundD1 = (binding: D1 = missing) =>
  d1Database(
    async (statements) => {
      const bound = statements.map(({ sql, values }) => binding.prepare(sql).bind(...values))
      return (await binding.batch(bound)).map(({ results }) => results)
    },
    async () => (await binding.prepare('SELECT 1').all()).meta?.size_after,
  )

export const d1Store = (binding?: D1) => createMessageStore(boundD1(binding))
