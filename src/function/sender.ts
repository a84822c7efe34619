/** Tells senders apart without storing their addresses, and limits the requests of each. */
import { site } from '../site'
import { HttpError } from './httpError'
import type { Env } from './settings'

/** @returns the sender's IPv4 address, or the /48 network of an IPv6 one, as a provider gives it to a customer */
export function networkOf(request: Request) {
  // The host sets this header and overwrites what a client sends. An IPv4 address may come by IPv6.
  const address = (request.headers.get('CF-Connecting-IP') ?? 'unknown').replace(/^::ffff:/i, '')
  if (!address.includes(':')) return address
  // Zeros are left out between two colons, as hosts write addresses.
  const [groups = ''] = address.split('::')
  return [...groups.split(':'), '0', '0'].slice(0, 3).join(':')
}

/** The salt does not change while an isolate runs. */
let cachedSalt: string | undefined

/**
 * @returns the hex of the texts' SHA-256 with the salt
 * @throws where the salt cannot be read
 */
export async function hash({ store }: Env, ...texts: (string | null | undefined)[]) {
  cachedSalt ??= await store.readSalt()
  const data = new TextEncoder().encode(JSON.stringify([cachedSalt, ...texts]))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** @param seconds until it is worth trying again */
export const tooManyRequests = (seconds: number) =>
  new HttpError(
    429,
    { form: `Too many messages came from your network. Please wait, or write to ${site.email}.` },
    { 'Retry-After': String(seconds) },
  )

/**
 * The limit of a minute; that of an hour is in the database, and holds even where the rate limiter fails.
 * @throws HttpError 429
 */
export async function rateLimit(request: Request, env: Env) {
  const result = await env.RATE_LIMITER?.limit({ key: networkOf(request) }).catch(() => undefined)
  if (result?.success === false) throw tooManyRequests(60)
}
