/** The entry of the Cloudflare Worker: the handler and the cron trigger, with the messages in D1. */
import { type D1, d1Database } from './database'
import { handle } from './handle'
import { runCron } from './outbox'
import type { Env, ExecutionContext } from './settings'
import { createMessageStore, type MessageStore } from './store'

/** The values that the runtime passes: bindings of `wrangler.jsonc`, variables and secrets. */
export interface WorkerEnv extends Omit<Env, 'store'> {
  DB?: D1
}

const noBinding = {}
const stores = new WeakMap<object, MessageStore>()

function storeOf({ DB }: WorkerEnv) {
  const key = DB ?? noBinding
  const store = stores.get(key) ?? createMessageStore(d1Database(DB))
  stores.set(key, store)
  return store
}

export default {
  fetch: (request: Request, env: WorkerEnv, context: ExecutionContext): Promise<Response> =>
    handle(request, { ...env, store: storeOf(env) }, context),

  scheduled: (_: unknown, env: WorkerEnv) => runCron({ ...env, store: storeOf(env) }),
}
