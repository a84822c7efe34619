/** Response headers and redirects of the static files, as rules from which `cloudflare.ts` writes its files. */
import { cmsPolicy } from '../../cms/config'
import { withoutEnding } from '../../content/aliases'
import { securityHeaders } from '../../function/securityHeaders'
import { cms, site } from '../../site'
import { articlePath, feed, notFoundPath } from '../../urls'
import { contentSecurityPolicy } from '../contentSecurityPolicy'

export interface HeaderRule {
  /** A path; one `*` in it stands for any characters, which `:splat` in a value repeats. */
  path: string
  /** Each replaces what earlier rules have set for the same path; null removes it. */
  headers: Readonly<Record<string, string | null>>
}

/** Files for programs, which search engines should not list with the pages. */
const unlisted = [
  '/data/*',
  '/search/*',
  '/articles.json',
  '/embed/*',
  notFoundPath,
  '/llms.txt',
  '/llms-full.txt',
  '/licenses.txt',
  '/licenses/*',
  '/build.json',
]

const noindex = { 'X-Robots-Tag': 'noindex' }

const speculationRules = '/speculation.json'

type Texts = readonly string[]

/** @param styles those in pages. @param assets the paths of the files whose names change with their content */
export function headerRules(styles: Texts, assets: Texts, editor = cms): HeaderRule[] {
  const rules: HeaderRule[] = []
  const add = (paths: Texts, headers: HeaderRule['headers']) =>
    rules.push(...paths.map((path) => ({ path, headers })))
  add(['/*'], {
    'Content-Security-Policy': contentSecurityPolicy(styles),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...securityHeaders(),
    'Speculation-Rules': `"${speculationRules}"`,
  })
  add([speculationRules], {
    'Content-Type': 'application/speculationrules+json',
    // Each document names it again; an hour old it is no worse.
    'Cache-Control': 'public, max-age=3600',
    ...noindex,
  })
  // Feed readers and previews of shared links show them on pages of other sites.
  const pictures = ['avif', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'webp'].map((type) => `/*.${type}`)
  add(pictures, { 'Cross-Origin-Resource-Policy': 'cross-origin' })
  // One by one: a pattern would fit what is missing too, and browsers would keep that 404 for a year.
  add(assets, { 'Cache-Control': 'public, max-age=31536000, immutable' })
  add(unlisted, noindex)
  add([feed.url], { 'Content-Type': `${feed.type}; charset=utf-8`, ...noindex })
  // A Markdown version names its page as the canonical address, which `noindex` would contradict.
  add(['/*.md'], {
    'Content-Type': 'text/markdown; charset=utf-8',
    Link: `<${site.origin}/:splat>; rel="canonical"`,
  })
  add(['/index.md'], { Link: `<${site.origin}/>; rel="canonical"` })
  // The window in which the editor's users sign in reports back to it.
  add(editor.repository ? ['/admin/*'] : [], {
    'Content-Security-Policy': cmsPolicy(editor),
    'Cross-Origin-Embedder-Policy': null,
    'Cross-Origin-Opener-Policy': null,
    ...noindex,
  })
  return rules
}

/** From an address to the path of a page or the feed, for good; `:slug` in both stands for one part of the address. */
export type Redirect = readonly [from: string, to: string]

/** Other endings of addresses, as visitors and old links write them: a folder, a file, or a file in a folder. */
const endings = ['/', '.html', '/index.html', '/index']

/** Where the feeds of other sites are, which readers try. */
const usualFeeds = ['/feed', '/feed/', '/rss', '/rss.xml', '/atom.xml', '/index.xml']

/** An older address as it was written, and as hosts serve a page without or with an ending. */
function spellingsOf(alias: string) {
  const address = withoutEnding(alias)
  // Whoever writes the ending knows the address: a blog's thousand need all lines that a host reads.
  if (/[^/]\/$|(?<!\/index)\.html$/.test(alias)) return [address, alias]
  // `/plan.htm` is a file, and has no folder.
  return /\.\w+$/.test(address) ? [alias] : [address, `${address}/`, `${address}.html`, alias]
}

/** @returns redirects from every other spelling and older address of a page; last a few patterns for all articles */
export function redirectRules(pages: readonly { path: string; aliases: Texts }[]): Redirect[] {
  const rules: Redirect[] = ['/index.html', '/index', '/index/'].map((from) => [from, '/'])
  const paths = pages.map(({ path }) => path)
  for (const path of paths)
    if (path !== '/' && path !== notFoundPath && !path.startsWith(articlePath('')))
      for (const end of endings) rules.push([path + end, path])
  for (const page of pages)
    for (const alias of page.aliases)
      for (const from of new Set(spellingsOf(alias))) rules.push([from, page.path])
  const taken = new Set([...paths, ...rules.map(([from]) => from)])
  for (const from of usualFeeds) if (!taken.has(from)) rules.push([from, feed.url])
  for (const end of endings) rules.push([articlePath(`:slug${end}`), articlePath(':slug')])
  return rules
}
