/** `_headers`, which the host reads: the response headers of the static files. */
import { createHash } from 'node:crypto'
import { analytics, site } from '../site'
import { noscriptCss } from '../ui/noscriptCss'
import { feeds } from '../urls'

/** What `site.ts` names of other sites; an empty address, or a path of this site, stands for none. */
export interface Providers {
  frames: readonly string[]
  /** The address of Turnstile's script and frame. */
  turnstile: string
  analytics: { script: string; endpoint: string }
}

const configured: Providers = {
  frames: [site.newsletter.frame, site.video.frame],
  turnstile: site.turnstile.siteKey && site.turnstile.origin,
  analytics,
}

const isOutside = (address: string) => address !== '' && !address.startsWith('/')
const originOf = (address: string) => new URL(address).origin
/** An address without its query, which the policy does not know, and without the policy's own separators. */
const exact = (address: string) =>
  originOf(address) + new URL(address).pathname.replace(/[;,]/g, encodeURIComponent)

/**
 * A frame may go on to other pages of its site; of analytics, only its two addresses are allowed.
 * @param css the style sheet that stands in every page; only it and the one for pages without script may be inline
 * @throws where the policy would silently keep analytics from posting anywhere
 */
export function contentSecurityPolicy(css: string, providers = configured) {
  const { script, endpoint } = providers.analytics
  if (script && !endpoint) throw new Error('src/site.ts: analytics has a script, but no endpoint')
  const challenges = [providers.turnstile].filter(isOutside)
  const frames = providers.frames.filter(isOutside).map(originOf)
  const outside = (...addresses: string[]) => addresses.filter(isOutside).map(exact)
  const hashes = [css, noscriptCss].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    ["script-src 'self'", ...challenges, ...outside(script)].join(' '),
    ["style-src 'self'", ...hashes].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...(script ? outside(endpoint) : [])].join(' '),
    [...new Set(["frame-src 'self'", ...frames, ...challenges])].join(' '),
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

/** Rules by which a browser fetches likely next pages ahead. */
const speculationRules = '/speculation.json'

/** The lines of a rule: a path pattern, then the headers of what matches it. */
const rule = (path: string, ...lines: string[]) => [path, ...lines.map((line) => `  ${line}`)]

/** The most that the host reads. */
const maxRules = 100

/** @throws where the host would ignore the last rules */
function checked(rules: string[][]) {
  if (rules.length > maxRules)
    throw new Error(
      `_headers has ${rules.length} rules, one for each file in assets/ among them; the host takes ${maxRules}. Let the bundler make fewer files, such as by fewer import()s.`,
    )
  return rules
}

/**
 * A Markdown version names its page as the canonical address, which `noindex` would contradict.
 * @param css the style sheet that stands in every page
 * @param assets the paths of the files whose names change with their content
 * @throws where there are more rules than the host takes
 */
export const headers = (css: string, assets: readonly string[]) =>
  `${checked([
    rule(
      '/*',
      `Content-Security-Policy: ${contentSecurityPolicy(css)}`,
      'Strict-Transport-Security: max-age=31536000',
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: strict-origin-when-cross-origin',
      'Permissions-Policy: camera=(), geolocation=(), microphone=()',
      'Cross-Origin-Opener-Policy: same-origin',
      `Speculation-Rules: "${speculationRules}"`,
    ),
    rule(
      speculationRules,
      'Content-Type: application/speculationrules+json',
      // Each document names it again; an hour old it is no worse.
      'Cache-Control: public, max-age=3600',
      noindex,
    ),
    // One by one: a pattern would fit what is missing too, and browsers would keep that 404 for a year.
    ...assets.map((path) => rule(path, 'Cache-Control: public, max-age=31536000, immutable')),
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
  ])
    .flat()
    .join('\n')}\n`
