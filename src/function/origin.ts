/** The sites whose pages may send messages: the function's own origin, and one more that the operator names. */
import { headers } from '../contact/protocol'
import { HttpError } from './httpError'
import type { Env } from './settings'

const originOf = (request: Request) => request.headers.get('Origin')

const isFromNamedSite = (request: Request, { CONTACT_ORIGIN: named }: Env) =>
  Boolean(named) && originOf(request) === named

const isFromOwnSite = (request: Request) => originOf(request) === new URL(request.url).origin

/** @throws HttpError 403 where another site made the visitor's browser send the request */
export function checkOrigin(request: Request, env: Env) {
  if (isFromNamedSite(request, env)) return
  const origin = originOf(request)
  const site = request.headers.get('Sec-Fetch-Site')
  // A browser that is set to hide where it comes from sends "null" from this site, too.
  const hidden = origin === 'null' && site === 'same-origin'
  const foreign = origin !== null && !isFromOwnSite(request) && !hidden
  if (foreign || site === 'cross-site')
    throw new HttpError(403, { form: 'Please send the message from this site.' })
}

/** @returns the origin of the pages that a plain form's answer leads to */
export const siteOrigin = (request: Request, { CONTACT_ORIGIN: named }: Env) =>
  (!isFromOwnSite(request) && named) || new URL(request.url).origin

/** Whether the browser asks first if the named site may send messages; `crossOriginHeaders` answer. */
export const isPreflight = (request: Request, env: Env) =>
  request.method === 'OPTIONS' && isFromNamedSite(request, env)

/** The headers that let the named site send, read a response, and show a form's error page in its frame; no other site. */
export function crossOriginHeaders(request: Request, env: Env): Record<string, string> {
  if (!isFromNamedSite(request, env)) return {}
  return {
    'Access-Control-Allow-Origin': originOf(request) ?? '',
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': ['Content-Type', ...Object.values(headers)].join(', '),
    'Access-Control-Expose-Headers': 'Retry-After, Request-Id',
    // Seconds; no browser keeps it for longer.
    'Access-Control-Max-Age': '7200',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
}
