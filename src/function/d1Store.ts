/** Messages in a D1 database. */
import { type Database, withTimeLimit } from './database'

/** The part of a D1 database that is used here. */
export interface D1 {
  prepare(query: string): { bind(...values: unknown[]): object }
  /** Runs the statements in order as one transaction: all of them or none. */
  batch(statements: object[]): Promise<{ results: unknown[] }[]>
}

/** @param binding of a Worker; without it each use throws an error with the code MISSING_BINDING */
export const d1Database = (binding?: D1, seconds = 10): Database => ({
  // Its transactions run one after the other, so that no lock is needed.
  async run(statements) {
    if (!binding)
      throw Object.assign(new Error('No D1 database is bound'), { code: 'MISSING_BINDING' })
    const bound = statements.map(({ sql, values }) => binding.prepare(sql).bind(...values))
    const results = await withTimeLimit(binding.batch(bound), seconds * 1000)
    return results.map(({ results }) => results)
  },
})
