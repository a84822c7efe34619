/** The databases that `npm run messages` works on: D1 on this machine or hosted, and PostgreSQL. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { getPlatformProxy, unstable_readConfig } from 'wrangler'
import { type D1, type Database, d1Database } from '../../src/function/database'
import { postgresDatabase } from '../../src/function/postgres'
import { readDatabaseUrl } from '../../src/function/settings'
import { stateFolder } from '../wrangler'

const api = 'https://api.cloudflare.com/client/v4'

const answer = v.object({
  success: v.boolean(),
  errors: v.array(v.object({ message: v.string() })),
  result: v.nullish(v.array(v.object({ results: v.optional(v.array(v.unknown()), []) })), []),
})

/** The limit in seconds; a person waits longer than a visitor. */
const patience = 300

/** Reaches D1 through Cloudflare's HTTP interface. @throws Error with its answer, or with the setting that is missing */
export function hostedD1(env: NodeJS.ProcessEnv, id = ''): Database {
  const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token } = env
  if (!account || !token)
    throw new Error('CLOUDFLARE_ACCOUNT_ID or CLOUDFLARE_API_TOKEN is not set')
  return {
    async run(statements) {
      // A batch is a transaction.
      const batch = statements.map(({ sql, values }) => ({ sql, params: values }))
      const response = await fetch(`${api}/accounts/${account}/d1/database/${id}/query`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ batch }),
        signal: AbortSignal.timeout(patience * 1000),
      }).catch(({ message, cause = '' }: Error) => {
        throw new Error(`${api} does not answer: ${message} ${cause}`.trim())
      })
      const json: unknown = await response.json().catch(() => {
        throw new Error(`${api} came ${response.status} without JSON; try again later`)
      })
      const { success, errors, result } = v.parse(answer, json)
      if (!success) throw new Error(errors.map(({ message }) => message).join('\n'))
      return result.map(({ results }) => results)
    },
  }
}

/** @returns the database that options or environment name, and a name for people. @throws Error if they name two or none */
export async function openDatabase(
  { remote, folder }: { remote?: boolean; folder?: string },
  env = process.env,
) {
  const named = [env.DATABASE_URL && 'DATABASE_URL', remote && '--remote', folder && '--persist-to']
  const [first, second] = named.filter(Boolean)
  if (second) throw new Error(`${first} and ${second} name two databases; leave one of them out`)
  if (env.DATABASE_URL) {
    const database = postgresDatabase(readDatabaseUrl(env), patience)
    return { name: 'the database of DATABASE_URL', database, close: database.end }
  }
  if (remote) {
    const [d1] = unstable_readConfig({ config: 'wrangler.jsonc' }).d1_databases
    const database = hostedD1(env, d1?.database_id)
    return { name: 'the hosted database', database, close: async () => {} }
  }
  const state = folder ?? stateFolder
  const persist = { path: join(state, 'v3') }
  if (!existsSync(join(persist.path, 'd1')))
    throw new Error(`There is no database in ${state}: run npm start, or add --remote`)
  const local = await getPlatformProxy<{ DB: D1 }>({ persist, remoteBindings: false })
  return {
    name: `the database of this machine (${state})`,
    database: d1Database(local.env.DB, patience),
    close: local.dispose,
  }
}

export type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>
