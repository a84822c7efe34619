/** The table in the PostgreSQL database that `DATABASE_URL` names. */
import { databaseProblem } from '../../src/function/postgres/databaseProblem'
import { connect } from '../../src/function/postgres/pool'
import type { Database } from './database'

function explain(error: unknown): never {
  throw new Error(databaseProblem(error), { cause: error })
}

/** @throws Error with a sentence where the address is wrong; a server that is down is noticed later */
export function postgresDatabase(url: string): Database {
  const sql = connect(url, 1)
  const { host, port, database } = sql.options
  return {
    name: `the table in PostgreSQL (${database} at ${host}:${port})`,
    jsonRows: 'json_array_elements',
    timeType: 'timestamptz',
    collation: 'COLLATE "C"',
    async query<Row>(statement: string): Promise<Row[]> {
      return [...(await sql.unsafe<Row[]>(statement).catch(explain))]
    },
    async execute(statements) {
      const run = sql.begin(async (transaction) => {
        for (const statement of statements) await transaction.unsafe(statement)
      })
      await run.catch(explain)
    },
    close: () => sql.end({ timeout: 5 }),
  }
}
