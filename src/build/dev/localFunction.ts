/** The function as `npm run dev` runs it: the same code, with a local database. */
import { execFile } from 'node:child_process'
import type { IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import { arrayBuffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { ModuleRunner } from 'vite/module-runner'

const require = createRequire(import.meta.url)
const migrations = ['d1', 'migrations', 'apply', 'contact', '--local']

/** A local database with all its tables; most who write need neither. */
async function startPlatform() {
  // Vite allows no `import()` in its configuration once it has loaded that.
  const { getPlatformProxy }: typeof import('wrangler') = require('wrangler')
  const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' }
  const wrangler = 'node_modules/wrangler/bin/wrangler.js'
  await promisify(execFile)(process.execPath, [wrangler, ...migrations], { env })
  return getPlatformProxy()
}

/** @param fileAt gives the site's own files to the function */
export function localFunction(
  runner: ModuleRunner,
  fileAt: (path: string) => Promise<Response | undefined>,
) {
  let platform: ReturnType<typeof startPlatform> | undefined
  const fetch = async ({ url }: Request) =>
    (await fileAt(new URL(url).pathname)) ?? new Response(null, { status: 404 })
  // Without this, an error after the response would end the server.
  const waitUntil = (work: Promise<unknown>) => void work.catch(console.error)

  return {
    async call(url: URL, request: IncomingMessage): Promise<Response> {
      const { default: handler } = await runner.import('/src/function/index.ts')
      platform ??= startPlatform().catch((error: unknown) => {
        // The next request tries again.
        platform = undefined
        throw error
      })
      const { env } = await platform
      const { method = 'GET' } = request
      const headers = new Headers()
      for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value))
      const body = ['GET', 'HEAD'].includes(method) ? undefined : await arrayBuffer(request)
      const bindings = { ...env, ASSETS: { fetch } }
      const context = { waitUntil, onError: console.error }
      return handler.fetch(new Request(url, { method, headers, body }), bindings, context)
    },
    async close() {
      await (await platform)?.dispose()
    },
  }
}
