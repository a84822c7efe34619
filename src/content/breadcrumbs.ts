/** The pages above a page, by its address or by what its file says. */
import type { Page, PageData } from '../page'
import { type NamedPage, nameOf } from './pageNames'

/** @returns what gives the pages above the page at a path, Home first; none are above Home */
export function breadcrumbsAmong(pages: readonly (NamedPage & Pick<Page, 'parent'>)[]) {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return function breadcrumbsOf(path: string): PageData['breadcrumbs'] {
    if (path === '/') return []
    const above = byPath.get(path)?.parent ?? `/${path.split('/').slice(1, -1).join('/')}`
    const parent = byPath.get(above)
    const before = breadcrumbsOf(above)
    // A folder that is no page of its own is left out.
    return parent ? [...before, { text: nameOf(parent), to: `/${above.slice(1)}` }] : before
  }
}
