/** Who sends a request: a network, whose address is not stored, and the page of a site that may send messages. */
import { headers } from '../contact/protocol'
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

/** @returns the hex of the texts' SHA-256 with the salt. @throws where the salt cannot be read */
export async function hash({ store }: Env, ...texts: string[]) {
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

const requestsPerMinute = 100

/** Requests of each network in a minute, in this process or isolate. */
const counts = new Map<string, number>()
let countedMinute = 0

/**
 * A limit in memory, which costs no request; that of an hour is in the database, and exact.
 * @returns the network of the sender
 * @throws HttpError 429
 */
export function rateLimit(request: Request) {
  const minute = Math.floor(Date.now() / 60_000)
  if (minute !== countedMinute) counts.clear()
  countedMinute = minute
  const network = networkOf(request)
  const count = (counts.get(network) ?? 0) + 1
  counts.set(network, count)
  if (count > requestsPerMinute) throw tooManyRequests(60)
  return network
}

const originOf = (request: Request) => request.headers.get('Origin')

/** Whether a page of the site that the operator names sends it. */
export const isFromNamedSite = (request: Request, { CONTACT_ORIGIN: named }: Env) =>
  Boolean(named) && originOf(request) === named

const isFromOwnSite = (request: Request) => originOf(request) === new URL(request.url).origin

/** @throws HttpError 403 where another site made the visitor's browser send the request */
export function checkOrigin(request: Request, env: Env) {
  const origin = originOf(request)
  const site = request.headers.get('Sec-Fetch-Site')
  // A browser that is set to hide where it comes from sends "null" from this site, too.
  const isHidden = origin === 'null' && site === 'same-origin'
  const isOwn = origin === null || isFromOwnSite(request) || isHidden
  if (!isFromNamedSite(request, env) && (!isOwn || site === 'cross-site'))
    throw new HttpError(403, { form: 'Please send the message from this site.' })
}

/** @returns the origin of the pages that a plain form's answer leads to */
export const siteOrigin = (request: Request, { CONTACT_ORIGIN: named }: Env) =>
  (!isFromOwnSite(request) && named) || new URL(request.url).origin

/** The headers that let the named site send, read a response, and show a form's error page in its frame; no other site. */
export function crossOriginHeaders(request: Request, env: Env): Record<string, string> {
  if (!isFromNamedSite(request, env)) return {}
  return {
    'Access-Control-Allow-Origin': originOf(request) ?? '',
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Headers': ['Content-Type', ...Object.values(headers)].join(', '),
    'Access-Control-Expose-Headers': 'Retry-After, Request-Id',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
}
