/** The entry on Cloudflare Pages, which has no cron trigger: requests do its work at their end. */

import type { ExecutionContext } from './env'
import worker, { type WorkerEnv } from './index'
import { logFailure } from './log'

const cronMinutes = 5

/** Those that may find something due; a monitor calls the second one. */
const cronPaths = ['/api/contact', '/api/health']

/** Of this isolate; several at once do not disturb each other. */
let lastRun = Number.NEGATIVE_INFINITY

/** Paths that `_routes.json` names beside `/api/*`: files for other hosts, which nobody should get. */
const isForHosts = (path: string) => /^\/(_|\.assetsignore$)/.test(path)

export default {
  async fetch(request: Request, env: WorkerEnv, context: ExecutionContext): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/api/') && !isForHosts(pathname)) return env.ASSETS.fetch(request)
    const response = await worker.fetch(request, env, context)
    if (cronPaths.includes(pathname) && Date.now() - lastRun >= cronMinutes * 60_000) {
      lastRun = Date.now()
      context.waitUntil(worker.scheduled(undefined, env).catch(logFailure({ job: 'cron' })))
    }
    return response
  },
}
