/** The function as `npm run dev` runs it: the same code, with a local table. */
import { execFile } from 'node:child_process'
import type { IncomingMessage } from 'node:http'
import { arrayBuffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { ModuleRunner } from 'vite/module-runner'
import { ownStateFolder } from '../localState'

/** A local database with all its tables; most who write need neither. */
async function startPlatform() {
  const { getPlatformProxy } = await import('wrangler')
  const folder = await ownStateFolder()
  await promisify(execFile)('npx', ['tsx', 'scripts/migrateLocal.ts', folder])
  return getPlatformProxy({ persist: { path: `${folder}/v3` } })
}

/** @param fileAt gives the site's own files to the function */
export function localFunction(
  runner: ModuleRunner,
  fileAt: (path: string) => Promise<Response | undefined>,
) {
  let platform: ReturnType<typeof startPlatform> | undefined

  async function environment() {
    platform ??= startPlatform()
    try {
      return (await platform).env
    } catch (error) {
      // The next request tries again.
      platform = undefined
      throw error
    }
  }

  return {
    async call(url: URL, request: IncomingMessage): Promise<Response> {
      const { default: handler } = await runner.import('/src/function/index.ts')
      const { method = 'GET' } = request
      const headers = Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as [string, string]] : [],
      )
      const body = ['GET', 'HEAD'].includes(method) ? undefined : await arrayBuffer(request)
      const fetch = async ({ url }: Request) =>
        (await fileAt(new URL(url).pathname)) ?? new Response(null, { status: 404 })
      return handler.fetch(
        new Request(url, { method, headers, body }),
        { ...(await environment()), ASSETS: { fetch } },
        {
          // Without this, an error after the response would end the server.
          waitUntil: (work: Promise<unknown>) => void work.catch(console.error),
          onError: console.error,
        },
      )
    },
    async close() {
      await (await platform)?.dispose()
    },
  }
}
