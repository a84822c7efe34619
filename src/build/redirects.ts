/** Other spellings of the pages' addresses, as `_redirects` says them to the host: each leads to the one path. */
import type { PageData } from '../page'

/** How the address of any page is also written: as a folder, as a file, as a file in a folder. */
const endings = ['/', '.html', '/index.html', '/index']

/** `/services/` and the like for `/services`; and what a page names of its own. */
const spellings = ({ path, also = [] }: PageData) => [
  ...new Set([...endings.map((end) => path + end), ...also]),
]

/** @returns the lines of `_redirects`; all articles share a few of them, as a host takes only so many */
export function redirects(pages: Iterable<PageData>): string {
  const lines = [...pages]
    .filter(({ path }) => path !== '/' && path !== '/404' && !path.startsWith('/articles/'))
    .flatMap((page) => spellings(page).map((from) => `${from} ${page.path} 301`))
  const home = ['/index.html', '/index', '/index/'].map((from) => `${from} / 301`)
  const articles = endings.map((end) => `/articles/:slug${end} /articles/:slug 301`)
  return `${[...home, ...lines, ...articles].join('\n')}\n`
}
