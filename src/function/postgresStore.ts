/** Messages in PostgreSQL. Nothing hangs on it: a server that is down is noticed, and so is its return. */
import postgres from 'postgres'
import type { Database, Statement } from './database'
import { codeOf } from './log'
import { withTimeLimit } from './timeLimit'

/** Parameters of an address for this client or the server; hosts write others for other clients. */
const knownParameters = ['sslmode', 'application_name', 'options']

/** JSON is passed as the text that it is. */
const jsonText = { to: 114, from: [114], serialize: String, parse: String }

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
    max: connections,
    // A pooler that gives each transaction another connection would not find a prepared statement again.
    prepare: false,
    types: { json: jsonText },
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

/** Whether the connection is gone with the error. */
const isLost = (error: unknown) =>
  error instanceof postgres.PostgresError
    ? /FATAL|PANIC/.test(error.severity)
    : /^(CONNECTION_[A-Z]+|E[A-Z]+)$/.test(codeOf(error))

const numbered = ({ sql }: Statement) => {
  let count = 0
  return sql.replace(/\?/g, () => `$${++count}`)
}

interface Options {
  connections?: number
  /** For a whole transaction, the wait for a connection included. */
  seconds?: number
}

/** A server that is down is no error yet. @throws TypeError where the address is none */
export function postgresDatabase(address: string, { connections, seconds = 9 }: Options = {}) {
  let pool = connect(address, connections)
  const database: Database = {
    async run(statements, lock) {
      const used = pool
      /**
       * Without the library's transactions and templates, as those end the process where the server goes away within
       * one.
       */
      async function runTransaction() {
        const connection = await used.reserve()
        try {
          const results: unknown[][] = []
          await connection.unsafe(begin((seconds * 2) / 3))
          if (lock)
            await connection.unsafe('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [lock])
          for (const statement of statements)
            results.push([...(await connection.unsafe(numbered(statement), statement.values))])
          await connection.unsafe('COMMIT')
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
        // Connections that broke off or are silent would stay so for many minutes.
        if (!(error instanceof postgres.PostgresError) && pool === used) {
          pool = connect(address, connections)
          void used.end({ timeout: 5 })
        }
        throw error
      }
    },
  }
  /** Waits for what is under way, at most five seconds. */
  const end = () => pool.end({ timeout: 5 })
  return { ...database, end }
}
