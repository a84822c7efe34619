/** Runs the function in workerd, with a database of its own. */
import { cpSync, mkdtempSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { migrate, wrangler } from '../../../scripts/wrangler'

/** Everything that the runs write. */
export const runtimeFolder = '.wrangler/runtime'
export const emptyDatabase = `${runtimeFolder}/database`

/** Makes what every runtime uses: the bundle, as a deploy makes it, and an empty database. */
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
  const folder = mkdtempSync(`${runtimeFolder}/database-`)
  cpSync(emptyDatabase, folder, { recursive: true })
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
    d1Persist: `${folder}/v3/d1`,
    unsafeTriggerHandlers: true,
    handleRuntimeStdio(...streams: Readable[]) {
      for (const stream of streams)
        stream.on('data', (text: Buffer) => {
          output += text
        })
    },
  })
  const { origin: url } = await runtime.ready
  return {
    url,
    output: () => output,
    /** @returns the rows of a query */
    async sql(query: string) {
      const response = await fetch(`${url}/api/test/sql`, { method: 'POST', body: query })
      if (!response.ok) throw new Error(await response.text())
      return response.json()
    },
    stop: () => runtime.dispose(),
  }
}
