/** Other spellings of the pages' addresses, as `_redirects` says them to the host: each leads to the one path. */
import type { PageData } from '../page'

/** `/services/` and `/services.html` for `/services`; and what a page names of its own. */
const spellings = ({ path, also = [] }: PageData) => [
  ...new Set([`${path}/`, `${path}.html`, ...also]),
]

/** @returns the lines of `_redirects`; all articles share two of them, as a host takes only so many */
export function redirects(pages: Iterable<PageData>): string {
  const lines = [...pages]
    .filter(({ path }) => path !== '/' && path !== '/404' && !path.startsWith('/articles/'))
    .flatMap((page) => spellings(page).map((from) => `${from} ${page.path} 301`))
  const articles = ['/', '.html'].map((end) => `/articles/:slug${end} /articles/:slug 301`)
  return `${['/index.html / 301', ...lines, ...articles].join('\n')}\n`
}

/** Files for hosts that know no `_redirects`: the same page under its older address, canonical as ever. */
export const copies = ({ also = [] }: PageData) =>
  also
    .filter((path) => !path.endsWith('.html'))
    .map((path) => (path.endsWith('/') ? `${path}index.html` : path))
