/** What a page is called in a few words, and where it stands: below which pages, and in which list. */
import type { Page, PageData } from '../page'
import { menu, readingPaths, services } from '../site'
import type { PageFile } from './pageFiles'

const menuNames = new Map<string, string>(
  [...menu, ...Object.values(services), readingPaths].map(({ text, to }) => [to, text]),
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
export const nameOf = (page: NamedPage) => menuNames.get(page.path) ?? headingOf(page)

/** @returns what gives the pages above the page at a path, Home first; none are above Home */
export function breadcrumbsAmong(files: readonly PageFile[]) {
  const pages = new Map(files.map(({ path, page }) => [path, { ...page, path }]))
  return function breadcrumbsOf(path: string): PageData['breadcrumbs'] {
    if (path === '/') return []
    const above = pages.get(path)?.parent ?? `/${path.split('/').slice(1, -1).join('/')}`
    const parent = pages.get(above)
    const before = breadcrumbsOf(above)
    // A folder that is no page of its own, such as the archive's, is left out.
    return parent ? [...before, { text: nameOf(parent), to: `/${above.slice(1)}` }] : before
  }
}

/** The pages that the footer lists as guides, by name. */
export const footerLinksAmong = (files: readonly PageFile[]): PageData['footerLinks'] =>
  files
    .flatMap(({ path, page: { footerLink } }) =>
      footerLink ? [{ text: footerLink, to: `/${path.slice(1)}` as const }] : [],
    )
    .sort((a, b) => a.text.localeCompare(b.text))
