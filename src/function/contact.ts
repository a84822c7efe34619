/** POST /api/contact: checks a message, stores it once, and answers as JSON or as a page. */
import { headers } from '../contact/protocol'
import { site } from '../site'
import { channelsOf } from './channels'
import { createHasher, networkOf } from './clientHash'
import type { Env, ExecutionContext } from './env'
import { formOf } from './forms'
import { allowMethods, HttpError } from './httpError'
import { logFailure } from './log'
import { answerPreflight, checkOrigin, siteOrigin } from './origin'
import { deliver } from './outbox'
import { rateLimit, tooManyRequests } from './rateLimit'
import { isForm } from './readBody'
import { readMessage } from './readMessage'
import { spamReason } from './spam'
import { store } from './store'
import { withTimeLimit } from './timeLimit'

/** @throws HttpError 503 where the database fails or takes too long */
async function withDatabase<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await withTimeLimit(work())
  } catch (error) {
    const problem = `Your message could not be stored. Please try again in a moment, or write to ${site.email}.`
    throw new HttpError(503, problem, { 'Retry-After': '30' }, error)
  }
}

/**
 * @returns 201 with the id and time of the message; 303 for a plain form; 204 for a preflight
 * @throws HttpError 400, 403, 405, 409, 413, 415, 422, 429 or 503
 */
export async function contact(request: Request, env: Env, context: ExecutionContext) {
  const preflight = answerPreflight(request, env)
  if (preflight) return preflight
  allowMethods(request, 'POST')
  checkOrigin(request, env)
  await rateLimit(request, env)
  const { message, metadata } = await readMessage(request)
  const flagged = await spamReason(metadata, env)

  const stored = await withDatabase(async () => {
    const hash = await createHasher(env)
    const client = await hash(networkOf(request))
    const { name, email, organization, message: text } = message
    const { idempotencyKey } = metadata
    return store(env.table, {
      message,
      idempotencyKey: idempotencyKey ?? (await hash(client, name, email, organization, text)),
      keyExpires: !idempotencyKey,
      client,
      flagged,
      channels: channelsOf(env),
    })
  })
  if (stored === 'rate-limited') throw tooManyRequests(3600)
  if (stored === 'conflict')
    throw new HttpError(409, {
      [headers.idempotencyKey]: 'This key belongs to another message. Please send a new one.',
    })

  const { id, createdAt, notifies } = stored
  if (notifies) context.waitUntil(deliver(env, id).catch(logFailure({ notification: id })))
  if (isForm(request))
    return Response.redirect(new URL(formOf(request).sent, siteOrigin(request, env)).href, 303)
  return Response.json({ id, createdAt }, { status: 201 })
}
