/** The database in PostgreSQL, and its migrations. A server that is down delays no request, and is found again. */
import { readdirSync, readFileSync } from 'node:fs'
import { connect as openSocket, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import postgres from 'postgres'
import { raw, type Statement, withTimeLimit } from './database'

/** Parameters of an address for this client or the server; hosts write others for other clients. */
const knownParameters = ['sslmode', 'application_name', 'options', 'max']

interface Target {
  host: string[]
  port: number[]
  path?: string | false
}

/** @returns how the library opens a connection: after one that the server closed without a byte, a little later, as the library tries such a server hundreds of times a second */
function pacedSockets() {
  let last: Socket | undefined
  let failures = 0
  return async ({ host: [host = ''], port: [port = 0], path }: Target) => {
    failures = last?.destroyed && last.bytesRead === 0 ? failures + 1 : 0
    await setTimeout(Math.min(failures * 250, 2000))
    last = path ? openSocket(path) : openSocket(port, host)
    // The library checks a certificate for this name.
    return Object.assign(last, { host, port })
  }
}

/** @returns the library's own object, which connects at its first statement. @throws TypeError where the address is none */
export function connect(address: string) {
  const url = new URL(address)
  const known = [...url.searchParams].filter(([name]) => knownParameters.includes(name))
  // Other clients use encryption if the server has it and no mode is set.
  const parameters = new Map([['sslmode', 'prefer'], ...known])
  url.search = String(new URLSearchParams([...parameters]))
  const options = {
    max: Number(parameters.get('max') ?? 10),
    // A pooler that gives each transaction another connection would not find a prepared statement again.
    prepare: false,
    // JSON is passed as the text that it is.
    types: { json: { to: 114, from: [114], serialize: String, parse: String } },
    connect_timeout: 5,
    // A host may sleep that does so while nobody is connected, and no router drops a connection.
    idle_timeout: 30,
    socket: pacedSockets(),
    onnotice: () => {},
  }
  return postgres(url.href, options)
}

/** The server ends a statement that takes longer, and a transaction whose client is silent. */
const begin = (seconds: number) => `
  BEGIN ISOLATION LEVEL READ COMMITTED;
  SET LOCAL statement_timeout = '${seconds}s';
  SET LOCAL idle_in_transaction_session_timeout = '${seconds}s'`

const lockStatement = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))'

const numbered = ({ sql }: Statement) =>
  sql.split('?').reduce((text, part, number) => `${text}$${number}${part}`)

/** Opens a database; a server that is down is no error yet. @param seconds for a transaction, with the wait to connect */
export function postgresDatabase(address: string, seconds = 9) {
  let pool = connect(address)

  /** It avoids the library's own transactions, which end the process if the server goes away within one. */
  async function runTransaction(statements: Statement[], lock?: string, end = 'COMMIT') {
    const connection = await pool.reserve()
    try {
      const results: unknown[][] = []
      await connection.unsafe(begin((seconds * 2) / 3))
      if (lock) await connection.unsafe(lockStatement, [lock])
      for (const statement of statements)
        results.push([...(await connection.unsafe(numbered(statement), statement.values))])
      await connection.unsafe(end)
      connection.release()
      return results
    } catch (error) {
      // The connection can go on; one that is gone the library takes back by itself.
      if (error instanceof postgres.PostgresError && error.severity === 'ERROR') {
        await connection.unsafe('ROLLBACK')
        connection.release()
      }
      throw error
    }
  }

  async function withinTime(...transaction: Parameters<typeof runTransaction>) {
    const used = pool
    try {
      return await withTimeLimit(runTransaction(...transaction), seconds * 1000)
    } catch (error) {
      // Connections that broke off or are silent would stay so for many minutes.
      if (!(error instanceof postgres.PostgresError) && pool === used) {
        pool = connect(address)
        void used.end({ timeout: 5 })
      }
      throw error
    }
  }

  return {
    run: (statements: Statement[], lock?: string) => withinTime(statements, lock),
    now: raw('CAST(extract(epoch FROM clock_timestamp()) * 1000 AS float8)'),
    async tryOut(statements: Statement[]) {
      await withinTime(statements, undefined, 'ROLLBACK')
    },
    end: () => pool.end({ timeout: 5 }),
  }
}

const migrations = new URL('migrations/', import.meta.url)

/** Seconds to connect before migrations, and the time in which each of their statements ends. */
const migrateTime = { connect: 20, statement: '10min' }

/**
 * Applies the new files of `migrations/`, all of them or none, as wrangler does in D1; another run meanwhile waits.
 * @returns their names. @throws Error where the server cannot be reached, or the database is not one for all characters
 */
export async function migrate(address: string, folder = migrations) {
  const connection = connect(address)
  try {
    await withTimeLimit(connection`SELECT 1`, migrateTime.connect * 1000).catch(
      (error: unknown) => {
        if (!(error instanceof DOMException)) throw error
        throw new Error(`The server accepts no connection within ${migrateTime.connect} s`)
      },
    )
    return await connection.begin('isolation level read committed', async (sql) => {
      await sql.unsafe(`SET LOCAL statement_timeout = '${migrateTime.statement}'`)
      const [encoding] = await sql`SELECT getdatabaseencoding() AS name`
      if (encoding?.name !== 'UTF8')
        throw new Error(`The database has the encoding ${encoding?.name}; UTF8 holds every text`)
      await sql.unsafe(lockStatement, ['migrations'])
      await sql`CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY)`
      const applied = (await sql`SELECT name FROM migrations`).map(({ name }) => name)
      // An editor may leave files of its own there.
      const files = readdirSync(folder).filter((name) => /^\d{4}_\w+\.sql$/.test(name))
      const missing = files.filter((name) => !applied.includes(name))
      for (const name of missing.sort()) {
        await sql.unsafe(readFileSync(new URL(name, folder), 'utf8'))
        await sql`INSERT INTO migrations (name) VALUES (${name})`
      }
      return missing
    })
  } finally {
    await connection.end({ timeout: 5 })
  }
}
