/** The sites whose pages may send messages: the function's own origin, and one more that the operator names. */
import { headers } from '../contact/protocol'
import { HttpError } from './httpError'
import type { Env } from './settings'

type Settings = Pick<Env, 'CONTACT_ORIGIN'>

/** @returns undefined where the operator has named no site */
const namedOrigin = ({ CONTACT_ORIGIN: address = '' }: Settings) =>
  URL.canParse(address) ? new URL(address).origin : undefined

/** Whether a page of the site that the operator names sent the request. */
function isFromNamedSite(request: Request, settings: Settings) {
  const origin = request.headers.get('Origin')
  return origin !== null && origin === namedOrigin(settings)
}

const isFromOwnSite = (request: Request) =>
  request.headers.get('Origin') === new URL(request.url).origin

/** @throws HttpError 403 where another site made the visitor's browser send the request */
export function checkOrigin(request: Request, settings: Settings) {
  if (isFromNamedSite(request, settings)) return
  const origin = request.headers.get('Origin')
  const site = request.headers.get('Sec-Fetch-Site')
  // A browser that is set to hide where it comes from sends "null" from this site, too.
  const hidden = origin === 'null' && site === 'same-origin'
  const foreign = origin !== null && !isFromOwnSite(request) && !hidden
  if (foreign || site === 'cross-site')
    throw new HttpError(403, 'Please send the message from this site.')
}

/** @returns the origin of the pages that a plain form's answer leads to */
export const siteOrigin = (request: Request, settings: Settings) =>
  (!isFromOwnSite(request) && namedOrigin(settings)) || new URL(request.url).origin

/** Seconds for which a browser need not ask again; none keeps it for longer. */
const preflightSeconds = 7200

/** @returns the answer to a browser that asks whether the named site may send messages; nothing for other requests */
export function answerPreflight(request: Request, settings: Settings) {
  const isPreflight =
    request.method === 'OPTIONS' && request.headers.has('Access-Control-Request-Method')
  if (!isPreflight || !isFromNamedSite(request, settings)) return undefined
  const allowed = ['Content-Type', ...Object.values(headers)].join(', ')
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': allowed,
      'Access-Control-Max-Age': String(preflightSeconds),
    },
  })
}

/** The headers that let the named site read a response, and show a form's error page in its frame; no other site. */
export function crossOriginHeaders(request: Request, settings: Settings): Record<string, string> {
  const origin = namedOrigin(settings)
  if (!origin || !isFromNamedSite(request, settings)) return {}
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': 'Retry-After, Request-Id',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
}

/** The sites in whose frames a plain form may be answered, as the security policy names them. */
export const frameAncestors = (settings: Settings) =>
  ["'self'", namedOrigin(settings)].filter(Boolean).join(' ')
