/**
 * Runs a bundle of the function in workerd with D1, as `wrangler dev` does, but without its proxy,
 * which loses requests under load. Prints its address once it responds; ends when its input does.
 */
import { Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

const [bundle, folder, vars] = process.argv.slice(2)
if (!bundle || !folder || !vars)
  throw new Error('Allowed: miniflare.ts BUNDLE DATABASE_FOLDER VARIABLES_AS_JSON')

const { workerOptions } = unstable_getMiniflareWorkerOptions('wrangler.jsonc', undefined, {
  // Any folder that exists: the files of the site are left out below.
  overrides: { assets: { directory: 'public' } },
})
const runtime = new Miniflare({
  ...workerOptions,
  assets: undefined,
  bindings: { ...workerOptions.bindings, ...JSON.parse(vars) },
  modules: [{ type: 'ESModule', path: bundle }],
  host: '127.0.0.1',
  port: 0,
  d1Persist: `${folder}/v3/d1`,
  unsafeTriggerHandlers: true,
})
console.log(`Ready at ${(await runtime.ready).origin}`)
process.stdin.resume().on('end', async () => {
  await runtime.dispose()
  process.exit(0)
})
