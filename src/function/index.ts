/** The entry of the Cloudflare Worker: the handler and the cron trigger, with the messages in D1. */

import type { D1 } from './d1'
import { handle } from './handle'
import { runCron } from './outbox'
import type { Env, ExecutionContext } from './settings'
import { createStore } from './store'

/** The values that the runtime passes: bindings of `wrangler.jsonc`, variables and secrets. */
export interface WorkerEnv extends Omit<Env, 'store'> {
  DB?: D1
}

export default {
  fetch: (request: Request, env: WorkerEnv, context: ExecutionContext): Promise<Response> =>
    handle(request, { ...env, store: createStore(env.DB) }, context),

  scheduled: (_: unknown, env: WorkerEnv) => runCron({ ...env, store: createStore(env.DB) }),
}
