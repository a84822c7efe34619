/** Reads a request as a message and the metadata sent with it. */
import * as v from 'valibot'
import { formFields, headers, type SubmissionMetadata } from '../contact/protocol'
import type { Form } from './forms'
import { HttpError } from './httpError'
import { isForm, readBody } from './readBody'

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

/** @throws HttpError 400 where the key is not a UUID or the seconds are not whole */
function readMetadata(request: Request, form: Record<string, unknown>): SubmissionMetadata {
  const header = (name: string) => request.headers.get(name) ?? undefined
  const idempotencyKey = header(headers.idempotencyKey)?.toLowerCase()
  if (idempotencyKey !== undefined && !v.is(v.pipe(v.string(), v.uuid()), idempotencyKey))
    throw new HttpError(400, { [headers.idempotencyKey]: 'Please send a uuid.' })
  const elapsed = header(headers.elapsedSeconds)
  if (elapsed !== undefined && !/^\d{1,9}$/.test(elapsed))
    throw new HttpError(400, { [headers.elapsedSeconds]: 'Please send whole seconds.' })
  return {
    idempotencyKey,
    elapsedSeconds: elapsed === undefined ? undefined : Number(elapsed),
    honeypotFilled: Boolean(header(headers.honeypot) ?? form[formFields.honeypot]),
    turnstileToken: header(headers.turnstileToken) ?? String(form[formFields.turnstileToken] ?? ''),
  }
}

/** @throws HttpError 400, 413, 415 or 422 */
export async function readMessage(request: Request, schema: Form['schema']) {
  const body = await readBody(request)
  if (!isForm(request))
    return { message: checkMessage(schema, body), metadata: readMetadata(request, {}) }
  const form: Record<string, unknown> = { ...(body ?? {}) }
  const { [formFields.honeypot]: _, [formFields.turnstileToken]: __, ...fields } = form
  return { message: checkMessage(schema, fields), metadata: readMetadata(request, form) }
}
