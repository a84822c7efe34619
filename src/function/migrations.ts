/** Applies the files in `migrations/` to PostgreSQL, in their order and each once; wrangler applies them to D1. */
import { readdirSync, readFileSync } from 'node:fs'
import { type Connection, connect } from './postgresStore'
import { withTimeLimit } from './timeLimit'

const defaultFolder = new URL('migrations/', import.meta.url)

/** Any number that nothing else in the database locks. */
const lock = 7_236_108

/** @returns the names of those applied. Another run at the same time waits, and finds them applied. */
async function apply(connection: Connection, folder: URL) {
  const [encoding] = await connection<{ name: string }[]>`SELECT getdatabaseencoding() AS name`
  if (encoding?.name !== 'UTF8')
    throw new Error(`The database has the encoding ${encoding?.name}; only UTF8 holds every text`)
  return connection.begin('isolation level read committed', async (sql) => {
    await sql`SELECT pg_advisory_xact_lock(${lock})`
    // Rather fail than let visitors wait behind a change that waits itself.
    await sql`SET LOCAL lock_timeout = '5s'`
    await sql`CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY)`
    const applied = await sql<{ name: string }[]>`SELECT name FROM migrations`
    const missing = readdirSync(folder)
      .filter((name) => name.endsWith('.sql') && !applied.some((row) => row.name === name))
      .sort()
    for (const name of missing) {
      await sql.unsafe(readFileSync(new URL(name, folder), 'utf8'))
      await sql`INSERT INTO migrations (name) VALUES (${name})`
    }
    return missing
  })
}

/**
 * Applies what is missing: all of it or nothing.
 * @throws Error where the server cannot be reached, or the database is not one for all characters
 */
export async function migrate(databaseUrl: string, folder = defaultFolder) {
  const connection = connect(databaseUrl, 1)
  try {
    // The library tries without an end where each connection is closed at once.
    await withTimeLimit(connection`SELECT 1`)
    return await apply(connection, folder)
  } finally {
    await connection.end({ timeout: 5 })
  }
}
