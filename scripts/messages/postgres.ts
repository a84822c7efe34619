/** The table in the PostgreSQL database that `DATABASE_URL` names. */
import { databaseProblem } from '../../src/function/postgres/databaseProblem'
import { awaitServer, connect } from '../../src/function/postgres/pool'
import type { Database } from './database'

function explain(error: unknown): never {
  throw new Error(databaseProblem(error), { cause: error })
}

/** @throws Error with a sentence where the address is wrong, or the server does not answer */
export async function postgresDatabase(url: string): Promise<Database> {
  const sql = connect(url, 1)
  const close = () => sql.end({ timeout: 5 })
  await awaitServer(sql).catch((error: unknown) => close().then(() => explain(error)))
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
    close,
  }
}
