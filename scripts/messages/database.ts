/** The databases that `npm run messages` works on: D1 on this machine or hosted, and PostgreSQL. */
import { checkDatabaseId, hostedD1, localD1 } from './d1'
import { postgresDatabase } from './postgres'

export interface Database {
  /** As a person knows it, after "in": "the hosted table". */
  name: string
  /** The SQL function that makes rows with a column `value` of a JSON list. */
  jsonRows: string
  /** The SQL type of times. */
  timeType: 'text' | 'timestamptz'
  /** What follows a text of which only A to Z have small letters, as an address, whatever locale the database has. */
  collation: '' | 'COLLATE "C"'
  /**
   * Runs one statement.
   * @throws Error with one sentence where it fails
   */
  query<Row>(statement: string): Promise<Row[]>
  /** Runs statements in one transaction: all of them or none. */
  execute(statements: string[]): Promise<void>
  close(): Promise<void>
}

export interface Location {
  /** Of PostgreSQL. */
  url?: string
  /** The hosted database instead of the local one. */
  remote?: boolean
  /** Of the local database. */
  folder?: string
}

/** @throws Error with one sentence where there is none */
export async function openDatabase({ url, remote, folder }: Location): Promise<Database> {
  if (url) return postgresDatabase(url)
  if (!remote) return localD1(folder)
  checkDatabaseId()
  return hostedD1()
}
