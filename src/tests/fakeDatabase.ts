/** A database for unit tests that records bound values; SQL itself is tested in `runtime/`. */
import type { Database, Statement } from '../function/d1/database'
import type { ExecutionContext } from '../function/env'
import type { WorkerEnv } from '../function/index'

export const storedRow = {
  id: '7b0c0f5e-7a5b-4c0e-9a64-0f5f7f2b8a11',
  createdAt: 'now',
}

/** @param runBatch the row that a transaction returns; without it the database must not be used */
export function fakeDatabase(runBatch?: () => Promise<object>) {
  const boundValues: (string | number | null)[][] = []
  const statement: Statement = {
    bind(...values) {
      boundValues.push(values)
      return statement
    },
    first: async () => null,
    all: async () => ({ results: [] }),
    run: async () => {},
  }
  const database: Database = {
    prepare() {
      if (!runBatch) throw new Error('The database was used')
      return statement
    },
    async batch<T>(statements: Statement[]) {
      const results = [(await runBatch?.()) as T]
      return statements.map(() => ({ results }))
    },
  }
  return { database, boundValues }
}

export const createEnv = (database: Database, overrides: Partial<WorkerEnv> = {}): WorkerEnv => ({
  DB: database,
  CLIENT_SALT: 'salt',
  ASSETS: { fetch: async () => new Response(null, { status: 404 }) },
  ...overrides,
})

export const context: ExecutionContext = { waitUntil: () => {} }
