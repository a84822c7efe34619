/** Connections to PostgreSQL, on which nothing hangs: a server that is down is noticed, and so is its return. */
import postgres from 'postgres'
import { codeOf } from '../log'
import { withTimeLimit } from '../timeLimit'
import { readDatabaseUrl } from './databaseUrl'

/** Times as ISO 8601 texts, both ways. */
const isoTime = {
  to: 1184,
  from: [1184],
  serialize: (text: string) => text,
  parse: (text: string) => new Date(text).toISOString(),
}

const defaultConnections = 10

/**
 * @returns the library's own object, which connects at its first statement, and lets it take as long as it needs
 * @throws Error with a sentence where the address is wrong
 */
export function connect(databaseUrl: string, connections = defaultConnections) {
  const { url, options } = readDatabaseUrl(databaseUrl)
  return postgres(url, {
    ...options,
    max: connections,
    // A pooler that gives each transaction another connection would not find a prepared statement again.
    prepare: false,
    fetch_types: false,
    types: { date: isoTime },
    connect_timeout: 5,
    // Seconds: a host that sleeps while nobody is connected can, and no router in between forgets the connection.
    idle_timeout: 30,
    // No pause after a failure, as each request tries once and then answers.
    backoff: () => 0,
    onnotice: () => {},
  })
}

export type Connection = ReturnType<typeof connect>
export type Transaction = Parameters<Parameters<Connection['begin']>[1]>[0]

/** Milliseconds: for a statement, which the server ends; for a transaction whose client is silent. */
const serverLimits =
  'SET LOCAL statement_timeout = 6000; SET LOCAL idle_in_transaction_session_timeout = 10000'

/** For a whole transaction, the wait for a connection included. */
const limitMs = 9000

/** SQLSTATE of a server that takes no writes any more, as another one does in its place. */
const readOnly = '25006'

/** Codes of a connection that was there. */
const brokenOff = ['CONNECTION_CLOSED', 'ECONNRESET', 'EPIPE']

/** Whether the connection is gone with the error. */
const isLost = (error: unknown) =>
  error instanceof postgres.PostgresError
    ? /FATAL|PANIC/.test(error.severity)
    : /^(CONNECTION_[A-Z]+|E[A-Z]+)$/.test(codeOf(error))

/**
 * For the work of a transaction. Never ends for a connection that is gone: the library would write a ROLLBACK to it,
 * and throw where nothing catches it. The transaction itself is rejected all the same.
 */
export const endUnlessLost = <T>(work: Promise<T>) =>
  work.catch((error: unknown) => {
    if (isLost(error)) return new Promise<never>(() => {})
    throw error
  })

/**
 * Waits for a first answer of the server. The library tries without an end where each connection is closed at once,
 * as by a proxy whose database is down.
 * @throws DOMException "TimeoutError" after nine seconds or the given time, else what the library throws
 */
export const awaitServer = (connection: Connection, milliseconds = limitMs) =>
  withTimeLimit(connection`SELECT 1`, milliseconds)

export interface Pool {
  /**
   * Runs work in a transaction.
   * @throws what the work throws, or DOMException "TimeoutError" after nine seconds
   */
  transaction<T>(work: (sql: Transaction) => Promise<T>): Promise<T>
  /** Waits for what is under way, at most five seconds. */
  end(): Promise<void>
}

/** @throws Error with a sentence where the address is wrong; a server that is down is no error yet */
export function openPool(databaseUrl: string, connections = defaultConnections): Pool {
  let current = connect(databaseUrl, connections)
  let lastAnswer = Date.now()

  /** @param seconds for what is under way */
  function replace(lost: Connection, seconds: number) {
    if (current !== lost) return
    current = connect(databaseUrl, connections)
    void lost.end({ timeout: seconds })
  }

  return {
    async transaction(work) {
      const used = current
      let isLate = false
      const transaction = used.begin('isolation level read committed', async (sql) => {
        // It waited for a connection for so long that nobody waits for it any more.
        if (isLate) throw new Error('The transaction was given up')
        // Not awaited: it goes with the first statement.
        void sql.unsafe(serverLimits).execute()
        return { result: await endUnlessLost(work(sql)) }
      })
      const noteAnswer = () => {
        lastAnswer = Date.now()
      }
      transaction.then(noteAnswer, (error) => {
        if (error instanceof postgres.PostgresError) noteAnswer()
      })
      try {
        return (await withTimeLimit(transaction, limitMs)).result
      } catch (error) {
        isLate = true
        const code = codeOf(error)
        // Silent connections would stay so for many minutes. Where others are answered, it is only busy.
        const isSilent = code === 'TimeoutError' && Date.now() - lastAnswer >= limitMs
        if (isSilent || code === readOnly) replace(used, 0)
        // A connection that broke off with something to write would never write again.
        else if (brokenOff.includes(code)) replace(used, 5)
        throw error
      }
    },
    end: () => current.end({ timeout: 5 }),
  }
}
