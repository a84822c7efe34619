/** What a page is called in a few words, and which pages lie above it, as visitors see it. */
import type { PageData } from '../page'
import { menu, readingPaths, services } from '../site'

const menuNames = new Map<string, string>(
  [...menu, ...Object.values(services), readingPaths].map(({ text, to }) => [to, text]),
)

/** @throws Error where the page has neither a hero nor an article */
export function headingOf({ sections, path }: PageData): string {
  for (const section of sections) {
    if (section.kind === 'hero') {
      const { title } = section
      return typeof title === 'string' ? title : `${title.normal} ${title.highlighted}`
    }
    if (section.kind === 'article') return section.article.title
  }
  throw new Error(`${path}: the page has no heading; a hero or an article is required`)
}

/** The page's name in a menu, or else its heading. */
export const nameOf = (page: PageData) => menuNames.get(page.path) ?? headingOf(page)

/** The pages above this one, Home first, and itself; none are above Home. */
export function breadcrumbsOf(page: PageData) {
  const parts = page.path.split('/').filter(Boolean)
  const parents = ['', ...parts.slice(0, -1)].map((_, n) => `/${parts.slice(0, n).join('/')}`)
  return [
    // A folder that is no page of its own, such as the archive's, is left out.
    ...parents.flatMap((path) => {
      const name = menuNames.get(path)
      return name ? [{ path, name }] : []
    }),
    ...(page.path === '/' ? [] : [{ path: page.path, name: nameOf(page) }]),
  ]
}
