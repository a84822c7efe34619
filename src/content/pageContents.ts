/** Guides and long pages get a contents list below their hero: the headings of their sections. */
import type { AuthoredSection, Section } from '../sections'
import type { Template } from '../sections/template'

/** The fewest headings of a long page. */
const longPage = 6

export function headingsOf(section: Section | AuthoredSection): string[] {
  // The end of every page, which needs no entry.
  if (section.kind === 'callToAction') return []
  if (section.kind === 'features') return section.items.map(({ title }) => title)
  return 'heading' in section && section.heading ? [section.heading] : []
}

export function withContents(sections: Section[], template?: Template): Section[] {
  const [first, ...rest] = sections
  const headings = rest.flatMap(headingsOf)
  const beside = template === 'guide'
  // The home page leads elsewhere, and is not read through.
  if (first?.kind !== 'hero' || first.woven || (!beside && headings.length < longPage))
    return sections
  return [first, { kind: 'contents', headings, beside }, ...rest]
}
