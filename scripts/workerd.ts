/**
 * Runs a bundle of the function in workerd with D1, as `wrangler dev` does, but without its proxy,
 * which loses requests under load. Told by its arguments: bundle, folder of the table, variables as
 * JSON. Prints its address once it answers; ends when its input does.
 */
import { Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

const [bundle, state, vars] = process.argv.slice(2)
if (!bundle || !state || !vars) throw new Error('Allowed: workerd.ts BUNDLE STATE VARIABLES')

const { workerOptions } = unstable_getMiniflareWorkerOptions('wrangler.jsonc', undefined, {
  // Any folder that is there: the files of the site are left out below.
  overrides: { assets: { directory: 'public' } },
})
const runtime = new Miniflare({
  ...workerOptions,
  assets: undefined,
  bindings: { ...workerOptions.bindings, ...JSON.parse(vars) },
  modules: [{ type: 'ESModule', path: bundle }],
  host: '127.0.0.1',
  port: 0,
  d1Persist: `${state}/v3/d1`,
  unsafeTriggerHandlers: true,
})
console.log(`Ready at ${(await runtime.ready).origin}`)
process.stdin.resume().on('end', async () => {
  await runtime.dispose()
  process.exit(0)
})
