/** The answer headers of the static files, as `_headers` says them to the host. */
import { createHash } from 'node:crypto'
import { site } from '../site'

/** Origins of frames: our own, and that of a provider once `site.ts` names one. */
const frames = [site.newsletter.frame, site.video.frame]
  .filter((url) => !url.startsWith('/'))
  .map((url) => new URL(url).origin)

/**
 * @param css the style sheet that stands in every page; nothing else inline is allowed
 * @param turnstile whether Turnstile is on, the one script of another site
 */
export function contentSecurityPolicy(css: string, turnstile = Boolean(site.turnstile.siteKey)) {
  const challenges = turnstile ? [site.turnstile.origin] : []
  const hash = createHash('sha256').update(css).digest('base64')
  return [
    "default-src 'none'",
    ["script-src 'self'", ...challenges].join(' '),
    `style-src 'self' 'sha256-${hash}'`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    ["frame-src 'self'", ...frames, ...challenges].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

export const headers = (css: string) => `/*
  Content-Security-Policy: ${contentSecurityPolicy(css)}
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=()
  Cross-Origin-Opener-Policy: same-origin
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/data/*
  X-Robots-Tag: noindex
/articles.json
  X-Robots-Tag: noindex
/embed/*
  X-Robots-Tag: noindex
`
