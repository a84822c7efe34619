/** GET /api/health: whether a message could be stored and notified now; leaves nothing in the database. */
import { channelsOf } from './channels'
import { readKey } from './clientHash'
import type { Env } from './env'
import { allowMethods, HttpError } from './httpError'
import { rateLimit } from './rateLimit'
import { readTableState } from './tableState'
import { withTimeLimit } from './timeLimit'

async function check(env: Env) {
  await readKey(env)
  await env.table.checkWritable()
  const { outbox, flaggedToday, space } = await readTableState(env)
  // Without a channel nobody hears of a message.
  return { table: 'writable', channels: channelsOf(env), outbox, flaggedToday, space }
}

/** @throws HttpError 405, 429, or 503 where the table fails or takes too long */
export async function health(request: Request, env: Env) {
  allowMethods(request, 'GET', 'HEAD')
  await rateLimit(request, env)
  try {
    return Response.json(await withTimeLimit(check(env)))
  } catch (error) {
    throw new HttpError(503, 'The table cannot be written.', { 'Retry-After': '30' }, error)
  }
}
