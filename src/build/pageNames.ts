/** What a page is called in a few words, and what it lies below; as its visitors see it. */
import type { PageData } from '../page'
import { menu, services } from '../site'

const known = new Map<string, string>(
  [...menu, ...services.map(({ title, link }) => ({ text: title, to: link.to }))].map(
    ({ text, to }) => [to, text],
  ),
)

/** The page's heading. */
export function headingOf({ sections, path }: PageData): string {
  for (const section of sections) {
    if (section.kind === 'hero')
      return [section.heading, section.highlight].filter(Boolean).join(' ')
    if (section.kind === 'article') return section.article.title
  }
  throw new Error(`${path}: the page has no heading; a hero or an article is required`)
}

/** The page's name in a menu, or else its heading. */
export const labelOf = (page: PageData) => known.get(page.path) ?? headingOf(page)

/** The pages above this one, Home first, and itself; Home alone has nothing above it. */
export function trailOf(page: PageData) {
  const parts = page.path.split('/').filter(Boolean)
  const above = ['', ...parts.slice(0, -1)].map((_, n) => `/${parts.slice(0, n).join('/')}`)
  return [
    // A folder that is no page of its own, such as the archive's, is no step of the trail.
    ...above.flatMap((path) => {
      const name = known.get(path)
      return name ? [{ path, name }] : []
    }),
    ...(page.path === '/' ? [] : [{ path: page.path, name: labelOf(page) }]),
  ]
}
