/** POST /api/contact: checks a message, stores it once, and answers as JSON or as a page. */
import { headers } from '../contact/protocol'
import { site } from '../site'
import { channelsOf } from './channels'
import { fields, formOf } from './forms'
import { allowMethods, HttpError } from './httpError'
import { type LogEntry, logFailure } from './log'
import { answerPreflight, checkOrigin, siteOrigin } from './origin'
import { deliver } from './outbox'
import { isForm } from './readBody'
import { readMessage } from './readMessage'
import { createHasher, networkOf, rateLimit, tooManyRequests } from './sender'
import type { Env, ExecutionContext } from './settings'
import { spamReason } from './spam'
import type { MessageStore, NewMessage } from './store'
import { withTimeLimit } from './timeLimit'

/** What the columns of the fields hold; a blank text is none. */
const textsOf = (message: Record<string, string>): NewMessage['texts'] =>
  Object.fromEntries(
    Object.entries(message).map(([name, text]) => [name, /\S/.test(text) ? text : null]),
  )

/**
 * Stores a message and its notifications in one transaction, unless it is stored already. A repeat or a conflict
 * writes nothing, but for a mark that a retry has made void.
 * @returns the id and time of the row; 'conflict' where the key belongs to another message; 'rate-limited' where the
 *   sender is over the limit
 * @throws where the database cannot be written
 */
export async function storeOnce(store: MessageStore, message: NewMessage) {
  const inserted = await store.insert(message)
  if (inserted) return inserted
  const { idempotencyKey } = message
  const [stored] = await store.find({ idempotencyKey })
  if (!stored) return 'rate-limited'
  if (fields.some((name) => stored[name] !== (message.texts[name] ?? null))) return 'conflict'
  if (stored.flagged && !message.flagged) await store.clearMark(stored.id)
  return { id: stored.id, createdAt: stored.createdAt }
}

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
 * @param entry of the log, which gets the id of the message
 * @returns 201 with the id and time of the message; 303 for a plain form; 204 for a preflight
 * @throws HttpError 400, 403, 405, 409, 413, 415, 422, 429 or 503
 */
export async function contact(
  request: Request,
  env: Env,
  context: ExecutionContext,
  entry: LogEntry,
) {
  const preflight = answerPreflight(request, env)
  if (preflight) return preflight
  allowMethods(request, 'POST')
  checkOrigin(request, env)
  await rateLimit(request, env)
  const form = formOf(request)
  const { message, metadata } = await readMessage(request, form.schema)
  const flagged = await spamReason(metadata, env)
  const texts = textsOf(message)

  const stored = await withDatabase(async () => {
    const hash = await createHasher(env)
    const client = await hash(networkOf(request))
    const { idempotencyKey } = metadata
    const values = fields.map((name) => texts[name] ?? null)
    return storeOnce(env.store, {
      id: crypto.randomUUID(),
      form: form.name,
      texts,
      idempotencyKey: idempotencyKey ?? (await hash(client, ...values)),
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

  entry.message = stored.id
  const delivery = deliver(env, stored.id).catch(logFailure({ notification: stored.id }))
  context.waitUntil(delivery)
  if (isForm(request))
    return Response.redirect(new URL(form.sent, siteOrigin(request, env)).href, 303)
  return Response.json(stored, { status: 201 })
}
