/** The names of pages in a few words. */
import type { Page, PageData } from '../page'
import { menu, services } from '../site'

interface NamedPath {
  text: string
  to: string
}

const menuNames = new Map<string, string>(
  [...menu, ...Object.values<NamedPath>(services)].map(({ text, to }) => [to, text]),
)

export interface NamedPage {
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
