/** The entry of the Cloudflare Worker: the handler and the cron trigger, with the table in D1. */
import { runCron } from './cron'
import { d1Table } from './d1/d1Table'
import { type Database, missingDatabase } from './d1/database'
import type { Env, ExecutionContext } from './env'
import { handle } from './handler'

/** What the runtime passes: bindings of `wrangler.jsonc`, variables and secrets. */
export interface WorkerEnv extends Omit<Env, 'table'> {
  /** Missing until the operator has bound it. */
  DB?: Database
}

const withTable = (env: WorkerEnv): Env => ({ ...env, table: d1Table(env.DB ?? missingDatabase) })

export default {
  fetch: (request: Request, env: WorkerEnv, context: ExecutionContext): Promise<Response> =>
    handle(request, withTable(env), context),

  scheduled: (_: unknown, env: WorkerEnv) => runCron(withTable(env)),
}
