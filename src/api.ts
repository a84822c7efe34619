/** Reading and writing of JSON: one rule for errors, one cache for reads (SPEC.md, sections 7 and 8). */

/** Answers that never go stale, by their path; a failed read is not kept. */
const cache = new Map<string, Promise<unknown>>()

/** The path of a query key: its parts joined by slashes. */
const pathOf = (key: readonly string[]) => key.join('/')

/** @throws Error "STATUS: body, or the status text where the body is empty" on any answer that is not OK */
async function check(response: Response) {
  if (response.ok) return
  const body = await response.text()
  throw new Error(`${response.status}: ${body || response.statusText}`)
}

/**
 * GETs the path that the key's parts make, once; no retries, no refetching.
 * @param on401 whether a 401 throws or yields null
 */
export function read<T>(
  key: readonly string[],
  on401: 'throw' | 'null' = 'throw',
): Promise<T | null> {
  const path = pathOf(key)
  const known = cache.get(path)
  if (known) return known as Promise<T | null>
  const answer = (async () => {
    const response = await fetch(path, { credentials: 'include' })
    if (response.status === 401 && on401 === 'null') {
      cache.delete(path)
      return null
    }
    await check(response)
    return (await response.json()) as T
  })()
  cache.set(path, answer)
  answer.catch(() => cache.delete(path))
  return answer
}

/**
 * Sends JSON and gives the answer, read as JSON.
 * @param headers what goes beside the body
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
  await check(response)
  return (await response.json()) as T
}

/** Forgets the answer to a key, so that the next read asks again. */
export const invalidate = (key: readonly string[]) => cache.delete(pathOf(key))
