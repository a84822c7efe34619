/** Runs the function in workerd, with an empty database of its own, in memory. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { migrate, wrangler } from '../../../scripts/wrangler'
import type { Statement } from '../../function/database'

interface D1Result {
  results: unknown[]
  meta: { rows_read: number }
}

const migrations = 'src/function/migrations'

/** Everything that the runs write. */
export const runtimeFolder = '.wrangler/runtime'
export const emptyDatabase = `${runtimeFolder}/database`

/** Makes what the tests use: the bundle, as a deploy makes it, and an empty database, as wrangler keeps it. */
export function buildRuntime() {
  const bundle = ['--outdir', `${runtimeFolder}/worker`, '--assets', 'public']
  wrangler('deploy', '--dry-run', 'src/tests/runtime/worker.ts', ...bundle)
  migrate(emptyDatabase)
}

/**
 * Runs the bundle as `wrangler dev` does, but without its proxy, which loses requests under load.
 * @param vars what an operator would set
 */
export async function startRuntime(vars: Record<string, string>) {
  const { workerOptions } = unstable_getMiniflareWorkerOptions('wrangler.jsonc', undefined, {
    // Any folder that exists: the files of the site are left out below.
    overrides: { assets: { directory: 'public' } },
  })
  let output = ''
  const runtime = new Miniflare({
    ...workerOptions,
    assets: undefined,
    bindings: { ...workerOptions.bindings, ...vars },
    modules: [{ type: 'ESModule', path: `${runtimeFolder}/worker/worker.js` }],
    host: '127.0.0.1',
    port: 0,
    unsafeTriggerHandlers: true,
    handleRuntimeStdio(...streams: Readable[]) {
      for (const stream of streams)
        stream.on('data', (text: Buffer) => {
          output += text
        })
    },
  })
  const { origin: url } = await runtime.ready
  /** Runs statements as one transaction. A connection that is kept may be closed just as the next request takes it. */
  async function run(statements: Statement[]): Promise<D1Result[]> {
    const body = JSON.stringify(statements)
    const init = { method: 'POST', headers: { Connection: 'close' }, body }
    const response = await fetch(`${url}/api/test/sql`, init)
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  }
  for (const name of readdirSync(migrations).sort())
    await run([{ sql: readFileSync(`${migrations}/${name}`, 'utf8'), values: [] }])
  return { url, run, output: () => output, stop: () => runtime.dispose() }
}
