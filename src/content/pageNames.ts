/** What a page is called in a few words, what stands above it, and which headings its contents list has. */
import type { Page, PageData } from '../page'
import type { AuthoredSection, Section } from '../sections'
import { menu, readingPaths, services } from '../site'

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

/** The fewest headings of a long page. */
const longPage = 6

function headingsIn(section: Section | AuthoredSection): string[] {
  // The end of every page, which needs no entry.
  if (section.kind === 'callToAction') return []
  if ('heading' in section && section.heading) return [section.heading]
  const isTitled = section.kind === 'mediaText' || section.kind === 'cards'
  return isTitled ? section.items.map(({ title }) => title) : []
}

/** @returns the sections with a contents list below the hero of a guide or a long page */
export function withContents(sections: Section[], template: Page['template']): Section[] {
  const [first, ...rest] = sections
  const headings = rest.flatMap(headingsIn)
  const isLong = template === 'guide' || headings.length >= longPage
  // The home page leads elsewhere, and is not read through.
  if (first?.kind !== 'hero' || first.woven || !isLong) return sections
  return [first, { kind: 'contents', headings }, ...rest]
}
