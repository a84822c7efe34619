/** Databases may answer late or never; nobody waits longer than this. */

/**
 * What is under way goes on: a write that finishes late stays in the database, where a retry finds it.
 * @throws DOMException "TimeoutError" after ten seconds or the given time, else what the work throws
 */
export async function withTimeLimit<T>(work: Promise<T>, milliseconds = 10_000): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    const fail = () => reject(new DOMException('The database took too long', 'TimeoutError'))
    timer = setTimeout(fail, milliseconds)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
