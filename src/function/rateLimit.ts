/** The limit of requests that a network may make in a minute. */
import { fill } from '../locale'
import { site } from '../site'
import { requestProblems } from '../words'
import { HttpError } from './httpError'
import type { Env } from './settings'

/** @returns the sender's IPv4 address, or the /48 network of an IPv6 one, as a provider gives it to a customer */
export function networkOf(request: Request) {
  // The host sets this header and overwrites what a client sends. An IPv4 address may come by IPv6.
  const address = (request.headers.get('CF-Connecting-IP') ?? 'unknown').replace(/^::ffff:/i, '')
  const url = `http://[${address}]`
  if (!URL.canParse(url)) return address
  // A URL has each address of IPv6 in one form, which leaves zeros out between two colons.
  const [groups = ''] = new URL(url).hostname.slice(1, -1).split('::')
  return [...groups.split(':'), '0', '0'].slice(0, 3).join(':')
}

/** The limit where no binding counts, as on Cloudflare Pages; that of the binding is in `wrangler.jsonc`. */
const requestsPerMinute = 100

/** Requests of each network in a minute, in this isolate. */
const counts = new Map<string, number>()
let countedMinute = 0

function isBelowLimit(network: string) {
  const minute = Math.floor(Date.now() / 60_000)
  if (minute !== countedMinute) counts.clear()
  countedMinute = minute
  const count = (counts.get(network) ?? 0) + 1
  counts.set(network, count)
  return count <= requestsPerMinute
}

/** @throws HttpError 429 */
export async function rateLimit(request: Request, { RATE_LIMIT }: Env) {
  const key = networkOf(request)
  const success = RATE_LIMIT ? (await RATE_LIMIT.limit({ key })).success : isBelowLimit(key)
  if (success) return
  const form = fill(requestProblems.tooMany, { email: site.email })
  throw new HttpError(429, { form }, { 'Retry-After': '60' }, 'RATE_LIMIT')
}
