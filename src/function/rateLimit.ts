/** Limits one sender's requests per minute; the hourly limit on messages is in the table. */
import { site } from '../site'
import { networkOf } from './clientHash'
import type { Env } from './env'
import { HttpError } from './httpError'

/** @param seconds until it is worth trying again */
export const tooManyRequests = (seconds: number) =>
  new HttpError(
    429,
    `Too many messages came from your network. Please wait a while, or write to ${site.email}.`,
    { 'Retry-After': String(seconds) },
  )

/**
 * A rate limiter that fails lets every request pass, as the hourly limit still holds.
 * @throws HttpError 429
 */
export async function rateLimit(request: Request, env: Env) {
  const result = await env.RATE_LIMITER?.limit({ key: networkOf(request) }).catch(() => undefined)
  if (result?.success === false) throw tooManyRequests(60)
}
