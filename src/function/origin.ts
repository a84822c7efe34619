/** The site that a message may come from: the one that the operator names, or else the function's own origin. */
import { headers } from '../contact/schema'
import { requestProblems } from '../words'
import { HttpError } from './httpError'
import { type Env, namedOrigin } from './settings'

const originOf = (request: Request) => request.headers.get('Origin')

/** Tells whether a page of the site that the operator names sends the request. */
export const isFromNamedSite = (request: Request, env: Env) =>
  Boolean(namedOrigin(env)) && originOf(request) === namedOrigin(env)

/** @returns the origin of the pages that a plain form's answer leads to */
export const siteOrigin = (request: Request, env: Env) =>
  namedOrigin(env) || new URL(request.url).origin

/** @throws HttpError 403 where another site made the visitor's browser send the request */
export function checkOrigin(request: Request, env: Env) {
  if (isFromNamedSite(request, env)) return
  const origin = originOf(request)
  const site = request.headers.get('Sec-Fetch-Site')
  // A browser that is set to hide where it comes from sends "null" from this site, too.
  const isHidden = origin === 'null' && site === 'same-origin'
  const isOwn = origin === null || origin === siteOrigin(request, env) || isHidden
  if (isOwn && site !== 'cross-site') return
  throw new HttpError(403, { form: requestProblems.otherSite }, {}, 'OTHER_ORIGIN')
}

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
