/** A table for unit tests, which remembers what is bound; SQL itself is tried in `runtime/`. */
import type { Context, Database, Env, Statement } from '../function/env'

export const stored = { id: '7b0c0f5e-7a5b-4c0e-9a64-0f5f7f2b8a11', createdAt: 'now', same: 1 }

/** @param batch what a transaction gives; without it the table must not be touched */
export function stubTable(batch?: () => Promise<object>) {
  const bound: (string | null)[][] = []
  const statement: Statement = {
    bind(...values) {
      bound.push(values)
      return statement
    },
    first: async () => null,
    all: async () => ({ results: [] }),
    run: async () => {},
  }
  const database: Database = {
    prepare() {
      if (!batch) throw new Error('The table was touched')
      return statement
    },
    async batch<T>(statements: Statement[]) {
      const results = [(await batch?.()) as T]
      return statements.map(() => ({ results }))
    },
  }
  return { database, bound }
}

/** The function's surroundings, with a table. */
export const around = (database: Database, more: Partial<Env> = {}): Env => ({
  DB: database,
  CLIENT_SALT: 'salt',
  ASSETS: { fetch: async () => new Response(null, { status: 404 }) },
  ...more,
})

export const context: Context = { waitUntil: () => {} }
