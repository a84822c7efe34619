/**
 * The files of `dist/` that Cloudflare reads: `_headers` and `_redirects`, made of rules, the function, and which requests
 * reach it.
 */
import { build } from 'vite'
import { cmsPolicy } from '../../cms/config'
import { withoutEnding } from '../../content/aliases'
import { securityHeaders } from '../../function/securityHeaders'
import { cms, site } from '../../site'
import { articlePath, feed, notFoundPath } from '../../urls'
import { contentSecurityPolicy } from '../contentSecurityPolicy'
import type { SiteFile } from '../writeDist'

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

/** @param styles those in pages. @param assets the paths of the files whose names change with their content */
export function headerRules(styles: readonly string[], assets: readonly string[]): HeaderRule[] {
  const rules: HeaderRule[] = []
  const add = (paths: readonly string[], headers: HeaderRule['headers']) =>
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
  add(cms.repository ? ['/admin/*'] : [], {
    'Content-Security-Policy': cmsPolicy(cms),
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
export function redirectRules(
  pages: readonly { path: string; aliases: readonly string[] }[],
): Redirect[] {
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

/** @throws Error where Cloudflare would leave out the rest without a word */
function checkLimit(of: string, count: number, limit: number, remedy: string) {
  if (count > limit) throw new Error(`${count} ${of}; Cloudflare reads ${limit}: ${remedy}`)
}

/** A later rule removes the earlier value first, as joined ones count as neither. @throws Error where a rule would be ignored */
export function headersFile(rules: readonly HeaderRule[]): string {
  checkLimit('rules in _headers', rules.length, 100, 'make fewer assets by fewer import()s')
  const lines = rules.flatMap(({ path, headers }, index) => {
    const isEarlier = (name: string) => rules.slice(0, index).some((rule) => rule.headers[name])
    const entries = Object.entries(headers)
    const removed = entries.filter(([name, value]) => value === null || isEarlier(name))
    const set = entries.filter(([, value]) => value !== null)
    return [
      path,
      ...removed.map(([name]) => `  ! ${name}`),
      ...set.map((header) => `  ${header.join(': ')}`),
    ]
  })
  return `${lines.join('\n')}\n`
}

export function redirectsFile(redirects: readonly Redirect[]): string {
  const fixed = redirects.filter(([from]) => !from.includes(':slug'))
  checkLimit('redirects', fixed.length, 2000, 'remove `aliases` that nobody follows any more')
  return redirects.map(([from, to]) => `${from} ${to} 301\n`).join('')
}

/** @returns `_worker.js`, the function in one file; minified, so that no comment names a path of this machine */
async function bundleFunction(): Promise<string> {
  const result = await build({
    configFile: false,
    envDir: false,
    logLevel: 'error',
    // The origin of the site, as in the pages.
    envPrefix: 'SITE_URL',
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: 'src/function/pages.ts',
      write: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  if (Array.isArray(result) || !('output' in result) || result.output.length > 1)
    throw new Error('The function is one bundle of one file')
  return result.output[0].code
}

/** Files of `dist/` for Pages only. */
const notAssets = ['_worker.js', '_routes.json']

/** @param headers the text of `_headers`. @param redirects that of `_redirects` */
export function cloudflareFiles(headers: string, redirects: string): SiteFile[] {
  // On Pages the function answers with 404 what Pages would serve although it is for no visitor.
  const include = ['/api/*', ...notAssets.map((file) => `/${file}`), '/.assetsignore']
  return [
    ['/_headers', () => headers],
    ['/_redirects', () => redirects],
    ['/_worker.js', bundleFunction],
    ['/_routes.json', () => `${JSON.stringify({ version: 1, include, exclude: [] })}\n`],
    // A Worker must not serve them.
    ['/.assetsignore', () => `${notAssets.join('\n')}\n`],
  ]
}
