/** The store of messages in PostgreSQL. Nothing hangs on it: a server that is down is noticed, and so is its return. */
import postgres from 'postgres'
import type { Database, Statement, TransactionOptions } from './database'
import { codeOf } from './log'
import { createMessageStore } from './sqlStore'
import { withTimeLimit } from './timeLimit'

/** Times as ISO 8601 texts, both ways. */
const isoTime = {
  to: 1184,
  from: [1184],
  serialize: (text: string) => text,
  parse: (text: string) => new Date(text).toISOString(),
}

/** Parameters of an address for this client or the server; hosts write others for other clients. */
const knownParameters = ['sslmode', 'application_name', 'options']

/**
 * @returns the library's own object, which connects at its first statement, and lets it take as long as it needs
 * @throws TypeError where the address is none
 */
export function connect(address: string, connections = 10) {
  const url = new URL(address)
  for (const name of [...url.searchParams.keys()])
    if (!knownParameters.includes(name)) url.searchParams.delete(name)
  // Without a mode, other clients use encryption where the server has it.
  if (!url.searchParams.has('sslmode')) url.searchParams.set('sslmode', 'prefer')
  return postgres(url.href, {
    // A socket's folder is a host with escaped slashes.
    host: decodeURIComponent(url.hostname),
    max: connections,
    // A pooler that gives each transaction another connection would not find a prepared statement again.
    prepare: false,
    types: { date: isoTime },
    // Whatever the role has, so that times come in one form.
    connection: { TimeZone: 'UTC', DateStyle: 'ISO' },
    connect_timeout: 5,
    // Seconds: a host that sleeps while nobody is connected can, and no router in between forgets the connection.
    idle_timeout: 30,
    // No pause after a failure, as each request tries once and then answers.
    backoff: () => 0,
    onnotice: () => {},
  })
}

export type Connection = ReturnType<typeof connect>

/** The server ends a statement that takes longer, and a transaction whose client is silent. */
const begin = (seconds: number) => `
  BEGIN ISOLATION LEVEL READ COMMITTED;
  SET LOCAL statement_timeout = '${seconds}s';
  SET LOCAL idle_in_transaction_session_timeout = '${seconds}s'`

/** SQLSTATE of a server that takes no writes any more, as another one does in its place. */
const readOnly = '25006'

/** Whether the connection is gone with the error. */
const isLost = (error: unknown) =>
  error instanceof postgres.PostgresError
    ? /FATAL|PANIC/.test(error.severity)
    : /^(CONNECTION_[A-Z]+|E[A-Z]+)$/.test(codeOf(error))

async function runOn<Row>(
  connection: postgres.Sql,
  statements: Statement[],
  { lock, rollBack }: TransactionOptions,
  seconds: number,
) {
  const results: Row[][] = []
  await connection.unsafe(begin(seconds))
  if (lock) await connection.unsafe('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [lock])
  for (const { sql, values } of statements)
    results.push([...(await connection.unsafe<Row[] & object[]>(sql, values))])
  await connection.unsafe(rollBack ? 'ROLLBACK' : 'COMMIT')
  return results
}

export interface PostgresDatabase extends Database {
  /** Waits for what is under way, at most five seconds. */
  end(): Promise<void>
}

interface Options {
  connections?: number
  /** For a whole transaction, the wait for a connection included. */
  seconds?: number
}

/** A server that is down is no error yet. @throws TypeError where the address is none */
export function postgresDatabase(
  address: string,
  { connections, seconds = 9 }: Options = {},
): PostgresDatabase {
  let pool = connect(address, connections)

  const run: Database['run'] = async <Row>(
    statements: Statement[],
    options: TransactionOptions = {},
  ) => {
    const used = pool
    let isLate = false
    /** Has a connection of its own, which is free again afterward unless it is lost. */
    async function runTransaction() {
      const connection = await used.reserve()
      try {
        // It waited for so long that nobody waits for it any more.
        if (isLate) throw new Error('The transaction was given up')
        const results = await runOn<Row>(connection, statements, options, (seconds * 2) / 3)
        connection.release()
        return results
      } catch (error) {
        // Nothing can be written to a connection that is gone, and the library takes it back by itself.
        if (!isLost(error)) {
          await connection.unsafe('ROLLBACK')
          connection.release()
        }
        throw error
      }
    }
    try {
      return await withTimeLimit(runTransaction(), seconds * 1000)
    } catch (error) {
      isLate = true
      const isAnswer = error instanceof postgres.PostgresError && codeOf(error) !== readOnly
      // Connections that broke off or are silent would stay so for many minutes.
      if (!isAnswer && pool === used) {
        pool = connect(address, connections)
        void used.end({ timeout: 5 })
      }
      throw error
    }
  }

  return {
    dialect: {
      // As a text, so that the library does not take it for an object.
      jsonRows: (parameter) => `json_array_elements(${parameter}::text::json)`,
      timeType: 'timestamptz',
      plainCollation: 'COLLATE "C"',
      skipLocked: 'FOR UPDATE SKIP LOCKED',
    },
    run,
    async readSize() {
      const sql = 'SELECT pg_database_size(current_database())::float8 AS bytes'
      const [rows] = await run<{ bytes: number }>([{ sql, values: [] }])
      return rows?.[0]?.bytes
    },
    end: () => pool.end({ timeout: 5 }),
  }
}

export const postgresStore = (database: PostgresDatabase) => createMessageStore(database)
