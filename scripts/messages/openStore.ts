/** The databases that `npm run messages` works on: D1 on this machine, or hosted. Both are reached by HTTP. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import * as v from 'valibot'
import { unstable_readConfig } from 'wrangler'
import type { D1 } from '../../src/function/d1'
import { createStore } from '../../src/function/store'
import { stateFolder } from '../wrangler'

const api = 'https://api.cloudflare.com/client/v4'

const results = v.array(v.object({ results: v.optional(v.array(v.unknown()), []) }))
const answer = v.object({
  success: v.boolean(),
  errors: v.array(v.object({ message: v.string() })),
  result: v.nullish(results, []),
})

/** The limit in seconds; a person waits longer than a visitor. */
const patience = 300

/** @param url which runs a batch as one transaction, as a Worker's binding does. @throws Error with its answer */
function d1Over(url: string | URL, headers: Record<string, string> = {}): D1 {
  return {
    prepare: (sql) => ({ bind: (...params) => ({ sql, params }) }),
    async batch(batch) {
      const body = JSON.stringify({ batch })
      const response = await fetch(url, { method: 'POST', headers, body }).catch(({ cause }) => {
        throw new Error(`${url} does not answer: ${cause}`)
      })
      const text = await response.text()
      const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), answer), text)
      if (!success) throw new Error(`${url} came ${response.status}, without an answer in JSON`)
      if (!output.success) throw new Error(output.errors.map(({ message }) => message).join('\n'))
      return output.result ?? []
    },
  }
}

/** @throws Error with the setting that is missing */
export function hostedD1(env: NodeJS.ProcessEnv, id = '') {
  const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token } = env
  if (!account || !token)
    throw new Error('CLOUDFLARE_ACCOUNT_ID or CLOUDFLARE_API_TOKEN is not set')
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  return d1Over(`${api}/accounts/${account}/d1/database/${id}/query`, headers)
}

/** Answers as Cloudflare's interface does. */
const localWorker = `export default {
  async fetch(request, { DB }) {
    const { batch } = await request.json()
    const statements = batch.map(({ sql, params }) => DB.prepare(sql).bind(...params))
    const answer = await DB.batch(statements).then(
      (result) => ({ success: true, errors: [], result }),
      ({ message }) => ({ success: false, errors: [{ message }] }),
    )
    return Response.json(answer)
  },
}`

/** @param folder of this machine's database, in place of the usual one */
export async function openStore({ remote, folder }: { remote?: boolean; folder?: string }) {
  if (remote && folder)
    throw new Error('--remote and --persist-to name two databases; leave one of them out')
  const [d1] = unstable_readConfig({ config: 'wrangler.jsonc' }).d1_databases
  const id = d1?.database_id ?? ''
  if (remote) {
    const store = createStore(hostedD1(process.env, id), patience)
    return { name: 'the hosted database', store, close: async () => {} }
  }
  const state = folder ?? stateFolder
  const d1Persist = join(state, 'v3/d1')
  if (!existsSync(d1Persist))
    throw new Error(`There is no database in ${state}: run npm start, or add --remote`)
  const worker = { modules: true, script: localWorker, compatibilityDate: '2026-04-01' }
  const runtime = new Miniflare({ ...worker, d1Databases: { DB: id }, d1Persist })
  // The runtime closes a connection that is kept for the next query.
  const database = d1Over(await runtime.ready, { Connection: 'close' })
  const store = createStore(database, patience)
  return { name: `the database of this machine (${state})`, store, close: () => runtime.dispose() }
}
