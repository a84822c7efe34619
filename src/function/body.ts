/** Reads the body of a message: its type, its size, its encoding, each field once. */
import { mediaType, Refusal } from './refusal'
import { DuplicateName, parseStrict } from './strictJson'

/** Bytes. The longest message that the schema allows fits, in any script. */
export const bodyLimit = 32 * 1024

const tooLarge = () => new Refusal(413, { form: `Please send at most ${bodyLimit / 1024} kB.` })

/** Stops at the limit, whatever `Content-Length` says. */
async function readBytes(request: Request) {
  if (Number(request.headers.get('Content-Length')) > bodyLimit) throw tooLarge()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    size += next.value.length
    if (size > bodyLimit) {
      await reader?.cancel()
      throw tooLarge()
    }
    chunks.push(next.value)
  }
  return new Blob(chunks).arrayBuffer()
}

/** @throws TypeError where the bytes are not UTF-8 */
const decode = (bytes: ArrayBuffer) =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)

/** @throws URIError or TypeError where the form cannot be read */
async function readForm(type: 'urlencoded' | 'multipart', bytes: ArrayBuffer, request: Request) {
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
