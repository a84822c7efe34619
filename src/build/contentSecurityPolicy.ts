/** The policy of the pages: what they may load, from this site and from those that `site.ts` names. */
import { createHash } from 'node:crypto'
import { configuredProviders, isOutside } from '../function/securityHeaders'
import { contactEndpoint } from '../site'
import { noscriptCss } from '../ui/noscriptCss'

const originOf = (address: string) => new URL(address).origin
/** An address without its query, which the policy does not know, and without the policy's own separators. */
const exact = (address: string) =>
  originOf(address) + new URL(address).pathname.replace(/[;,]/g, encodeURIComponent)

/**
 * A frame may go on to other pages of its site; of analytics, only its two addresses are allowed.
 * @param styles the style sheets that stand in pages; only they and the one for pages without script may be inline
 * @param endpoint where the forms send messages
 * @throws where the policy would silently keep analytics from posting anywhere
 */
export function contentSecurityPolicy(
  styles: readonly string[],
  providers = configuredProviders,
  endpoint = contactEndpoint,
) {
  const { script, endpoint: counter } = providers.analytics
  if (script && !counter) throw new Error('src/site.ts: analytics has a script, but no endpoint')
  const challenges = [providers.turnstile].filter(isOutside)
  const frames = providers.frames.filter(isOutside).map(originOf)
  const outside = (...addresses: string[]) => addresses.filter(isOutside).map(exact)
  const hashes = [...styles, noscriptCss].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    ["script-src 'self'", ...challenges, ...outside(script)].join(' '),
    ["style-src 'self'", ...hashes].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...outside(endpoint), ...(script ? outside(counter) : [])].join(' '),
    // The newsletter's form of this site is answered in its frame.
    [...new Set(["frame-src 'self'", ...frames, ...challenges, ...outside(endpoint)])].join(' '),
    ["form-action 'self'", ...outside(endpoint)].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
