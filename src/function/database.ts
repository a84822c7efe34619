/** SQL that D1 and PostgreSQL share, and the connection to D1; that to PostgreSQL is in `postgres.ts`. */

export type Value = string | number | null

/** A statement, or a part of one: each `?` is the place of a value. */
export interface Statement {
  sql: string
  values: Value[]
}

/** Binds the values in a template; statements in it become a part of it. */
export function sql(strings: TemplateStringsArray, ...parts: (Value | Statement)[]): Statement {
  const values: Value[] = []
  const texts = parts.map((part, index) => {
    const isStatement = typeof part === 'object' && part !== null
    values.push(...(isStatement ? part.values : [part]))
    return `${isStatement ? part.sql : '?'}${strings[index + 1]}`
  })
  return { sql: strings[0] + texts.join(''), values }
}

/** Text that is no value, such as the name of a column. */
export const raw = (text: string): Statement => ({ sql: text, values: [] })

export const columnList = (names: readonly string[]) =>
  raw(names.map((name) => `"${name}"`).join(', '))

/** @returns rows as the argument of `json_each`: an object, as PostgreSQL's function of that name takes no list */
export const jsonRows = (rows: object[]) => JSON.stringify({ ...rows })

/** @returns a query whose column `key` holds each of the texts once */
export function rowsOf(texts: readonly string[]) {
  const object = Object.fromEntries(texts.map((text) => [text, 1]))
  return sql`SELECT key FROM json_each(${JSON.stringify(object)})`
}

export interface Database {
  /** Runs statements in one transaction; those with the same lock wait for each other. @returns the rows of each */
  run(statements: Statement[], lock?: string): Promise<unknown[][]>
}

export interface MessageDatabase extends Database {
  /** The time of its own clock, as an expression in milliseconds. */
  readonly now: Statement
  tryOut(statements: Statement[]): Promise<void>
}

/** @returns the rows of the statement, or of the last one */
export async function query<Row>(database: Database, work: Statement | Statement[], lock?: string) {
  const results = await database.run([work].flat(), lock)
  return results.at(-1) as Row[]
}

/** Stops waiting for a database; the work goes on. @throws DOMException "TimeoutError" after the time */
export const withTimeLimit = <T>(work: Promise<T>, milliseconds: number) =>
  new Promise<T>((resolve, reject) => {
    const signal = AbortSignal.timeout(milliseconds)
    signal.addEventListener('abort', () => reject(signal.reason))
    work.then(resolve, reject)
  })

/** The part of a D1 database that is used here. */
export interface D1 {
  prepare(query: string): { bind(...values: unknown[]): object }
  batch(statements: object[]): Promise<{ results: unknown[] }[]>
}

/** A row that the table rejects, which ends the transaction, so that nothing of it stays. */
const rejected = sql`
  INSERT INTO outbox ("messageId", channel, status, "queuedAt", "nextAttemptAt")
  SELECT id, 'none', 'rejected', '', '' FROM contact_submissions ORDER BY "createdAt" DESC LIMIT 1`

/** @param binding of a Worker; without it each use throws an error with the code MISSING_BINDING */
export function d1Database(binding?: D1, seconds = 10): MessageDatabase {
  // A batch is a transaction; they run one after the other, so that no lock is needed.
  async function run(statements: Statement[]) {
    if (!binding)
      throw Object.assign(new Error('No D1 database is bound'), { code: 'MISSING_BINDING' })
    const bound = statements.map(({ sql, values }) => binding.prepare(sql).bind(...values))
    const results = await withTimeLimit(binding.batch(bound), seconds * 1000)
    return results.map(({ results }) => results)
  }
  return {
    run,
    now: raw(`CAST(strftime('%s', 'now') AS integer) * 1000`),
    // D1 has no ROLLBACK of its own.
    async tryOut(statements) {
      await run([...statements, rejected]).catch((error: unknown) => {
        if (!/check constraint/i.test(String(error))) throw error
      })
    },
  }
}
