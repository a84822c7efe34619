/** The connection to D1. */

/** The part of a D1 database that is used here. */
export interface D1 {
  prepare(query: string): { bind(...values: unknown[]): object }
  batch(statements: object[]): Promise<{ results: unknown[] }[]>
}

/** SQL with the values of its question marks. */
export type Query = [sql: string, ...values: (string | number | null)[]]

/** Stops waiting; the work goes on. @throws DOMException "TimeoutError" after the time */
export const withTimeLimit = <T>(work: Promise<T>, seconds: number) =>
  new Promise<T>((resolve, reject) => {
    const signal = AbortSignal.timeout(seconds * 1000)
    signal.addEventListener('abort', () => reject(signal.reason))
    work.then(resolve, reject)
  })

/** Runs queries in one transaction. @returns the rows of the last one. @throws Error with the code MISSING_BINDING without a database */
export async function runQueries<Row>(d1: D1 | undefined, queries: Query[], seconds: number) {
  if (!d1) throw Object.assign(new Error('No D1 database is bound'), { code: 'MISSING_BINDING' })
  const statements = queries.map(([sql, ...values]) => d1.prepare(sql).bind(...values))
  const results = await withTimeLimit(d1.batch(statements), seconds)
  return results.at(-1)?.results as Row[]
}
