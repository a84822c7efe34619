/** What a page is called in a few words, and what stands above it. */
import type { Page, PageData } from '../page'
import { menu, services } from '../site'

interface NamedPath {
  text: string
  to: string
}

const menuNames = new Map<string, string>(
  [...menu, ...Object.values<NamedPath>(services)].map(({ text, to }) => [to, text]),
)

interface NamedPage {
  path: string
  sections: Page['sections'] | PageData['sections']
}

/** @throws Error where the page has neither a hero nor an article */
export function headingOf({ sections, path }: NamedPage): string {
  for (const section of sections) {
    if (section.kind === 'hero') {
      const { title } = section
      return typeof title === 'string' ? title : `${title.normal} ${title.highlighted}`
    }
    if (section.kind === 'article' && 'article' in section) return section.article.title
  }
  throw new Error(`${path}: the page has no heading; a hero or an article is required`)
}

/** The page's name in a menu, or else its heading. */
export const nameOf = (page: NamedPage): string => menuNames.get(page.path) ?? headingOf(page)

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
