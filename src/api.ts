/** Reading and writing of JSON over HTTP: one rule for errors, one cache for reads. */

/** Responses by their path; they do not expire, and a failed read is removed. */
const cache = new Map<string, Promise<unknown>>()

/** The path of a query key: its parts joined by slashes. */
const pathOf = (key: readonly string[]) => key.join('/')

/** @throws Error "STATUS: body", or the status text if the body is empty, unless the status is 2xx */
async function throwUnlessOk(response: Response) {
  if (response.ok) return
  const body = await response.text()
  throw new Error(`${response.status}: ${body || response.statusText}`)
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
  const request = (async () => {
    const response = await fetch(path, { credentials: 'include' })
    if (response.status === 401 && on401 === 'null') {
      cache.delete(path)
      return null
    }
    await throwUnlessOk(response)
    return (await response.json()) as T
  })()
  cache.set(path, request)
  request.catch(() => cache.delete(path))
  return request
}

/**
 * Sends JSON and returns the response, parsed as JSON.
 * @param headers added to the request's
 */
export async function write<T>(
  method: 'POST',
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'include',
  })
  await throwUnlessOk(response)
  return (await response.json()) as T
}

/** Removes a query key from the cache, so that the next read fetches again. */
export const invalidate = (key: readonly string[]) => cache.delete(pathOf(key))
