/** The store in workerd, with a D1 database in memory, called over HTTP. */
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { Miniflare } from 'miniflare'
import { rolldown } from 'rolldown'
import type { Store } from '../../function/store'
import type { NewMessage } from '../../function/tables'
import type { Call } from './storeWorker'

const migrations = 'src/function/migrations'

async function bundle() {
  const built = await rolldown({ input: 'src/tests/runtime/storeWorker.ts' })
  const { output } = await built.generate({ format: 'esm' })
  return output[0].code
}

export type TestStore = Awaited<ReturnType<typeof startStore>>

/** @param policy in place of parts of the firm's own. @param migrated whether it has its tables */
export async function startStore(policy: Call['policy'] = {}, migrated = true) {
  const worker = { modules: true, script: await bundle(), compatibilityDate: '2026-04-01' }
  const runtime = new Miniflare({ ...worker, d1Databases: ['DB'] })
  const url = await runtime.ready

  async function call(method: string, ...args: unknown[]) {
    const body: Call = { method, args, policy }
    // The runtime closes a connection that is kept for the next call.
    const headers = { Connection: 'close' }
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    const { result, error } = await response.json()
    if (error) throw new Error(error)
    return result
  }
  const sql = <Row = Record<string, unknown>>(text: string, ...values: unknown[]): Promise<Row[]> =>
    call('sql', text, ...values)

  /** Applies the migrations whose names begin so, as wrangler does. */
  async function migrate(pattern = /^\d{4}_/) {
    for (const name of readdirSync(migrations).sort())
      if (pattern.test(name)) await sql(readFileSync(`${migrations}/${name}`, 'utf8'))
  }
  if (migrated) await migrate()
  const store = new Proxy({} as Store, {
    get: (_, method) => call.bind(undefined, String(method)),
  })
  return { store, sql, migrate, stop: () => runtime.dispose() }
}

export const newMessage = (changes: Partial<NewMessage> = {}): NewMessage => ({
  id: randomUUID(),
  form: 'contact',
  texts: { name: 'Ada', email: 'ada@reader.example', organization: null, message: 'Hello' },
  idempotencyKey: randomUUID(),
  flagged: null,
  isVerified: false,
  channels: ['webhook'],
  ...changes,
})
