/** Reads a request as a message, with its key and what came beside it. */
import * as v from 'valibot'
import { formFields, headers } from '../contact/protocol'
import { contactSchema } from '../contact/schema'
import { isForm, Refusal } from './httpError'
import { readBody } from './readBody'
import { signalsOf } from './spam'

/** @throws Refusal 422 with a reason for each field */
function checkMessage(fields: unknown) {
  const { success, output, issues } = v.safeParse(contactSchema, fields)
  if (success) return output
  const problems = new Map<string, string>()
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? 'form'
    if (!problems.has(field)) problems.set(field, issue.message)
  }
  throw new Refusal(422, Object.fromEntries(problems))
}

/** Takes what a plain form sends beside the message out of its fields. */
function splitForm(request: Request, body: unknown) {
  const extra = new Map<string, unknown>()
  if (!isForm(request) || typeof body !== 'object' || body === null) return { body, extra }
  const names = Object.values<string>(formFields)
  const entries = Object.entries(body)
  for (const [name, value] of entries) if (names.includes(name)) extra.set(name, value)
  return { body: Object.fromEntries(entries.filter(([name]) => !extra.has(name))), extra }
}

/** @throws Refusal 400 where the key is not a uuid */
function keyOf(request: Request) {
  const key = request.headers.get(headers.idempotencyKey)
  if (key === null || v.is(v.pipe(v.string(), v.uuid()), key)) return key?.toLowerCase()
  throw new Refusal(400, { [headers.idempotencyKey]: 'Please send a uuid.' })
}

/**
 * @returns the message, its key where the client has made one, and what tells spam
 * @throws Refusal 400, 413, 415 or 422
 */
export async function readMessage(request: Request) {
  const { body, extra } = splitForm(request, await readBody(request))
  return {
    message: checkMessage(body),
    key: keyOf(request),
    signals: signalsOf(request, extra),
  }
}
