/** `_redirects`, which the host reads: every other spelling of a page's address redirects to its path. */
import type { SitePage } from '../content/loadSite'

type Address = Pick<SitePage, 'path' | 'aliases'>

/** How visitors and old links may also write an address: as a folder, a file, or a file in a folder. */
const endings = ['/', '.html', '/index.html', '/index']

/** The other spellings of a page's address, its own aliases included. */
const spellings = ({ path, aliases = [] }: Address) => [
  ...new Set([...endings.map((end) => path + end), ...aliases]),
]

/** @returns the lines of `_redirects`; all articles share a few of them, as a host takes only so many */
export function redirects(pages: Iterable<Address>): string {
  const lines = [...pages]
    .filter(({ path }) => path !== '/' && path !== '/404' && !/^\/articles\/[^/]+$/.test(path))
    .flatMap((page) => spellings(page).map((from) => `${from} ${page.path} 301`))
  const home = ['/index.html', '/index', '/index/'].map((from) => `${from} / 301`)
  const articles = endings.map((end) => `/articles/:slug${end} /articles/:slug 301`)
  return `${[...home, ...lines, ...articles].join('\n')}\n`
}
