/** POST /api/contact: checks a message, stores it once, and answers as JSON or as a page. */
import * as v from 'valibot'
import { tokenField, verify } from '../contact/challenge'
import { headers, honeypotField, type SubmissionMetadata } from '../contact/schema'
import { fill } from '../locale'
import { site } from '../site'
import { requestProblems } from '../words'
import { type Field, type Form, fields, formOf } from './forms'
import { allowMethods, HttpError, unavailable } from './httpError'
import { codeOf, log, messageId } from './log'
import { checkOrigin, siteOrigin } from './origin'
import { channelsOf } from './outbox'
import { rateLimit } from './rateLimit'
import { checksForBots, type Env } from './settings'
import { suspectedMark } from './tables'

/** The limit in bytes. The longest message that the schema allows fits, in any script. */
const bodyLimit = 32 * 1024

/** Bytes after which a body that is too large is read no further. */
const mostRead = 8 * 1024 * 1024

const urlencoded = 'application/x-www-form-urlencoded'

const mediaType = (request: Request) =>
  (request.headers.get('Content-Type') ?? '').replace(/;.*/, '').trim().toLowerCase()

/** Tells whether a plain form sent the request, which is answered with pages. */
export const isForm = (request: Request) =>
  [urlencoded, 'multipart/form-data'].includes(mediaType(request))

/** @throws HttpError 413 if it is over the limit, after reading on for a while: a server that still sends would lose the response */
async function readBytes({ body }: Request) {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size <= bodyLimit) chunks.push(chunk)
    if (size > mostRead) break
  }
  const form = fill(requestProblems.tooLarge, { kilobytes: bodyLimit / 1024 })
  if (size > bodyLimit) throw new HttpError(413, { form })
  return new Blob(chunks).arrayBuffer()
}

/** @returns the JSON value, or the fields of a form, unchecked. @throws HttpError 400, 413 or 415 */
async function readBody(request: Request): Promise<unknown> {
  const isJson = mediaType(request) === 'application/json'
  if (!isJson && !isForm(request)) throw new HttpError(415, { form: requestProblems.mediaType })
  try {
    const bytes = await readBytes(request)
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (isJson) return JSON.parse(text)
    // It throws for escaped bytes that are not UTF-8, which `formData` would replace.
    if (mediaType(request) === urlencoded) decodeURIComponent(text)
    const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
    const entries = [...(await new Response(bytes, { headers }).formData())]
    const fields = new Map(entries)
    if (fields.size === entries.length) return Object.fromEntries(fields)
  } catch (error) {
    if (error instanceof HttpError) throw error
  }
  throw new HttpError(400, { form: isJson ? requestProblems.notJson : requestProblems.notForm })
}

/** @throws HttpError 400, 413, 415, or 422 with the problem of each field */
async function readMessage(request: Request, schema: Form['schema']) {
  const body: Record<string, unknown> = Object(await readBody(request))
  const { [honeypotField]: honeypot, [tokenField]: token, ...fields } = body
  const header = (name: string) => request.headers.get(name) ?? undefined
  const idempotencyKey = header(headers.idempotencyKey)?.toLowerCase()
  if (idempotencyKey !== undefined && !v.is(v.pipe(v.string(), v.uuid()), idempotencyKey))
    throw new HttpError(400, { [headers.idempotencyKey]: requestProblems.notUuid })
  const metadata: SubmissionMetadata = {
    idempotencyKey,
    // A program may send any value there, which becomes no text.
    honeypot:
      header(headers.honeypot) ??
      (honeypot && typeof honeypot !== 'string' ? 'filled' : String(honeypot ?? '')),
    challengeToken: header(headers.challengeToken) ?? (typeof token === 'string' ? token : ''),
  }
  const { success, output: message, issues } = v.safeParse(schema, fields)
  if (success) return { message, metadata }
  const problems = issues.map((issue) => [v.getDotPath(issue) ?? 'form', issue.message])
  throw new HttpError(422, Object.fromEntries(problems))
}

/** @returns why the message is doubtful, never in words of the visitor, or null; it is stored and answered like any other */
async function doubtAbout({ honeypot, challengeToken }: SubmissionMetadata, env: Env) {
  // Browsers and password managers fill it in for people, too.
  const filled = honeypot ? 'honeypot' : null
  if (!checksForBots(env)) return filled
  if (!challengeToken) return `${suspectedMark}: no token`
  const { result, code } = await verify(challengeToken, env.CHALLENGE_SECRET ?? '').catch(
    (error: unknown) => ({ result: 'broken', code: codeOf(error) }),
  )
  if (result === 'passed') return filled
  if (result === 'rejected') return `${suspectedMark}: ${code}`
  log({ job: 'challenge', problem: code })
  return `challenge not checked: ${code}`
}

/** @returns the key of a message whose sender has none: on the same day in UTC, a repeat has the same */
async function keyOf(form: string, texts: object) {
  const day = new Date().toISOString().slice(0, 10)
  const data = new TextEncoder().encode(JSON.stringify([day, form, texts]))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** @returns 201 with the id and time of the message, or 303 for a plain form. @throws HttpError */
export async function contact(request: Request, env: Env) {
  allowMethods(request, 'POST')
  checkOrigin(request, env)
  await rateLimit(request, env)
  const form = formOf(request)
  const { message, metadata } = await readMessage(request, form.schema)
  const flagged = await doubtAbout(metadata, env)
  // A blank text is stored as null.
  const textOf = (name: Field) => (/\S/.test(message[name] ?? '') ? message[name] : null)
  const texts = Object.fromEntries(fields.map((name) => [name, textOf(name)]))
  const problem = fill(requestProblems.notStored, { email: site.email })
  const stored = await env.store
    .add({
      id: crypto.randomUUID(),
      form: form.name,
      texts,
      idempotencyKey: metadata.idempotencyKey ?? (await keyOf(form.name, texts)),
      flagged,
      isVerified: checksForBots(env) && (flagged === null || flagged === 'honeypot'),
      channels: flagged?.startsWith(suspectedMark) ? [] : channelsOf(env),
    })
    .catch(unavailable({ form: problem }))
  if (stored === 'conflict')
    throw new HttpError(409, { [headers.idempotencyKey]: requestProblems.otherMessage })
  const named = { [messageId]: stored.id }
  if (!isForm(request)) return Response.json(stored, { status: 201, headers: named })
  const Location = siteOrigin(request, env) + form.sent
  return new Response(null, { status: 303, headers: { ...named, Location } })
}
