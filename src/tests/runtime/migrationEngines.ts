/** Databases without tables, and what a test of migrations must know of each kind. */
import { readdirSync } from 'node:fs'
import { d1Table } from '../../function/d1/d1Table'
import type { Database } from '../../function/d1/database'
import { connect, openPool } from '../../function/postgres/pool'
import { postgresTable } from '../../function/postgres/postgresTable'
import type { Table } from '../../function/table'
import { createD1 } from './d1'
import { createDatabase, findPostgres, missingPostgres, startPostgres } from './postgres'

export type Row = Record<string, unknown>

export interface Tested {
  table: Table
  sql(statement: string): Promise<Row[]>
  stop(): Promise<void>
}

export interface Engine {
  /** Of the migrations. */
  folder: string
  open(): Promise<Tested>
  /** SQL that lists the columns of a table. */
  columns(table: string): string
  /** SQL that makes a row of this table of a JSON list with one object. */
  rowOf(table: string, json: string, columns: string): string
}

const d1Folder = 'src/function/migrations'

const d1Engine = (databases: Database[]): Engine => ({
  folder: d1Folder,
  async open() {
    const database = databases.pop()
    if (!database) throw new Error('Let createD1 make more databases')
    const sql = async (statement: string) => (await database.prepare(statement).all<Row>()).results
    return { table: d1Table(database), sql, stop: async () => {} }
  },
  columns: (table) => `
    SELECT columns.name FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table' AND tables.name = '${table}'`,
  rowOf: (_, json, columns) =>
    `SELECT ${columns.replace(/"(\w+)"/g, "value ->> '$1'")} FROM json_each(${json})`,
})

const postgresEngine = (serverUrl: string): Engine => ({
  folder: 'src/function/postgres/migrations',
  async open() {
    const url = await createDatabase(serverUrl, { migrated: false })
    const connection = connect(url, 1)
    const pool = openPool(url, 2)
    return {
      table: postgresTable(pool),
      sql: async (statement) => [...(await connection.unsafe<Row[]>(statement))],
      stop: async () => void (await Promise.all([pool.end(), connection.end()])),
    }
  },
  columns: (table) =>
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = '${table}'`,
  rowOf: (table, json, columns) =>
    `SELECT ${columns} FROM json_populate_recordset(NULL::${table}, ${json})`,
})

/** One database in D1 for each of its migrations, and one more. */
export async function startEngines() {
  const d1 = await createD1(readdirSync(d1Folder).length + 1)
  const server = findPostgres() ? await startPostgres() : undefined
  if (!server) console.warn(missingPostgres)
  const engines: { D1: Engine; PostgreSQL?: Engine } = { D1: d1Engine(d1.databases) }
  if (server) engines.PostgreSQL = postgresEngine(server.url)
  return {
    engines,
    async stop() {
      await Promise.all([d1.stop(), server?.stop()])
    },
  }
}
