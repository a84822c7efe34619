/** The tables in PostgreSQL over time: files in `migrations/`, applied in their order, each once. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { type Connection, endUnlessLost, type Transaction } from './pool'

interface Migration {
  name: string
  text: string
  hash: string
}

const defaultFolder = new URL('migrations/', import.meta.url)

function readMigrations(folder = defaultFolder): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => {
    // Git may have changed the ends of lines.
    const text = readFileSync(new URL(name, folder), 'utf8').replaceAll('\r\n', '\n')
    return { name, text, hash: createHash('sha256').update(text).digest('hex') }
  })
}

/** Those of this version, read once. */
let ownNames: string[] | undefined

/** A failure by which health shows that the table is older than the function. */
class MissingMigration extends Error {
  readonly code = 'MISSING_MIGRATION'
}

/** @throws MissingMigration; SQLSTATE 42P01 where none was ever applied */
export async function checkMigrations(sql: Transaction) {
  ownNames ??= readMigrations().map(({ name }) => name)
  const rows = await sql<{ name: string }[]>`SELECT name FROM migrations`
  const applied = rows.map(({ name }) => name)
  const missing = ownNames.find((name) => !applied.includes(name))
  if (missing) throw new MissingMigration(`${missing} is not applied: npm run migrate`)
}

/** Any number that nothing else in the database locks. */
const lock = 7_236_108

/**
 * Applies the first migration that is missing. Another run at the same time waits, and finds it applied.
 * @returns its name, if there was one
 */
async function applyNext(sql: Transaction, migrations: Migration[]) {
  await sql`SELECT pg_advisory_xact_lock(${lock})`
  // Rather fail than let visitors wait behind a change that waits itself.
  await sql`SET LOCAL lock_timeout = '5s'`
  await sql`
    CREATE TABLE IF NOT EXISTS migrations (
      name text PRIMARY KEY,
      hash text NOT NULL,
      "appliedAt" timestamptz(3) NOT NULL DEFAULT now()
    )`
  const rows = await sql<{ name: string; hash: string }[]>`SELECT name, hash FROM migrations`
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  const changed = migrations.find(({ name, hash }) => (applied.get(name) ?? hash) !== hash)
  if (changed)
    throw new Error(
      `${changed.name} is not what was applied to this database; take the change back and make it in a new file`,
    )
  const next = migrations.find(({ name }) => !applied.has(name))
  if (!next) return undefined
  await sql.unsafe(next.text)
  await sql`INSERT INTO migrations (name, hash) VALUES (${next.name}, ${next.hash})`
  return next.name
}

/**
 * Applies what is missing, each file in a transaction of its own.
 * @returns the names of those applied
 * @throws Error where an applied file has changed, or the database is not one for all characters
 */
export async function applyMigrations(connection: Connection, folder = defaultFolder) {
  const [encoding] = await connection<{ name: string }[]>`
    SELECT getdatabaseencoding() AS name`
  if (encoding?.name !== 'UTF8')
    throw new Error(`The database has the encoding ${encoding?.name}; only UTF8 holds every text`)
  const migrations = readMigrations(folder)
  const names: string[] = []
  for (;;) {
    // Whoever waited for another run sees what it has applied, whatever isolation the role has.
    const { name } = await connection.begin('isolation level read committed', async (sql) => ({
      name: await endUnlessLost(applyNext(sql, migrations)),
    }))
    if (!name) return names
    names.push(name)
  }
}
