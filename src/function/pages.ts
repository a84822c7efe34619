/** The entry on Cloudflare Pages, which has no cron trigger, and passes all requests. */
import worker, { type WorkerEnv } from './index'
import type { ExecutionContext } from './settings'

/** Paths that `_routes.json` names beside `/api/*`: files for other hosts, which nobody should get. */
const isForHosts = (path: string) => /^\/(_|\.assetsignore$)/.test(path)

export default {
  fetch(request: Request, env: WorkerEnv, context: ExecutionContext): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/api/') && !isForHosts(pathname)) return env.ASSETS.fetch(request)
    return worker.fetch(request, { ...env, CRON_BY_REQUESTS: 'yes' }, context)
  },
}
