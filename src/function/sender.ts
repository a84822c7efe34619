/** Tells senders apart without storing their addresses, and limits the requests of each. */
import { site } from '../site'
import { HttpError } from './httpError'
import type { Env } from './settings'

/** @returns the sender's IPv4 address, or the /48 network of an IPv6 one, as a provider gives it to a customer */
export function networkOf(request: Request) {
  // The host sets this header and overwrites what a client sends.
  const address = request.headers.get('CF-Connecting-IP') ?? 'unknown'
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const end = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : Math.max(8 - groups.length - end.length, 0)
  return [...groups, ...Array<string>(zeros).fill('0'), ...end]
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

const encode = (text: string) => new TextEncoder().encode(text)

/** The salt does not change while an isolate runs. */
let cachedKey: CryptoKey | undefined

async function readKey({ CLIENT_SALT, store }: Env) {
  const salt = CLIENT_SALT || (await store.readSalt())
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  return crypto.subtle.importKey('raw', encode(salt), algorithm, false, ['sign'])
}

/**
 * @returns a function that turns texts into the hex of their HMAC-SHA256 under the salt
 * @throws where the salt is in the database and cannot be read
 */
export async function createHasher(env: Env) {
  cachedKey ??= await readKey(env)
  const key = cachedKey
  return async (...texts: (string | null)[]) => {
    const hash = await crypto.subtle.sign('HMAC', key, encode(JSON.stringify(texts)))
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
}

/** @param seconds until it is worth trying again */
export const tooManyRequests = (seconds: number) =>
  new HttpError(
    429,
    `Too many messages came from your network. Please wait a while, or write to ${site.email}.`,
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
