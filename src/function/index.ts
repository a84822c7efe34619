/** The one serverless function: contact messages, the health of their table, and the article list. */
import { contact } from './contact'
import type { Env, ExecutionContext } from './env'
import { toErrorResponse } from './errorResponse'
import { allowMethods, HttpError } from './httpError'
import { deliver } from './outbox'
import { rateLimit } from './rateLimit'
import { securityHeaders } from './securityHeaders'
import { checkWritable, forgetClients } from './store'

function articles(request: Request, env: Env) {
  allowMethods(request, 'GET', 'HEAD')
  return env.ASSETS.fetch(new Request(new URL('/articles.json', request.url), request))
}

/** Leaves nothing in the database. */
async function health(request: Request, env: Env) {
  allowMethods(request, 'GET', 'HEAD')
  await rateLimit(request, env)
  try {
    await checkWritable(env.DB)
  } catch (error) {
    throw new HttpError(503, 'The table cannot be written.', { 'Retry-After': '30' }, error)
  }
  return Response.json({ table: 'writable' })
}

async function route(request: Request, env: Env, context: ExecutionContext) {
  switch (new URL(request.url).pathname) {
    case '/api/contact':
      return contact(request, env, context)
    case '/api/articles':
      return articles(request, env)
    case '/api/health':
      return health(request, env)
  }
  throw new HttpError(404, 'There is nothing here.')
}

/** Only the code of an error is logged, as its message may hold a visitor's words. */
function codeOf({ cause }: HttpError) {
  if (!(cause instanceof Error)) return undefined
  return /SQLITE_[A-Z_]+/.exec(cause.message)?.[0] ?? cause.name
}

/** A plain form is answered with a page, in the site's own frame if the form stands in one. */
const policy =
  "default-src 'none'; style-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'"

/** Adds headers that keep the response out of caches and let nothing in it run. */
function secure(response: Response, requestId: string) {
  const secured = new Response(response.body, response)
  const { headers } = secured
  // The article list is a file, with the caching of files.
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  headers.set('Content-Security-Policy', policy)
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('Request-Id', requestId)
  for (const [name, value] of Object.entries(securityHeaders())) headers.set(name, value)
  return secured
}

export default {
  async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
    const id = crypto.randomUUID()
    const started = Date.now()
    let response: Response
    let cause: string | undefined
    try {
      response = await route(request, env, context)
    } catch (thrown) {
      const problem = 'Something went wrong. Please try again in a moment.'
      const error = thrown instanceof HttpError ? thrown : new HttpError(500, problem, {}, thrown)
      response = toErrorResponse(request, error)
      cause = codeOf(error)
    }
    // The only log line: no name, address or text is ever in it.
    console.log(JSON.stringify({ id, status: response.status, ms: Date.now() - started, cause }))
    return secure(response, id)
  },

  /** The cron trigger: forgets senders and retries notifications. */
  async scheduled(_: unknown, env: Env) {
    await forgetClients(env.DB)
    await deliver(env)
  },
}
