/** Who sends, as far as it must be known: an address is never stored, only a salted hash of it. */
import type { Database, Env } from './env'

/** The address, in IPv6 the network (/64) that one household has for itself. */
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

let saltInTable: string | undefined

/** Asked of the table once, by each copy of the function. */
async function saltOf(database: Database) {
  saltInTable ??= (await database.prepare('SELECT value FROM salt').first<{ value: string }>())
    ?.value
  if (!saltInTable) throw new Error('The table has no salt')
  return saltInTable
}

const bytes = (text: string) => new TextEncoder().encode(text)

/** The key of the last salt: each copy of the function sees one. */
let keyed: { salt: string; key: CryptoKey } | undefined

async function keyOf(salt: string) {
  if (keyed?.salt !== salt) {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' }
    const key = await crypto.subtle.importKey('raw', bytes(salt), algorithm, false, ['sign'])
    keyed = { salt, key }
  }
  return keyed.key
}

/**
 * @returns a function that turns texts into hex of their HMAC-SHA256 under the salt
 * @throws where the salt is in the table and that cannot be reached
 */
export async function hasher(env: Env) {
  const key = await keyOf(env.CLIENT_SALT || (await saltOf(env.DB)))
  return async (...parts: string[]) => {
    const hash = await crypto.subtle.sign('HMAC', key, bytes(JSON.stringify(parts)))
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
}
