/** `_redirects`, which the host reads: every other spelling and older address of a page redirects to its path. */
import { withoutEnding } from '../content/links/aliases'
import type { SitePage } from '../content/loadSite'
import type { LostAddress } from './lostAddresses'
import { lostLine } from './previousBuild'

type Address = Pick<SitePage, 'path' | 'aliases'>

/** How visitors and old links may also write an address: as a folder, a file, or a file in a folder. */
const endings = ['/', '.html', '/index.html', '/index']

/** An older address as it was written, and as hosts serve a page without or with an ending. */
function spellingsOf(alias: string) {
  const address = withoutEnding(alias)
  // `/plan.htm` is a file, of which there is no folder.
  return /\.\w+$/.test(address) ? [alias] : [address, `${address}/`, `${address}.html`, alias]
}

/** What Cloudflare reads of the file; it leaves out the rest without a word. */
const limits = { static: 2_000, dynamic: 100, lineLength: 1_000 }

function checkLimits(kind: 'static' | 'dynamic', lines: readonly string[]) {
  const count = (number: number) => number.toLocaleString('en')
  if (lines.length > limits[kind])
    throw new Error(
      `_redirects has ${count(lines.length)} ${kind} redirects, of which Cloudflare reads ${count(limits[kind])}; remove \`aliases\` that nobody follows any more`,
    )
  const long = lines.find(({ length }) => length > limits.lineLength)
  if (long)
    throw new Error(
      `_redirects has a line of ${count(long.length)} characters, of which Cloudflare reads ${count(limits.lineLength)}; shorten the alias ${long.slice(0, 80)}…`,
    )
}

/**
 * @param lost addresses that lead nowhere, to be known to the next build
 * @returns the lines of `_redirects`; all articles share a few of them, as a host takes only so many
 * @throws Error where it takes less than they are
 */
export function redirects(pages: Iterable<Address>, lost: readonly LostAddress[] = []): string {
  const all = [...pages]
  const spelled = all.filter(
    ({ path }) => path !== '/' && path !== '/404' && !/^\/articles\/[^/]+$/.test(path),
  )
  const fixed = [
    ...['/index.html', '/index', '/index/'].map((from) => `${from} / 301`),
    ...spelled.flatMap(({ path }) => endings.map((end) => `${path + end} ${path} 301`)),
    ...all.flatMap(({ path, aliases = [] }) =>
      aliases.flatMap(spellingsOf).map((from) => `${from} ${path} 301`),
    ),
  ]
  // A host takes the first rule that fits: those of one address come before those of many.
  const ofArticles = endings.map((end) => `/articles/:slug${end} /articles/:slug 301`)
  const distinct = [...new Set(fixed)]
  checkLimits('static', distinct)
  checkLimits('dynamic', ofArticles)
  const gone = lost.map(({ address, successor }) => lostLine(address, successor?.path))
  return `${[...distinct, ...ofArticles, ...gone].join('\n')}\n`
}
