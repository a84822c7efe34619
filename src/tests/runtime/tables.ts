/** Each table that the function can have, empty, in this process. */
import { d1Table } from '../../function/d1/d1Table'
import { connect, openPool } from '../../function/postgres/pool'
import { postgresTable } from '../../function/postgres/postgresTable'
import type { Table } from '../../function/table'
import { startD1 } from './d1'
import { createDatabase } from './postgres'

export interface TestTable {
  table: Table
  /** Runs SQL that both databases know: names in quotes, times as ISO 8601. */
  sql<Row>(query: string): Promise<Row[]>
  stop(): Promise<void>
}

export async function startD1Table(): Promise<TestTable> {
  const { database, stop } = await startD1()
  return {
    table: d1Table(database),
    sql: async <Row>(query: string) => (await database.prepare(query).all<Row>()).results,
    stop,
  }
}

/** @param serverUrl of a running server */
export async function startPostgresTable(serverUrl: string): Promise<TestTable> {
  const url = await createDatabase(serverUrl)
  const pool = openPool(url)
  const connection = connect(url, 1)
  return {
    table: postgresTable(pool),
    sql: <Row>(query: string) => connection.unsafe<Row[]>(query),
    async stop() {
      await Promise.all([pool.end(), connection.end()])
    },
  }
}
