/** The entry on Cloudflare Pages, which has no cron trigger; `_routes.json` passes it only requests that are for no file of the site. */
import worker, { type WorkerEnv } from './index'
import type { ExecutionContext } from './settings'

export default {
  fetch: (request: Request, env: WorkerEnv, context: ExecutionContext) =>
    worker.fetch(request, { ...env, CRON_BY_REQUESTS: 'yes' }, context),
}
