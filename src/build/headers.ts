/** `_headers`, which the host reads: the response headers of the static files. */
import { cmsPolicy } from '../cms/backend'
import { securityHeaders } from '../function/securityHeaders'
import { cms, site } from '../site'
import { feeds } from '../urls'
import { contentSecurityPolicy } from './contentSecurityPolicy'
import { manifestFile } from './manifest'

/** Files for programs, which search engines should not list beside the pages. */
const unlisted = [
  ...['/data/*', '/search/*', '/articles.json', '/embed/*', '/404', '/llms.txt', '/llms-full.txt'],
  ...['/licenses.txt', `/${manifestFile}`],
]

/** What feed readers and previews of shared links show on pages of other sites, wherever in `public/` it lies. */
const pictures = ['avif', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'webp'].map((type) => `/*.${type}`)
const shown = 'Cross-Origin-Resource-Policy: cross-origin'

const noindex = 'X-Robots-Tag: noindex'

/** The editor has a policy of its own, and the window in which its users sign in reports back to it. */
const editorRule = (settings: typeof cms) =>
  rule(
    '/admin/*',
    ...[
      'Content-Security-Policy',
      'Cross-Origin-Embedder-Policy',
      'Cross-Origin-Opener-Policy',
    ].map((name) => `! ${name}`),
    `Content-Security-Policy: ${cmsPolicy(settings)}`,
    noindex,
  )

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
 * @param styles the style sheets that stand in pages
 * @param assets the paths of the files whose names change with their content
 * @param editor its settings
 * @throws where there are more rules than the host takes
 */
export const headers = (styles: readonly string[], assets: readonly string[], editor = cms) =>
  `${checked([
    rule(
      '/*',
      `Content-Security-Policy: ${contentSecurityPolicy(styles)}`,
      'Referrer-Policy: strict-origin-when-cross-origin',
      ...Object.entries(securityHeaders()).map((header) => header.join(': ')),
      `Speculation-Rules: "${speculationRules}"`,
    ),
    rule(
      speculationRules,
      'Content-Type: application/speculationrules+json',
      // Each document names it again; an hour old it is no worse.
      'Cache-Control: public, max-age=3600',
      noindex,
    ),
    ...pictures.map((path) => rule(path, '! Cross-Origin-Resource-Policy', shown)),
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
    ...(editor.repository ? [editorRule(editor)] : []),
  ])
    .flat()
    .join('\n')}\n`
