/** The response headers of the static files, as rules that each host's writer puts into its own form. */
import { cmsPolicy } from '../../cms/backend'
import { securityHeaders } from '../../function/securityHeaders'
import { cms, site } from '../../site'
import { feeds } from '../../urls'
import { contentSecurityPolicy } from '../contentSecurityPolicy'
import { manifestFile } from '../manifest'

export interface HeaderRule {
  /** A path; one `*` in it stands for any characters, which `:splat` in a value repeats. */
  path: string
  /** Each replaces what earlier rules have set for the same path; null removes it. */
  headers: Readonly<Record<string, string | null>>
}

/** Files for programs, which search engines should not list with the pages. */
const unlisted = [
  ...['/data/*', '/search/*', '/articles.json', '/embed/*', '/404', '/llms.txt', '/llms-full.txt'],
  ...['/licenses.txt', `/${manifestFile}`],
]

/** What feed readers and previews of shared links show on pages of other sites, wherever in `public/` it lies. */
const pictures = ['avif', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'webp'].map((type) => `/*.${type}`)

const noindex = { 'X-Robots-Tag': 'noindex' }

/** The editor has a policy of its own, and the window in which its users sign in reports back to it. */
const editorRule = (settings: typeof cms): HeaderRule => ({
  path: '/admin/*',
  headers: {
    'Content-Security-Policy': cmsPolicy(settings),
    'Cross-Origin-Embedder-Policy': null,
    'Cross-Origin-Opener-Policy': null,
    ...noindex,
  },
})

/** Rules by which a browser fetches likely next pages ahead. */
const speculationRules = '/speculation.json'

/**
 * A Markdown version names its page as the canonical address, which `noindex` would contradict.
 * @param styles the style sheets that stand in pages
 * @param assets the paths of the files whose names change with their content
 * @param editor its settings
 */
export const headerRules = (
  styles: readonly string[],
  assets: readonly string[],
  editor = cms,
): HeaderRule[] => [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(styles),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      ...securityHeaders(),
      'Speculation-Rules': `"${speculationRules}"`,
    },
  },
  {
    path: speculationRules,
    headers: {
      'Content-Type': 'application/speculationrules+json',
      // Each document names it again; an hour old it is no worse.
      'Cache-Control': 'public, max-age=3600',
      ...noindex,
    },
  },
  ...pictures.map((path) => ({
    path,
    headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  })),
  // One by one: a pattern would fit what is missing too, and browsers would keep that 404 for a year.
  ...assets.map((path) => ({
    path,
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  })),
  ...unlisted.map((path) => ({ path, headers: noindex })),
  ...Object.values(feeds).map(({ url, type }) => ({
    path: url,
    headers: { 'Content-Type': `${type}; charset=utf-8`, ...noindex },
  })),
  {
    path: '/*.md',
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      Link: `<${site.origin}/:splat>; rel="canonical"`,
    },
  },
  { path: '/index.md', headers: { Link: `<${site.origin}/>; rel="canonical"` } },
  ...(editor.repository ? [editorRule(editor)] : []),
]
