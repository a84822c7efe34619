/** What the SQL of `messageStore.ts` and `records.ts` needs of a database; `d1Store.ts` and `postgresStore.ts` provide it. */

export type Value = string | number | null

/** The parameters are `$1`, `$2` and so on. */
export interface Statement {
  sql: string
  values: Value[]
}

export const statement = (sql: string, ...values: Value[]): Statement => ({ sql, values })

/** What D1 and PostgreSQL write differently. */
interface Dialect {
  /** @returns rows with a column `value`, of a parameter that holds a JSON list */
  jsonRows(parameter: string): string
  timeType: 'text' | 'timestamptz'
  /** Follows a text of which only A to Z have small letters, whatever locale the database has. */
  plainCollation: string
  /** Ends a SELECT that takes rows for itself, and leaves those that another run has just taken. */
  skipLocked: string
}

export interface TransactionOptions {
  /** Transactions with the same name run one after the other. */
  lock?: string
  /** For the check of the tables: nothing stays. */
  rollBack?: true
}

export interface Database {
  dialect: Dialect
  /**
   * Runs statements in one transaction: all of them or none.
   * @returns the rows of each
   */
  run<Row>(statements: Statement[], options?: TransactionOptions): Promise<Row[][]>
  /** @returns its size in bytes, where the database tells */
  readSize(): Promise<number | undefined>
}

export async function query<Row>(database: Database, sql: string, ...values: Value[]) {
  const [rows = []] = await database.run<Row>([statement(sql, ...values)])
  return rows
}
