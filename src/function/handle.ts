/** Answers every request to `/api`: contact messages, the health of their table, the article list. */
import { fill, htmlAttributes } from '../locale'
import { site } from '../site'
import { notSentPage, requestProblems } from '../words'
import { contact, isForm } from './contact'
import { formOf } from './forms'
import { health } from './health'
import { allowMethods, HttpError } from './httpError'
import { codeOf, log, messageId } from './log'
import { crossOriginHeaders, isFromNamedSite, siteOrigin } from './origin'
import { runCronByRequest } from './outbox'
import { securityHeaders } from './securityHeaders'
import { type Env, type ExecutionContext, logSettingProblems, namedOrigin } from './settings'

const readPaths = ['/api/articles', '/api/health']
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

async function route(request: Request, env: Env) {
  const { pathname } = new URL(request.url)
  // A browser sends this first; the headers of `handle` are the answer.
  if (request.method === 'OPTIONS' && isFromNamedSite(request, env))
    return new Response(null, { status: 204 })
  if (pathname === '/api/contact') return contact(request, env)
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
  logSettingProblems(env)
  const entry = {
    id,
    method: known(request.method, methods),
    route: known(pathname, ['/api/contact', ...readPaths]),
  }
  let cause: string | undefined
  const { body, status, headers } = await route(request, env).catch((thrown: unknown) => {
    const form = requestProblems.unexpected
    const isExpected = thrown instanceof HttpError
    const error = isExpected ? thrown : new HttpError(500, { form }, {}, codeOf(thrown))
    cause = error.code
    return toErrorResponse(request, env, error)
  })
  const message = headers.get(messageId) ?? undefined
  log({ ...entry, status, ms: Date.now() - started, cause, message })
  runCronByRequest(env, context)
  const secured = new Headers(headers)
  // A response runs nothing, and the site's own frame shows it if a form is in one.
  const added = {
    ...securityHeaders(),
    'Content-Security-Policy': `default-src 'none'; style-src 'self'; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self' ${namedOrigin(env)}`,
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
