/** A D1 database for this process: workerd runs the statements, one request each, which is quicker than its own proxy. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import type { Database, Statement } from '../../function/d1/database'
import { emptyDatabase, runtimeFolder } from './startRuntime'

/** Runs the statements of a request as one transaction. */
const worker = `
  export default {
    async fetch(request, { DB }) {
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

/** @returns an empty database with all tables; run `buildRuntime` first */
export async function startD1() {
  const folder = mkdtempSync(`${runtimeFolder}/database-`)
  cpSync(emptyDatabase, folder, { recursive: true })
  const { workerOptions } = unstable_getMiniflareWorkerOptions('wrangler.jsonc', undefined, {
    overrides: { assets: { directory: 'public' } },
  })
  const runtime = new Miniflare({
    modules: [{ type: 'ESModule', path: 'worker.js', contents: worker }],
    d1Databases: workerOptions.d1Databases,
    d1Persist: `${folder}/v3/d1`,
    host: '127.0.0.1',
    port: 0,
  })
  const url = await runtime.ready

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
  const database: Database = {
    prepare,
    batch: (statements) => run(statements.flatMap((statement) => bounds.get(statement) ?? [])),
  }
  return {
    database,
    async stop() {
      await runtime.dispose()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
