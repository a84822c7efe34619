/** The databases that `npm run messages` works on: D1 on this machine, or hosted. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { getPlatformProxy, unstable_readConfig } from 'wrangler'
import type { D1 } from '../../src/function/d1'
import { createStore } from '../../src/function/store'
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
export function hostedD1(env: NodeJS.ProcessEnv, id = ''): D1 {
  const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token } = env
  if (!account || !token)
    throw new Error('CLOUDFLARE_ACCOUNT_ID or CLOUDFLARE_API_TOKEN is not set')
  return {
    prepare: (sql) => ({ bind: (...params) => ({ sql, params }) }),
    // It is a transaction, as in a Worker.
    async batch(statements) {
      const response = await fetch(`${api}/accounts/${account}/d1/database/${id}/query`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ batch: statements }),
      }).catch(({ message, cause = '' }: Error) => {
        throw new Error(`${api} does not answer: ${message} ${cause}`.trim())
      })
      const json: unknown = await response.json().catch(() => {
        throw new Error(`${api} came ${response.status} without JSON; try again later`)
      })
      const { success, errors, result } = v.parse(answer, json)
      if (!success) throw new Error(errors.map(({ message }) => message).join('\n'))
      return result ?? []
    },
  }
}

/** @param folder of this machine's database, in place of the usual one */
export async function openStore({ remote, folder }: { remote?: boolean; folder?: string }) {
  if (remote && folder)
    throw new Error('--remote and --persist-to name two databases; leave one of them out')
  if (remote) {
    const [d1] = unstable_readConfig({ config: 'wrangler.jsonc' }).d1_databases
    const store = createStore(hostedD1(process.env, d1?.database_id), patience)
    return { name: 'the hosted database', store, close: async () => {} }
  }
  const state = folder ?? stateFolder
  const persist = { path: join(state, 'v3') }
  if (!existsSync(join(persist.path, 'd1')))
    throw new Error(`There is no database in ${state}: run npm start, or add --remote`)
  const local = await getPlatformProxy<{ DB: D1 }>({ persist, remoteBindings: false })
  const store = createStore(local.env.DB, patience)
  return { name: `the database of this machine (${state})`, store, close: local.dispose }
}
