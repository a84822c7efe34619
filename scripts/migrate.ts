/** `npm run migrate`: applies new migrations to the PostgreSQL database that `DATABASE_URL` names. */
import { databaseProblem } from '../src/function/postgres/databaseProblem'
import { applyMigrations } from '../src/function/postgres/migrations'
import { awaitServer, connect } from '../src/function/postgres/pool'

async function run(url: string | undefined) {
  if (!url)
    throw new Error(
      'DATABASE_URL is not set; allowed is an address such as postgres://user:password@host:5432/database. For D1: npx wrangler d1 migrations apply contact --remote',
    )
  const connection = connect(url, 1)
  try {
    await awaitServer(connection)
    const names = await applyMigrations(connection)
    return names.length ? names.map((name) => `Applied ${name}`).join('\n') : 'Nothing to apply'
  } finally {
    await connection.end({ timeout: 5 })
  }
}

try {
  console.log(await run(process.env.DATABASE_URL))
} catch (error) {
  console.error(databaseProblem(error))
  process.exitCode = 1
}
