/** Answers every request to `/api`, in whichever runtime: contact messages, the health of their table, the article list. */
import { fill, htmlAttributes } from '../locale'
import { site } from '../site'
import { notSentPage, requestProblems } from '../words'
import { contact, isForm } from './contact'
import { formOf } from './forms'
import { allowMethods, HttpError, unavailable } from './httpError'
import { codeOf, type LogEntry, log, messageId } from './log'
import { crossOriginHeaders, isFromNamedSite, siteOrigin } from './origin'
import { channelsOf, runCronByRequest } from './outbox'
import { rateLimit } from './rateLimit'
import { securityHeaders } from './securityHeaders'
import type { Env, ExecutionContext } from './settings'

const minutesSince = (time: string | null) =>
  time ? Math.floor((Date.now() - Date.parse(time)) / 60_000) : null

/** The trigger runs every five minutes, and an alert of held messages goes out once a day. */
const longest = { cronMinutes: 16, firstRunMinutes: 60, outboxMinutes: 60, heldMinutes: 25 * 60 }

const failureKinds: [RegExp, string][] = [
  [/^(SQLITE_ERROR|42P01|42703)$/, 'tables'],
  [/^(SQLITE_FULL|53100|Exceeded maximum DB size)$/, 'full'],
  [/^(28P01|28000|42501|MISSING_BINDING)$/, 'permission'],
  [/^(SQLITE_READONLY|25006)$/, 'read-only'],
]

/** Tells whether a request has the operator's token, by hashes, whose comparison takes as long for each. */
async function hasToken({ headers }: Request, { HEALTH_TOKEN: token }: Env) {
  const given = headers.get('Authorization') ?? ''
  if (!token || !given) return false
  const texts = [`Bearer ${token}`, given].map((text) => new TextEncoder().encode(text))
  const hashes = await Promise.all(texts.map((text) => crypto.subtle.digest('SHA-256', text)))
  return new Set(hashes.map((hash) => new Uint8Array(hash).join())).size === 1
}

/** @returns 503 if something is late, given up or held too long; numbers only with the token. @throws HttpError 429, or 503 if no message could be stored */
async function health(request: Request, env: Env) {
  rateLimit(request)
  const state = await env.store.readHealth().catch((error: unknown) => {
    const [, kind = 'connection'] = failureKinds.find(([code]) => code.test(codeOf(error))) ?? []
    return unavailable({ table: requestProblems.notWritable, kind })(error)
  })
  const { heartbeat, oldest, oldestHeld, first, stuck, clockAhead } = state
  const [minutesAgo, oldestMinutes] = [minutesSince(heartbeat), minutesSince(oldest)]
  const minutesSinceRun = minutesAgo ?? minutesSince(first) ?? 0
  const longestRun = minutesAgo === null ? longest.firstRunMinutes : longest.cronMinutes
  const minutesStuck = Math.max(0, ...stuck.map((time) => minutesSince(time) ?? 0))
  const isAhead = [minutesAgo, oldestMinutes].some((minutes) => (minutes ?? 0) < -1)
  const alarms: [string, boolean][] = [
    ['cron', !env.CRON_BY_REQUESTS && minutesSinceRun > longestRun],
    ['outbox', minutesStuck > longest.outboxMinutes],
    ['undelivered', state.undelivered > 0],
    ['held', (minutesSince(oldestHeld) ?? 0) > longest.heldMinutes],
    // Nothing is deleted meanwhile.
    ['clock', isAhead || Math.abs(clockAhead) > 3_600_000],
  ]
  const late = alarms.filter(([, isLate]) => isLate).map(([name]) => name)
  const channels = channelsOf(env)
  const { waiting, undelivered, held } = state
  const numbers = {
    channels,
    outbox: { waiting, oldestMinutes: oldestMinutes ?? 0, undelivered, held },
    cron: { minutesAgo },
  }
  const body = {
    table: 'writable',
    late,
    // Otherwise nobody hears of a message.
    notified: channels.length > 0,
    ...((await hasToken(request, env)) ? numbers : {}),
  }
  return Response.json(body, late.length ? { status: 503, headers: { 'Retry-After': '30' } } : {})
}

const readPaths = ['/api/articles', '/api/health']
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

async function route(request: Request, env: Env, context: ExecutionContext) {
  const { pathname } = new URL(request.url)
  // A browser sends this first; the headers of `handle` are the answer.
  if (request.method === 'OPTIONS' && isFromNamedSite(request, env))
    return new Response(null, { status: 204 })
  if (pathname === '/api/contact') return contact(request, env, context)
  if (!readPaths.includes(pathname)) throw new HttpError(404, { form: requestProblems.notFound })
  allowMethods(request, 'GET', 'HEAD')
  if (pathname === '/api/health') return health(request, env)
  return env.ASSETS.fetch(new Request(new URL('/articles.json', request.url), request))
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

/** @returns a page for the sender of a plain form: the reasons, and the way back; styled if the site's files are on the same host */
function errorPage(request: Request, env: Env, reasons: string[]) {
  const { page, name } = formOf(request)
  const origin = siteOrigin(request, env)
  const hasFiles = new URL(request.url).origin === origin
  const title = escapeHtml(notSentPage.title[name])
  const startAgain = `<a href="${origin}${page}">${escapeHtml(notSentPage.startAgain)}</a>`
  return `<!doctype html>
<html ${htmlAttributes()}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${hasFiles ? '<link rel="stylesheet" href="/embed/embed.css">' : ''}
<title>${title} | ${escapeHtml(site.name)}</title>
<main>
<h1>${title}</h1>
<ul>${reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('')}</ul>
<p>${fill(escapeHtml(notSentPage.back), { startAgain })}</p>
</main>
`
}

/** @returns a page for a plain form, text for a client that does not name JSON beside it, else JSON */
function toErrorResponse(request: Request, env: Env, error: HttpError) {
  const { status, problems, headers, message } = error
  const respond = (type: string, body: string) =>
    new Response(body, { status, headers: { ...headers, 'Content-Type': type } })
  if (isForm(request))
    return respond('text/html; charset=utf-8', errorPage(request, env, Object.values(problems)))
  // The contact form shows the body of an error to the visitor as it is.
  if (/^(?!.*(json|\*\/\*)).*text\/(plain|\*)/i.test(request.headers.get('Accept') ?? ''))
    return respond('text/plain; charset=utf-8', message)
  return respond('application/json', JSON.stringify({ errors: problems }))
}

/** Never throws: an error is a response, and a code in the log. */
export async function handle(request: Request, env: Env, context: ExecutionContext) {
  const id = crypto.randomUUID()
  const started = Date.now()
  const { pathname } = new URL(request.url)
  // A path or a method that is none of these may hold anything.
  const known = (text: string, allowed: string[]) => (allowed.includes(text) ? text : 'other')
  const entry: LogEntry = {
    time: new Date(started).toISOString(),
    id,
    method: known(request.method, methods),
    route: known(pathname, ['/api/contact', ...readPaths]),
  }
  const { body, status, headers } = await route(request, env, context).catch((thrown: unknown) => {
    const form = requestProblems.unexpected
    const error = thrown instanceof HttpError ? thrown : new HttpError(500, { form }, {}, thrown)
    if (error.cause) entry.cause = codeOf(error.cause)
    return toErrorResponse(request, env, error)
  })
  log({ ...entry, status, ms: Date.now() - started, message: headers.get(messageId) ?? undefined })
  runCronByRequest(env, context)
  const secured = new Headers(headers)
  // A response runs nothing, and the site's own frame shows it if a form is in one.
  const added = {
    ...securityHeaders(),
    'Content-Security-Policy': `default-src 'none'; style-src 'self'; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self' ${env.CONTACT_ORIGIN ?? ''}`,
    'Referrer-Policy': 'no-referrer',
    'Request-Id': id,
    ...crossOriginHeaders(request, env),
  }
  for (const entry of Object.entries(added)) secured.set(...entry)
  secured.append('Vary', 'Origin')
  // The article list is a file, with the caching of files.
  if (!secured.has('Cache-Control')) secured.set('Cache-Control', 'no-store')
  return new Response(body, { status, headers: secured })
}
