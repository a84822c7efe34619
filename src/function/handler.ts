/** Answers every request to `/api`, in whichever runtime: contact messages, the health of their table, the article list. */
import { contact } from './contact'
import { runCronByRequest } from './cron'
import { toErrorResponse } from './errorResponse'
import { health } from './health'
import { allowMethods, HttpError } from './httpError'
import { codeOf, type LogEntry, log } from './log'
import { crossOriginHeaders, frameAncestors } from './origin'
import { securityHeaders } from './securityHeaders'
import type { Env, ExecutionContext } from './settings'

function articles(request: Request, env: Env) {
  allowMethods(request, 'GET', 'HEAD')
  return env.ASSETS.fetch(new Request(new URL('/articles.json', request.url), request))
}

async function route(request: Request, env: Env, context: ExecutionContext, entry: LogEntry) {
  switch (new URL(request.url).pathname) {
    case '/api/contact':
      return contact(request, env, context, entry)
    case '/api/articles':
      return articles(request, env)
    case '/api/health':
      return health(request, env)
  }
  throw new HttpError(404, 'There is nothing here.')
}

/** A plain form is answered with a page, in the site's own frame if the form stands in one. */
const policy = (env: Env) =>
  `default-src 'none'; style-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors ${frameAncestors(env)}`

/** Adds headers that keep the response out of caches and let nothing in it run. */
function secure(response: Response, requestId: string, request: Request, env: Env) {
  const secured = new Response(response.body, response)
  const { headers } = secured
  // The article list is a file, with the caching of files.
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  headers.set('Content-Security-Policy', policy(env))
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('Request-Id', requestId)
  if (env.CONTACT_ORIGIN) headers.append('Vary', 'Origin')
  const added = { ...securityHeaders(), ...crossOriginHeaders(request, env) }
  for (const [name, value] of Object.entries(added)) headers.set(name, value)
  return secured
}

/** Never throws: an error is a response, and a code in the log. */
export async function handle(request: Request, env: Env, context: ExecutionContext) {
  const id = crypto.randomUUID()
  const started = Date.now()
  const entry: LogEntry = {}
  let response: Response
  try {
    response = await route(request, env, context, entry)
  } catch (thrown) {
    const problem = 'Something went wrong. Please try again in a moment.'
    const error = thrown instanceof HttpError ? thrown : new HttpError(500, problem, {}, thrown)
    response = toErrorResponse(request, env, error)
    if (error.cause !== undefined) entry.cause = codeOf(error.cause)
  }
  log({ id, status: response.status, ms: Date.now() - started, ...entry })
  runCronByRequest(request, env, context)
  return secure(response, id, request, env)
}
