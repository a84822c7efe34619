/** Reading and writing of JSON over HTTP: one fetch, one rule for errors, one cache for reads. */

/** Responses by their path; they do not expire, and a failed read is removed. */
const cache = new Map<string, Promise<unknown>>()

/** The path of a query key: its parts joined by slashes. */
const pathOf = (key: readonly string[]) => key.join('/')

/** Milliseconds after which a request without an answer fails. */
const timeLimit = 30_000

/**
 * The one fetch of the site: with credentials, and never without an end.
 * @param init.timeLimit in ms, for the response with its body
 * @throws what aborted the request: the caller's signal, or an Error that names the path once the time is over
 */
export function request(
  path: string,
  init: RequestInit & { timeLimit?: number } = {},
): Promise<Response> {
  const { signal, timeLimit: ms = timeLimit, ...rest } = init
  const controller = new AbortController()
  signal?.addEventListener('abort', () => controller.abort(signal.reason), { once: true })
  setTimeout(() => controller.abort(new Error(`${path} did not answer in ${ms / 1000} s`)), ms)
  return fetch(path, { ...rest, credentials: 'include', signal: controller.signal })
}

/** Whether a body is a page, as proxies, hosts and login walls send in the place of an answer. */
const isPage = (response: Response, body: string) =>
  /^\s*</.test(body) || response.headers.get('Content-Type')?.startsWith('text/html') === true

/** In characters: what is longer is no sentence for people. */
const maxSentence = 300

/** A response that is not OK, or not JSON where it should be. */
export class ResponseError extends Error {
  readonly status: number
  /** Whether the message explains the failure to a visitor: no page, and about a sentence long. */
  readonly isShort: boolean
  /** The body, where it is a text for people, and no phrase of a proxy such as "no healthy upstream". */
  readonly sentence?: string

  /** Its message is "STATUS: body", or the status text where the body is empty. */
  constructor(response: Response, body: string) {
    const { ok, status, headers, statusText } = response
    const text = body || statusText
    super(`${status}: ${text}`)
    this.status = status
    this.isShort = !ok && text !== '' && text.length <= maxSentence && !isPage(response, body)
    const isSentence = /\p{Sentence_Terminal}\s*$/u.test(body)
    if (this.isShort && isSentence && headers.get('Content-Type')?.startsWith('text/plain'))
      this.sentence = body
  }
}

/** @throws ResponseError unless the status is 2xx */
async function throwUnlessOk(response: Response) {
  if (!response.ok) throw new ResponseError(response, await response.text())
}

/**
 * GETs the path of a query key once; no retries, no refetching.
 * @param on401 whether a 401 throws or yields null
 */
export function read<T>(
  key: readonly string[],
  on401: 'throw' | 'null' = 'throw',
): Promise<T | null> {
  const path = pathOf(key)
  const cached = cache.get(path)
  if (cached) return cached as Promise<T | null>
  const reading = (async () => {
    const response = await request(path)
    if (response.status === 401 && on401 === 'null') {
      cache.delete(path)
      return null
    }
    await throwUnlessOk(response)
    return (await response.json()) as T
  })()
  cache.set(path, reading)
  reading.catch(() => cache.delete(path))
  return reading
}

/**
 * Sends JSON and returns the response, parsed as JSON.
 * @param headers added to the request's
 * @returns undefined where the body of a 201 is lost or no JSON: what was sent is stored all the same
 * @throws ResponseError unless the status is 2xx, or where the response is a page or, but for a 201, no JSON
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
  await throwUnlessOk(response)
  const isCreated = response.status === 201
  const text = await response.text().catch((error) => {
    if (isCreated) return ''
    throw error
  })
  // Most redirects turn a POST into a GET, so that nothing was sent to where they lead.
  const isAnswer = !isPage(response, text) && (isCreated || !response.redirected)
  try {
    if (isAnswer) return JSON.parse(text)
  } catch {
    if (isCreated) return undefined
  }
  throw new ResponseError(response, text)
}

/** Removes a query key from the cache, so that the next read fetches again. */
export const invalidate = (key: readonly string[]) => cache.delete(pathOf(key))
