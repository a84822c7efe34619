/** GET /api/health: whether the table can be written. Leaves nothing in it. */

import type { Env } from './env'
import { Refusal } from './httpError'
import { brake } from './rateLimit'
import { checkWritable } from './store'

/** @throws Refusal 405, 429, or 503 where the table cannot be written */
export async function health(request: Request, env: Env): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new Refusal(
      405,
      { form: `${request.method} is not allowed here; GET is.` },
      { Allow: 'GET, HEAD' },
    )
  await brake(request, env)
  try {
    await checkWritable(env.DB)
  } catch (error) {
    throw new Refusal(503, { form: 'The table cannot be written.' }, { 'Retry-After': '30' }, error)
  }
  return Response.json({ table: 'writable' })
}
