/** Runs the function in workerd, with an empty database of its own, in memory. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { migrate, wrangler } from '../../../scripts/wrangler'

const migrations = 'src/function/migrations'

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
  const d1 = await runtime.getD1Database('DB')
  for (const name of readdirSync(migrations).sort())
    await d1.prepare(readFileSync(`${migrations}/${name}`, 'utf8')).run()
  return { url, d1, output: () => output, stop: () => runtime.dispose() }
}
