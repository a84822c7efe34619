/** The policy of the pages: what they may load, from this site and from those that `site.ts` names. */
import { createHash } from 'node:crypto'
import { configuredProviders } from '../function/securityHeaders'
import { contactEndpoint } from '../site'
import { noscriptCss, themeScript } from '../ui/inlined'
import { isOutside } from '../urls'

const outside = (...addresses: string[]) => addresses.filter(isOutside).map((text) => new URL(text))
/** An address without its query, which the policy does not know, and without the policy's own separators. */
const exact = ({ origin, pathname }: URL) => origin + pathname.replace(/[;,]/g, encodeURIComponent)
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const own = (directive: string, others: readonly string[] = []) =>
  [directive, "'self'", ...new Set(others)].join(' ')

/** A frame may go on to other pages of its site. @throws Error where analytics would silently be kept from posting */
export function contentSecurityPolicy(
  styles: readonly string[],
  { frames, challenge, analytics } = configuredProviders,
  endpoint = contactEndpoint,
) {
  const { script, endpoint: counter } = analytics
  if (script && !counter) throw new Error('src/site.ts: analytics has a script, but no endpoint')
  const forms = outside(endpoint).map(exact)
  return [
    "default-src 'none'",
    own('script-src', [hashOf(themeScript), ...challenge.script, ...outside(script).map(exact)]),
    own('style-src', [...[...styles, noscriptCss].map(hashOf), ...challenge.style]),
    // The first cover of a page is in the page.
    own('img-src', ['data:']),
    own('media-src'),
    own('font-src'),
    own('connect-src', [...outside(endpoint, script && counter).map(exact), ...challenge.connect]),
    // The newsletter's form of this site is answered in its frame.
    own('frame-src', [
      ...outside(...frames).map(({ origin }) => origin),
      ...challenge.frame,
      ...forms,
    ]),
    own('form-action', forms),
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
