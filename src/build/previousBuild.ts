/** Which addresses the last build served: read from its folder, before the next build empties it. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
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
  [...redirects.matchAll(/^(\/[^\s:*]*) /gm)].map(([, address = '']) => withoutEnding(address))

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

/** Of this checkout: several may share `node_modules`. */
const keptFolder = () => {
  const checkout = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 16)
  return join('node_modules/.cache/last-build', checkout)
}

/** A build writes `_redirects` last of what is read here. */
const isComplete = (dist: string) => existsSync(join(dist, '_redirects'))

/** Copies what is read of a build, so that one that fails, and has emptied the folder, does not take it away. */
async function keepBuild(dist: string, kept: string) {
  await rm(kept, { recursive: true, force: true })
  await mkdir(kept, { recursive: true })
  const isKept = (file: string) => !file.endsWith('.html')
  for (const name of ['sitemap.xml', 'articles', '_redirects'])
    await cp(join(dist, name), join(kept, name), { recursive: true, filter: isKept })
}

const defaultDist = () => process.env.PREVIOUS_DIST || 'dist'

/** @returns the last build that was complete, also while the next one is made; undefined where there is none */
export const readLastBuild = (dist = defaultDist(), kept = keptFolder()) =>
  readPreviousBuild(isComplete(dist) ? dist : kept)

/** Keeps what is known of the last build before the next one empties its folder. */
export const keepLastBuild = (dist = defaultDist()): Plugin => ({
  name: 'keep-last-build',
  apply: 'build',
  async buildStart() {
    if (this.environment.name === 'client' && isComplete(dist)) await keepBuild(dist, keptFolder())
  },
})
