/** Reads the body of a message: its type, size and encoding; `readMessage.ts` checks the fields. */
import { HttpError } from './httpError'

/** Bytes. The longest message that the schema allows fits, in any script. */
export const bodyLimit = 32 * 1024

const mediaType = (request: Request) =>
  (request.headers.get('Content-Type') ?? '').replace(/;.*/, '').trim().toLowerCase()

/** Whether a plain form sent the request, which is answered with pages. */
export const isForm = (request: Request) =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)$/.test(mediaType(request))

const tooLarge = () => new HttpError(413, `Please send at most ${bodyLimit / 1024} kB.`)

/** @throws HttpError 413 over the limit, with `Content-Length` or without */
async function readBytes(request: Request) {
  const length = request.headers.get('Content-Length')
  if (Number(length) > bodyLimit) throw tooLarge()
  // HTTP ends a body at its Content-Length, so it can be read at once, which is much faster.
  if (length && !request.headers.has('Transfer-Encoding')) {
    const whole = new Uint8Array(await request.arrayBuffer())
    if (whole.length > bodyLimit) throw tooLarge()
    return whole
  }
  const bytes = new Uint8Array(bodyLimit)
  let size = 0
  const reader = request.body?.getReader()
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    if (size + next.value.length > bodyLimit) {
      await reader?.cancel()
      throw tooLarge()
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
export async function readBody(request: Request): Promise<unknown> {
  const type = mediaType(request)
  const isJson = type === 'application/json'
  if (!isJson && !isForm(request))
    throw new HttpError(
      415,
      'Please send application/json, application/x-www-form-urlencoded or multipart/form-data.',
    )
  const bytes = await readBytes(request).catch((error: unknown) => {
    if (error instanceof HttpError) throw error
    // The chunks were malformed, or the connection broke off.
    throw new HttpError(400, 'The message did not arrive whole. Please send it again.')
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
    throw new HttpError(400, `The message is not ${isJson ? 'valid JSON' : 'a form'} in UTF-8.`)
  }
  const fields = new Map(entries)
  if (fields.size < entries.length) throw new HttpError(400, 'Please send each field once.')
  return Object.fromEntries(fields)
}
