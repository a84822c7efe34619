/**
 * D1 databases for this process: workerd runs the statements, a request each. Its own proxy answers each call while
 * the caller's thread waits, and on a busy machine mixes the answers up.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { Miniflare } from 'miniflare'
import type { Database, Statement } from '../../function/d1/database'

const migrations = 'src/function/migrations'

/** Runs the statements of a request as one transaction of the database that its path names. */
const worker = `
  export default {
    async fetch(request, env) {
      const DB = env[new URL(request.url).pathname.slice(1)]
      const statements = await request.json()
      try {
        const bound = statements.map(({ query, values }) => DB.prepare(query).bind(...values))
        return Response.json(await DB.batch(bound))
      } catch (error) {
        return new Response(error.message, { status: 500 })
      }
    },
  }`

interface Bound {
  query: string
  values: (string | number | null)[]
}

function databaseAt(url: URL): Database {
  async function run<T>(statements: Bound[]): Promise<{ results: T[] }[]> {
    const body = JSON.stringify(statements)
    // A connection that is kept may be closed just as the next request takes it.
    const response = await fetch(url, { method: 'POST', headers: { Connection: 'close' }, body })
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  }
  const bounds = new WeakMap<Statement, Bound>()
  function prepare(query: string, values: Bound['values'] = []): Statement {
    const bound = { query, values }
    const all = async <T>() => (await run<T>([bound]))[0] ?? { results: [] }
    const statement: Statement = {
      bind: (...given) => prepare(query, given),
      all,
      first: async <T>() => (await all<T>()).results[0] ?? null,
      run: all,
    }
    bounds.set(statement, bound)
    return statement
  }
  return {
    prepare,
    batch: (statements) => run(statements.flatMap((statement) => bounds.get(statement) ?? [])),
  }
}

/** @returns empty databases without tables, and what ends them */
export async function createD1(count: number) {
  const names = Array.from({ length: count }, (_, index) => `DB${index}`)
  const runtime = new Miniflare({
    modules: [{ type: 'ESModule', path: 'worker.js', contents: worker }],
    d1Databases: Object.fromEntries(names.map((name) => [name, name])),
    host: '127.0.0.1',
    port: 0,
  })
  const url = await runtime.ready
  const databases = names.map((name) => databaseAt(new URL(name, url)))
  return { databases, stop: () => runtime.dispose() }
}

/** Applies all migrations. */
export async function migrateD1(database: Database) {
  for (const name of readdirSync(migrations).sort())
    await database.prepare(readFileSync(`${migrations}/${name}`, 'utf8')).run()
}

/** @returns an empty database with all tables */
export async function startD1() {
  const { databases, stop } = await createD1(1)
  const [database] = databases
  if (!database) throw new Error('Miniflare made no database')
  await migrateD1(database)
  return { database, stop }
}
