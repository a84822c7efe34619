/** Reads the body of a message: its type, its size, its encoding, each field once. */
import { mediaType, Refusal } from './httpError'
import { DuplicateName, parseStrict } from './strictJson'

/** Bytes. The longest message that the schema allows fits, in any script. */
export const bodyLimit = 32 * 1024

const tooLarge = () => new Refusal(413, { form: `Please send at most ${bodyLimit / 1024} kB.` })

/** @throws Refusal 413 over the limit, with `Content-Length` or without */
async function readBytes(request: Request) {
  const length = request.headers.get('Content-Length')
  if (Number(length) > bodyLimit) throw tooLarge()
  // HTTP ends a body where its length says, so it can be read at once, which is much faster.
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

/** @throws TypeError where the bytes are not UTF-8 */
const decode = (bytes: Uint8Array<ArrayBuffer>) =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)

/** @throws URIError or TypeError where the form cannot be read */
async function readForm(
  type: 'urlencoded' | 'multipart',
  bytes: Uint8Array<ArrayBuffer>,
  request: Request,
) {
  const text = decode(bytes)
  if (type === 'urlencoded') {
    // URLSearchParams would put a replacement character where the bytes are not UTF-8.
    decodeURIComponent(text)
    return [...new URLSearchParams(text)]
  }
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
  return [...(await new Response(bytes, { headers }).formData())]
}

/**
 * @returns what the body holds, unchecked: the schema's turn comes next
 * @throws Refusal 400, 413 or 415
 */
export async function readBody(request: Request): Promise<unknown> {
  const type = mediaType(request)
  if (!type)
    throw new Refusal(415, {
      form: 'Please send application/json, application/x-www-form-urlencoded or multipart/form-data.',
    })
  const bytes = await readBytes(request)
  try {
    if (type === 'json') return parseStrict(decode(bytes))
    const entries = await readForm(type, bytes, request)
    const fields = new Map<string, unknown>()
    for (const [name, value] of entries) {
      if (fields.has(name)) throw new DuplicateName(name)
      fields.set(name, value)
    }
    return Object.fromEntries(fields)
  } catch (error) {
    if (error instanceof DuplicateName)
      throw new Refusal(400, { [error.field]: 'Please send each field once.' })
    const what = type === 'json' ? 'valid JSON' : 'a form'
    throw new Refusal(400, { form: `The message is not ${what} in UTF-8.` })
  }
}
