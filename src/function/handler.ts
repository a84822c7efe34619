/** Answers every request to `/api`, in whichever runtime: contact messages, the health of their table, the article list. */
import { site } from '../site'
import { channelsOf } from './channels'
import { contact } from './contact'
import { formOf } from './forms'
import { allowMethods, HttpError } from './httpError'
import { codeOf, type LogEntry, log } from './log'
import { crossOriginHeaders, siteOrigin } from './origin'
import { runCronByRequest } from './outbox'
import { isForm } from './readMessage'
import { securityHeaders } from './securityHeaders'
import { rateLimit } from './sender'
import type { Env, ExecutionContext } from './settings'

/** A message that waits for its notification for longer is worth an alarm. */
const lateMinutes = 60

/** The cron trigger runs every five. */
const heartbeatMinutes = 16

const minutesSince = (time: string | null) =>
  time ? Math.floor((Date.now() - Date.parse(time)) / 60_000) : null

/**
 * Whether a message could be stored and notified now; leaves nothing in the database.
 * @returns 503 where the cron trigger or the outbox is late
 * @throws HttpError 429, or 503 where the table cannot be written
 */
async function health(request: Request, env: Env) {
  await rateLimit(request, env)
  const { store, CRON_BY_REQUESTS } = env
  const state = await store
    .checkWritable()
    .then(store.readState)
    .catch((error: unknown) => {
      throw new HttpError(503, { table: 'It cannot be written.' }, { 'Retry-After': '30' }, error)
    })
  const oldestMinutes = minutesSince(state.oldest) ?? 0
  // Null before the first run.
  const minutesAgo = minutesSince(state.heartbeat)
  const late: string[] = []
  if (!CRON_BY_REQUESTS && (minutesAgo ?? 0) > heartbeatMinutes) late.push('cron')
  if (oldestMinutes > lateMinutes) late.push('outbox')
  return Response.json(
    {
      table: 'writable',
      late,
      // Without a channel nobody hears of a message.
      channels: channelsOf(env),
      outbox: { waiting: state.waiting, oldestMinutes, undelivered: state.undelivered },
      cron: { minutesAgo },
    },
    late.length ? { status: 503, headers: { 'Retry-After': '30' } } : {},
  )
}

async function route(request: Request, env: Env, context: ExecutionContext, entry: LogEntry) {
  const { pathname } = new URL(request.url)
  if (pathname === '/api/contact') return contact(request, env, context, entry)
  if (!['/api/articles', '/api/health'].includes(pathname))
    throw new HttpError(404, { form: 'There is nothing here.' })
  allowMethods(request, 'GET', 'HEAD')
  if (pathname === '/api/health') return health(request, env)
  return env.ASSETS.fetch(new Request(new URL('/articles.json', request.url), request))
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

/** What the sender of a plain form sees: the reasons, and the way back. The styles are only for pages of the site. */
function errorPage(request: Request, env: Env, reasons: string[]) {
  const { page, thing } = formOf(request)
  const origin = siteOrigin(request, env)
  const isStyled = request.headers.get('Sec-Fetch-Site') === 'same-origin'
  return `<!doctype html>
<html lang="${site.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
${isStyled ? '<link rel="stylesheet" href="/embed/embed.css">' : ''}
<title>Your ${thing} was not sent | ${escapeHtml(site.name)}</title>
<main>
<h1>Your ${thing} was not sent</h1>
<ul>
${reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('\n')}
</ul>
<p>Go back with your browser’s Back button: what you wrote is still there. Or <a href="${origin}${page}">start again</a>.</p>
</main>
</html>
`
}

/** @returns a page for a plain form, text for a client that accepts text/plain, else JSON */
function toErrorResponse(request: Request, env: Env, error: HttpError) {
  const { status, problems, headers, message } = error
  const respond = (type: string, body: string) =>
    new Response(body, { status, headers: { ...headers, 'Content-Type': type } })
  if (isForm(request))
    return respond('text/html; charset=utf-8', errorPage(request, env, Object.values(problems)))
  // The contact form shows the body of an error to the visitor as it is.
  if (request.headers.get('Accept')?.includes('text/plain'))
    return respond('text/plain; charset=utf-8', message)
  return respond('application/json', JSON.stringify({ errors: problems }))
}

/** Headers that let nothing in a response run, and show it in the site's own frame if a form stands in one. */
const headersOf = (request: Request, env: Env) => ({
  ...securityHeaders(),
  'Content-Security-Policy': `default-src 'none'; style-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self' ${env.CONTACT_ORIGIN ?? ''}`,
  'Referrer-Policy': 'no-referrer',
  ...crossOriginHeaders(request, env),
})

/** Never throws: an error is a response, and a code in the log. */
export async function handle(request: Request, env: Env, context: ExecutionContext) {
  const id = crypto.randomUUID()
  const started = Date.now()
  const entry: LogEntry = {}
  let response: Response
  try {
    response = await route(request, env, context, entry)
  } catch (thrown) {
    const form = 'Something went wrong. Please try again in a moment.'
    const error = thrown instanceof HttpError ? thrown : new HttpError(500, { form }, {}, thrown)
    response = toErrorResponse(request, env, error)
    if (error.cause !== undefined) entry.cause = codeOf(error.cause)
  }
  log({ id, status: response.status, ms: Date.now() - started, ...entry })
  runCronByRequest(env, context)
  const secured = new Response(response.body, response)
  const added = Object.entries({ ...headersOf(request, env), 'Request-Id': id })
  for (const [name, value] of added) secured.headers.set(name, value)
  secured.headers.append('Vary', 'Origin')
  // The article list is a file, with the caching of files.
  if (!secured.headers.has('Cache-Control')) secured.headers.set('Cache-Control', 'no-store')
  return secured
}
