/** Turns an error into the response that its sender can read. */
import { site } from '../site'
import { type Form, formOf } from './forms'
import type { HttpError } from './httpError'
import { siteOrigin } from './origin'
import { isForm } from './readBody'
import type { Env } from './settings'

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

const styleSheet = '<link rel="stylesheet" href="/embed/embed.css">\n'

/**
 * What the sender of a plain form sees: the reasons, and the way back.
 * @param origin of the form's page, if that is another one
 * @param isStyled whether the site's files are beside the function
 */
export const errorPage = (
  reasons: string[],
  { page, thing }: Form,
  origin = '',
  isStyled = true,
) => `<!doctype html>
<html lang="${site.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
${isStyled ? styleSheet : ''}<title>Your ${thing} was not sent | ${escapeHtml(site.name)}</title>
<main>
<h1>Your ${thing} was not sent</h1>
<ul>
${reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('\n')}
</ul>
<p>Go back with your browser’s Back button: what you wrote is still there. Or <a href="${origin}${page}">start again</a>.</p>
</main>
</html>
`

/** @returns a page for a plain form, text for a client that accepts text/plain, else JSON */
export function toErrorResponse(request: Request, env: Env, error: HttpError) {
  const { status, problems, headers, message } = error
  const respond = (type: string, body: string) =>
    new Response(body, { status, headers: { ...headers, 'Content-Type': type } })
  if (isForm(request)) {
    const origin = siteOrigin(request, env)
    const isOwn = origin === new URL(request.url).origin
    // Behind a proxy, the function does not know that the site has its origin, but the browser does.
    const isStyled = isOwn || request.headers.get('Sec-Fetch-Site') === 'same-origin'
    const page = errorPage(Object.values(problems), formOf(request), isOwn ? '' : origin, isStyled)
    return respond('text/html; charset=utf-8', page)
  }
  // The contact form shows the body of an error to the visitor as it is.
  if (request.headers.get('Accept')?.includes('text/plain'))
    return respond('text/plain; charset=utf-8', message)
  return respond('application/json', JSON.stringify({ errors: problems }))
}
