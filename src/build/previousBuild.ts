/** Which addresses the last build served: read from its folder, before the next build takes its place. */
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { withoutEnding } from '../content/links/aliases'

export interface PreviousBuild {
  /** Of its pages, their older ones included. */
  addresses: ReadonlySet<string>
  /** Those that led nowhere, with the page that may have taken their place. */
  lost: ReadonlyMap<string, string | undefined>
  /** The texts of its articles whose files are gone, by address. */
  texts: ReadonlyMap<string, string>
}

const readIfThere = (file: string) =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })

const inSitemap = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)

/** The line of `_redirects` that keeps a lost address from build to build; hosts take it for a comment. */
export const lostLine = (address: string, successor?: string) =>
  `# ${[address, ...(successor ? [successor, '301'] : [])].join(' ')}`

const lostIn = (redirects: string) =>
  [...redirects.matchAll(/^# (\/\S*)(?: (\/\S*) 301)?$/gm)].map(
    ([, address = '', successor]): [string, string | undefined] => [address, successor],
  )

const redirectedIn = (redirects: string) =>
  [...redirects.matchAll(/^(\/[^\s:*]*) \S+ 301$/gm)].map(([, address = '']) =>
    withoutEnding(address),
  )

/** @returns undefined where the folder holds no build */
export async function readPreviousBuild(
  dist: string,
  articles = 'articles',
): Promise<PreviousBuild | undefined> {
  const sitemap = await readIfThere(join(dist, 'sitemap.xml'))
  if (sitemap === undefined) return undefined
  const redirects = (await readIfThere(join(dist, '_redirects'))) ?? ''
  const names = await readdir(articles, { recursive: true }).catch(() => [])
  const sources = new Set(names.map((name) => basename(name.replaceAll('\\', '/'), '.md')))
  const texts = new Map<string, string>()
  for (const path of inSitemap(sitemap)) {
    const slug = /^\/articles\/([^/]+)$/.exec(path)?.[1]
    const text = slug && !sources.has(slug) && (await readIfThere(join(dist, `${path}.md`)))
    if (text) texts.set(path, text)
  }
  return {
    addresses: new Set([...inSitemap(sitemap), ...redirectedIn(redirects)]),
    lost: new Map(lostIn(redirects)),
    texts,
  }
}

/** @returns the last build; undefined where there is none */
export const readLastBuild = () => readPreviousBuild(process.env.PREVIOUS_DIST || 'dist')
