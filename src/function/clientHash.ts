/** Tells senders apart without storing their addresses: only salted hashes are kept. */
import type { Env } from './env'

/** @returns the sender's IPv4 address, or the /64 network of an IPv6 one, which a household shares */
export function networkOf(request: Request) {
  // The host sets this header and overwrites what a client sends.
  const address = request.headers.get('CF-Connecting-IP') ?? 'unknown'
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const end = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : 8 - groups.length - end.length
  return [...groups, ...Array(Math.max(zeros, 0)).fill('0'), ...end]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

const encode = (text: string) => new TextEncoder().encode(text)

/** The salt does not change while an isolate runs. */
let cachedKey: CryptoKey | undefined

/** @throws where the salt is in the database and cannot be read */
export async function readKey({ CLIENT_SALT, table }: Env) {
  const salt = CLIENT_SALT || (await table.readSalt())
  if (!salt) throw new Error('The database has no salt')
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
  return async (...texts: string[]) => {
    const hash = await crypto.subtle.sign('HMAC', key, encode(JSON.stringify(texts)))
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
}
