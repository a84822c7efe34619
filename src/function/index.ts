/** The one serverless function: contact messages, their health, and the article list. */
import { contact } from './contact'
import type { Context, Env } from './env'
import { health } from './health'
import { Refusal, refuse } from './httpError'
import { deliver } from './outbox'
import { forgetClients } from './store'

async function articles(request: Request, env: Env) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new Refusal(
      405,
      { form: `${request.method} is not allowed here; GET is.` },
      { Allow: 'GET, HEAD' },
    )
  return env.ASSETS.fetch(new Request(new URL('/articles.json', request.url), request))
}

function route(request: Request, env: Env, context: Context) {
  switch (new URL(request.url).pathname) {
    case '/api/contact':
      return contact(request, env, context)
    case '/api/articles':
      return articles(request, env)
    case '/api/health':
      return health(request, env)
  }
  throw new Refusal(404, { form: 'There is nothing here.' })
}

/** What an operator needs to know of a failure: its code, as texts may hold a visitor's words. */
function codeOf({ cause }: Refusal) {
  if (!(cause instanceof Error)) return undefined
  return /SQLITE_[A-Z_]+/.exec(cause.message)?.[0] ?? cause.name
}

const failure = (error: unknown) =>
  new Refusal(500, { form: 'Something went wrong. Please try again in a moment.' }, {}, error)

/** The answer as it may leave: not kept anywhere, and with nothing in it that could run. */
function secure(response: Response, id: string) {
  const secured = new Response(response.body, response)
  const { headers } = secured
  // The article list is a file, with the caching of files.
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('Request-Id', id)
  headers.set('Strict-Transport-Security', 'max-age=31536000')
  headers.set('X-Content-Type-Options', 'nosniff')
  return secured
}

export default {
  async fetch(request: Request, env: Env, context: Context): Promise<Response> {
    const id = crypto.randomUUID()
    const started = Date.now()
    let response: Response
    let cause: string | undefined
    try {
      response = await route(request, env, context)
    } catch (error) {
      const refusal = error instanceof Refusal ? error : failure(error)
      response = refuse(request, refusal)
      cause = codeOf(refusal)
    }
    // The only line: no name, address or text is ever in it.
    console.log(JSON.stringify({ id, status: response.status, ms: Date.now() - started, cause }))
    return secure(response, id)
  },

  /** The cron trigger: what is kept about senders goes, what the firm has not been told is told. */
  async scheduled(_: unknown, env: Env) {
    await forgetClients(env.DB)
    await deliver(env)
  },
}
