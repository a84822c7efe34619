/** Reads a request as a message and the metadata sent with it: its type, size and encoding, then its fields. */
import * as v from 'valibot'
import { formFields, headers, type SubmissionMetadata } from '../contact/protocol'
import type { Form } from './forms'
import { HttpError } from './httpError'

/** Bytes. The longest message that the schema allows fits, in any script. */
export const bodyLimit = 32 * 1024

const mediaType = (request: Request) =>
  (request.headers.get('Content-Type') ?? '').replace(/;.*/, '').trim().toLowerCase()

/** Whether a plain form sent the request, which is answered with pages. */
export const isForm = (request: Request) =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)$/.test(mediaType(request))

/** @throws HttpError 413 over the limit, with `Content-Length` or without */
async function readBytes({ headers, body }: Request) {
  const tooLarge = new HttpError(413, { form: `Please send at most ${bodyLimit / 1024} kB.` })
  if (Number(headers.get('Content-Length')) > bodyLimit) throw tooLarge
  const bytes = new Uint8Array(bodyLimit)
  let size = 0
  const reader = body?.getReader()
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    if (size + next.value.length > bodyLimit) {
      await reader?.cancel()
      throw tooLarge
    }
    bytes.set(next.value, size)
    size += next.value.length
  }
  return bytes.subarray(0, size)
}

/**
 * @returns the JSON value, or the fields of a form, unchecked
 * @throws HttpError 400, 413 or 415
 */
async function readBody(request: Request): Promise<unknown> {
  const type = mediaType(request)
  const isJson = type === 'application/json'
  if (!isJson && !isForm(request))
    throw new HttpError(415, { form: 'Please send JSON, or a form, urlencoded or multipart.' })
  const bytes = await readBytes(request).catch((error: unknown) => {
    if (error instanceof HttpError) throw error
    // The chunks were malformed, or the connection broke off.
    throw new HttpError(400, { form: 'The message did not arrive whole. Please send it again.' })
  })
  let entries: [string, FormDataEntryValue][]
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    if (isJson) return JSON.parse(text)
    // Throws for escaped bytes that are not UTF-8, which `formData` would replace.
    if (type === 'application/x-www-form-urlencoded') decodeURIComponent(text)
    const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
    entries = [...(await new Response(bytes, { headers }).formData())]
  } catch {
    throw new HttpError(400, { form: `This is not ${isJson ? 'JSON' : 'a form'} in UTF-8.` })
  }
  const fields = new Map(entries)
  if (fields.size < entries.length)
    throw new HttpError(400, { form: 'Please send each field once.' })
  return Object.fromEntries(fields)
}

/** @throws HttpError 422 with the first problem of each field */
function checkMessage(schema: Form['schema'], fields: unknown) {
  const { success, output, issues } = v.safeParse(schema, fields)
  if (success) return output
  const problems = new Map<string, string>()
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? 'form'
    if (!problems.has(field)) problems.set(field, issue.message)
  }
  throw new HttpError(422, Object.fromEntries(problems))
}

/** @throws HttpError 400, 413, 415 or 422 */
export async function readMessage(request: Request, schema: Form['schema']) {
  const body: Record<string, unknown> = Object(await readBody(request))
  const { [formFields.honeypot]: honeypot, [formFields.turnstileToken]: token, ...fields } = body
  const header = (name: string) => request.headers.get(name) ?? undefined
  const idempotencyKey = header(headers.idempotencyKey)?.toLowerCase()
  if (idempotencyKey !== undefined && !v.is(v.pipe(v.string(), v.uuid()), idempotencyKey))
    throw new HttpError(400, { [headers.idempotencyKey]: 'Please send a uuid.' })
  const metadata: SubmissionMetadata = {
    idempotencyKey,
    honeypot: header(headers.honeypot) ?? String(honeypot ?? ''),
    turnstileToken: header(headers.turnstileToken) ?? String(token ?? ''),
  }
  return { message: checkMessage(schema, fields), metadata }
}
