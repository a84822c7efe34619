/** Counts each sender's requests in the memory of this process, as the rate limiter of a Worker does for a location. */
import type { Env } from '../env'

/** As in `wrangler.jsonc`. */
export const perMinute = 100

/** Of these the longest silent is forgotten, so that the memory is bounded. */
const maxSenders = 10_000

export function rateLimiter(limit = perMinute): NonNullable<Env['RATE_LIMITER']> {
  const counts = new Map<string, number>()
  let minute = 0
  return {
    async limit({ key }) {
      const now = Math.floor(Date.now() / 60_000)
      if (now !== minute) counts.clear()
      minute = now
      const count = (counts.get(key) ?? 0) + 1
      // Moves it to the end of the order.
      counts.delete(key)
      counts.set(key, count)
      const [oldest = key] = counts.keys()
      if (counts.size > maxSenders) counts.delete(oldest)
      return { success: count <= limit }
    },
  }
}
