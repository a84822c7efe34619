/** POST /api/contact: checks a message, stores it once, and answers as JSON or as a page. */
import * as v from 'valibot'
import { headers, type SubmissionMetadata } from '../contact/protocol'
import { site } from '../site'
import { channelsOf } from './channels'
import { fields, formOf } from './forms'
import { allowMethods, HttpError } from './httpError'
import { codeOf, type LogEntry, log, logFailure } from './log'
import { checkOrigin, isPreflight, siteOrigin } from './origin'
import { deliverBatch } from './outbox'
import { isForm, readMessage } from './readMessage'
import { hash, networkOf, rateLimit, tooManyRequests } from './sender'
import type { Env, ExecutionContext } from './settings'
import { failedChallenge } from './store'

const verifyTimeoutMs = 3000

const verifyUrl = `${site.turnstile.origin}/turnstile/v0/siteverify`

const verdict = v.object({
  success: v.boolean(),
  'error-codes': v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))), []),
})

/** What Turnstile says of a token; any other code is about the check itself, which the operator must see. */
const rejections = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate']

/** @returns nothing for a valid token, else the code of Turnstile, or of the error that kept it from an answer */
async function verify(token: string, secret: string) {
  const response = await fetch(verifyUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ secret, response: token }),
    signal: AbortSignal.timeout(verifyTimeoutMs),
  })
  const { success, 'error-codes': codes } = v.parse(verdict, await response.json())
  return success ? undefined : (codes[0] ?? 'unknown')
}

/** @returns why the message is doubtful, never in words of the visitor, or null; it is stored and answered like any other */
async function spamReason(metadata: SubmissionMetadata, { TURNSTILE_SECRET: secret }: Env) {
  const { honeypot, turnstileToken } = metadata
  if (honeypot) return 'honeypot'
  if (!secret) return null
  if (!turnstileToken) return `${failedChallenge}: no token`
  const problem = await verify(turnstileToken, secret).catch(codeOf)
  if (!problem) return null
  if (rejections.includes(problem)) return `${failedChallenge}: ${problem}`
  log({ challenge: problem })
  return `challenge not checked: ${problem}`
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
  if (isPreflight(request, env)) return new Response(null, { status: 204 })
  allowMethods(request, 'POST')
  checkOrigin(request, env)
  await rateLimit(request, env)
  const form = formOf(request)
  const { message, metadata } = await readMessage(request, form.schema)
  const flagged = await spamReason(metadata, env)
  // A blank text is none.
  const texts = fields.map((name) => (/\S/.test(message[name] ?? '') ? message[name] : null))

  async function store() {
    const client = await hash(env, networkOf(request))
    return env.store.add({
      id: crypto.randomUUID(),
      form: form.name,
      texts: Object.fromEntries(fields.map((name, index) => [name, texts[index]])),
      idempotencyKey: metadata.idempotencyKey ?? (await hash(env, client, ...texts)),
      client,
      flagged,
      channels: channelsOf(env),
    })
  }
  const stored = await store().catch((error: unknown) => {
    const form = `Your message could not be stored. Please try again in a moment, or write to ${site.email}.`
    throw new HttpError(503, { form }, { 'Retry-After': '30' }, error)
  })
  if (stored === 'rate-limited') throw tooManyRequests(3600)
  if (stored === 'conflict')
    throw new HttpError(409, {
      [headers.idempotencyKey]: 'This key belongs to another message. Please send a new one.',
    })

  entry.message = stored.id
  context.waitUntil(deliverBatch(env).catch(logFailure({ job: 'deliver' })))
  if (!isForm(request)) return Response.json(stored, { status: 201 })
  return new Response(null, {
    status: 303,
    headers: { Location: siteOrigin(request, env) + form.sent },
  })
}
