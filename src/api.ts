/** Reading and writing of JSON over HTTP: one fetch, one rule for errors, one cache for reads. */

/** Responses by their path; they do not expire, and a failed read is removed. */
const cache = new Map<string, Promise<unknown>>()

/** The one fetch of the site: with credentials, and never without an end. @throws Error that names the path after 30 s */
function request(path: string, init: RequestInit = {}) {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new Error(`${path} did not answer in 30 s`)), 30_000)
  return fetch(path, { ...init, credentials: 'include', signal: controller.signal })
}

/** Tells whether a body is a page, as proxies, hosts and login walls send in the place of an answer. */
const isPage = ({ headers }: Response, body: string) =>
  /^\s*</.test(body) || headers.get('Content-Type')?.startsWith('text/html') === true

/** A response that is not OK, or not JSON as it should be; its message is "STATUS: body", or the status text. */
export class ResponseError extends Error {
  readonly status: number
  /** Whether the message explains the failure to a visitor: no page, and of 300 characters at most. */
  readonly isShort: boolean

  constructor(response: Response, body: string) {
    const { ok, status, statusText } = response
    const text = body || statusText
    super(`${status}: ${text}`)
    this.status = status
    this.isShort = !ok && text !== '' && text.length <= 300 && !isPage(response, body)
  }
}

/**
 * GETs the path of a query key, its parts joined by slashes, once; no retries, no refetching.
 * @param on401 whether a 401 throws or yields null; nothing asks for null yet, but the specification defines it
 * @throws ResponseError unless the status is 2xx, or if the response is a page
 */
export function read<T>(key: readonly string[], on401?: 'throw'): Promise<T>
export function read<T>(key: readonly string[], on401: 'null'): Promise<T | null>
export async function read(key: readonly string[], on401: 'throw' | 'null' = 'throw') {
  const path = key.join('/')
  const reading = cache.get(path) ?? readJson(path)
  cache.set(path, reading)
  return reading.catch((error: unknown) => {
    cache.delete(path)
    if (on401 === 'null' && error instanceof ResponseError && error.status === 401) return null
    throw error
  })
}

async function readJson(path: string): Promise<unknown> {
  const response = await request(path)
  const text = await response.text()
  if (!response.ok || isPage(response, text)) throw new ResponseError(response, text)
  return JSON.parse(text)
}

/**
 * @returns the JSON of the response; undefined if the body of a 201 is lost or no JSON: the data is stored all the same
 * @throws ResponseError unless the status is 2xx, or if the response is a page or, but for a 201, no JSON
 */
export async function write<T>(
  method: 'POST',
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<T | undefined> {
  const response = await request(path, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const isCreated = response.status === 201
  const text = await response.text().catch((error) => {
    if (isCreated) return ''
    throw error
  })
  // Most redirects turn a POST into a GET, so that nothing was sent to their target.
  const isAnswer = response.ok && !isPage(response, text) && (isCreated || !response.redirected)
  try {
    if (isAnswer) return JSON.parse(text)
  } catch {
    if (isCreated) return undefined
  }
  throw new ResponseError(response, text)
}

/** Removes a query key from the cache, so that the next read fetches again. */
export const invalidate = (key: readonly string[]) => cache.delete(key.join('/'))

/** Removes all of them, as when the content changes under an open page in development. */
export const invalidateAll = () => cache.clear()
