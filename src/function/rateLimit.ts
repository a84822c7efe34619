/** The brake on one sender's requests; the table's own count is in `store.ts`. */
import { site } from '../site'
import { networkOf } from './clientHash'
import type { Env } from './env'
import { Refusal } from './httpError'

/** What a visitor reads in the toast. */
const words = `Too many messages came from your network. Please wait a while, or write to ${site.email}.`

/** @param seconds until it is worth trying again */
export const flood = (seconds: number) =>
  new Refusal(429, { form: words }, { 'Retry-After': String(seconds) })

/**
 * Lets a request pass, or not; counts in one place, for a minute.
 * A brake that fails lets all pass: the table still counts, and a message goes before its guard.
 * @throws Refusal 429
 */
export async function brake(request: Request, env: Env) {
  const passed = await env.RATE_LIMITER?.limit({ key: networkOf(request) }).catch(() => undefined)
  if (passed?.success === false) throw flood(60)
}
