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

/** A response that is not OK. */
export class ResponseError extends Error {
  /** @param sentence the body, where it is a text for people */
  constructor(
    message: string,
    readonly sentence?: string,
  ) {
    super(message)
  }
}

/** @throws ResponseError "STATUS: body", or the status text if the body is empty, unless the status is 2xx */
async function throwUnlessOk(response: Response) {
  if (response.ok) return
  const body = await response.text()
  const isText = response.headers.get('Content-Type')?.startsWith('text/plain') && body
  throw new ResponseError(
    `${response.status}: ${body || response.statusText}`,
    isText ? body : undefined,
  )
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
 * @returns undefined where the body of a 201 cannot be read: what was sent is stored all the same
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
  const result: Promise<T> = response.json()
  return response.status === 201 ? result.catch(() => undefined) : result
}

/** Removes a query key from the cache, so that the next read fetches again. */
export const invalidate = (key: readonly string[]) => cache.delete(pathOf(key))
