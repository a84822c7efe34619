/** The part of a D1 database that is used here. */

export interface Database {
  prepare(query: string): Statement
  /** Runs the statements in order as one transaction: all of them or none. */
  batch<T>(statements: Statement[]): Promise<Result<T>[]>
}

/** A failure by which health and the log show that the function has no database. */
class MissingBinding extends Error {
  readonly code = 'MISSING_BINDING'
}

const fail = () => {
  throw new MissingBinding('No D1 database is bound as DB')
}

/** In place of the one that is not bound: each use throws MissingBinding. */
export const missingDatabase: Database = { prepare: fail, batch: fail }

interface Result<T> {
  results: T[]
  meta?: {
    /** Of the database, in bytes. */
    size_after?: number
    rows_written?: number
  }
}

export interface Statement {
  bind(...values: (string | number | null)[]): Statement
  first<T>(): Promise<T | null>
  all<T>(): Promise<Result<T>>
  run(): Promise<unknown>
}

/** SQL for the time this long ago, in the form of `createdAt`. */
export const ago = (time: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-${time}')`
