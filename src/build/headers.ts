/** `_headers`, which the host reads: the response headers of the static files. */
import { createHash } from 'node:crypto'
import { site } from '../site'
import { noscriptCss } from '../ui/noscriptCss'
import { feeds } from '../urls'

/** The origins of the newsletter and video frames, where `site.ts` names a provider's. */
const frames = [site.newsletter.frame, site.video.frame]
  .filter((url) => !url.startsWith('/'))
  .map((url) => new URL(url).origin)

/**
 * @param css the style sheet that stands in every page; only it and the one for pages without script may be inline
 * @param turnstile whether Turnstile is on, the one script of another site
 */
export function contentSecurityPolicy(css: string, turnstile = Boolean(site.turnstile.siteKey)) {
  const challenges = turnstile ? [site.turnstile.origin] : []
  const hashes = [css, noscriptCss].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    ["script-src 'self'", ...challenges].join(' '),
    ["style-src 'self'", ...hashes].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    ["frame-src 'self'", ...frames, ...challenges].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** Files for programs, which search engines should not list beside the pages. */
const unlisted = [
  ...['/data/*', '/search/*', '/articles.json', '/embed/*', '/404', '/llms.txt', '/llms-full.txt'],
]

const noindex = 'X-Robots-Tag: noindex'

/** The lines of a rule: a path pattern, then the headers of what matches it. */
const rule = (path: string, ...lines: string[]) => [path, ...lines.map((line) => `  ${line}`)]

/**
 * A Markdown version names its page as the canonical address, which `noindex` would contradict.
 * @param css the style sheet that stands in every page
 */
export const headers = (css: string) =>
  `${[
    rule(
      '/*',
      `Content-Security-Policy: ${contentSecurityPolicy(css)}`,
      'Strict-Transport-Security: max-age=31536000',
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: strict-origin-when-cross-origin',
      'Permissions-Policy: camera=(), geolocation=(), microphone=()',
      'Cross-Origin-Opener-Policy: same-origin',
    ),
    rule('/assets/*', 'Cache-Control: public, max-age=31536000, immutable'),
    ...unlisted.map((path) => rule(path, noindex)),
    ...Object.values(feeds).map(({ url, type }) =>
      rule(url, `Content-Type: ${type}; charset=utf-8`, noindex),
    ),
    rule(
      '/*.md',
      'Content-Type: text/markdown; charset=utf-8',
      `Link: <${site.origin}/:splat>; rel="canonical"`,
    ),
    rule('/index.md', '! Link', `Link: <${site.origin}/>; rel="canonical"`),
  ]
    .flat()
    .join('\n')}\n`
