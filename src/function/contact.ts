/** POST /api/contact: checks a message, stores it once, and says so in the form that it was asked in. */
import { headers } from '../contact/protocol'
import { hasher, networkOf } from './clientHash'
import type { Context, Env } from './env'
import { isForm, Refusal } from './httpError'
import { channelsOf, deliver } from './outbox'
import { brake, flood } from './rateLimit'
import { readMessage } from './readMessage'
import { flagOf } from './spam'
import { store } from './store'

/** How long the table may take, in milliseconds. */
const tableLimit = 10_000

/** @throws Refusal 403 where another site has the visitor's browser send it */
function checkOrigin(request: Request) {
  const origin = request.headers.get('Origin')
  const foreign = origin !== null && origin !== new URL(request.url).origin
  if (foreign || request.headers.get('Sec-Fetch-Site') === 'cross-site')
    throw new Refusal(403, { form: 'Please send the message from this site.' })
}

/** @throws Refusal 503 where the table fails or takes too long; what lands late is found by a retry */
async function fromTable<T>(work: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException('The table took too long', 'TimeoutError')),
      tableLimit,
    )
  })
  try {
    return await Promise.race([work(), limit])
  } catch (error) {
    const form = 'Your message could not be stored. Please try again in a moment.'
    throw new Refusal(503, { form }, { 'Retry-After': '30' }, error)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * @returns 201 with the id and time of the message, to a plain form 303
 * @throws Refusal 400, 403, 405, 409, 413, 415, 422, 429 or 503
 */
export async function contact(request: Request, env: Env, context: Context): Promise<Response> {
  if (request.method !== 'POST')
    throw new Refusal(
      405,
      { form: `${request.method} is not allowed here; POST is.` },
      { Allow: 'POST' },
    )
  checkOrigin(request)
  await brake(request, env)
  const { message, key, signals } = await readMessage(request)
  const flagged = await flagOf(signals, env)

  const stored = await fromTable(async () => {
    const hash = await hasher(env)
    const client = await hash(networkOf(request))
    const { name, email, organization = '', message: text } = message
    return store(env.DB, {
      message,
      key: key ?? (await hash(client, name, email, organization, text)),
      keyExpires: !key,
      client,
      flagged,
      channels: channelsOf(env),
    })
  })
  if (stored === 'flood') throw flood(3600)
  if (stored === 'conflict')
    throw new Refusal(409, {
      [headers.idempotencyKey]: 'This key belongs to another message. Please send a new one.',
    })

  const { id, createdAt, isNew } = stored
  if (isNew && !flagged && channelsOf(env).length) context.waitUntil(deliver(env, id))
  if (isForm(request)) return Response.redirect(new URL('/contact#sent', request.url).href, 303)
  return Response.json({ id, createdAt }, { status: 201 })
}
