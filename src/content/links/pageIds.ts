/** The ids on a page, which links may name: those of its sections, by the same rule that sets them on the page. */
import { readFileSync } from 'node:fs'
import type { AuthoredSection } from '../../sections'
import { idOf } from '../../ui/idOf'
import type { ContentProblem } from '../contentError'
import { cachedData } from '../fileCache'
import type { GlossaryTerm } from '../glossary'
import { renderMarkdown } from '../markdown/renderMarkdown'
import type { PageFile } from '../pageFiles'

/** In development all pages are checked at each change of one. */
const known = new Map<string, Promise<string[]>>()

/** Kept between runs, too, as rendering takes longer than all other checks of pages. */
function idsOfText(body: string): Promise<string[]> {
  const made = () =>
    cachedData({
      module: 'src/content/markdown/renderMarkdown.ts',
      input: ['ids', body],
      make: async () => (await renderMarkdown(body)).ids,
    })
  const ids = known.get(body) ?? made()
  known.set(body, ids)
  return ids
}

/** Those of the glossary, for its page. */
type Terms = readonly Pick<GlossaryTerm, 'id' | 'term'>[]

async function idsOfSection(section: AuthoredSection, terms: Terms): Promise<string[]> {
  switch (section.kind) {
    // Without an id, as nothing follows that a link could lead to.
    case 'articleIndex':
    case 'callToAction':
      return []
    case 'articleList':
      return ['search']
    case 'features':
      return section.items.map(({ title }) => idOf(title))
    case 'contact':
      return ['sent', idOf(section.form.heading), idOf(section.connect.heading)]
    case 'profile':
      return ['profile']
    case 'takeaways':
      return ['takeaways']
    case 'readingPath':
      return section.groups.map(({ heading }) => idOf(heading))
    case 'glossary':
      return [
        ...new Set(
          terms.flatMap(({ id, term }) => [id, `letter-${term.slice(0, 1).toUpperCase()}`]),
        ),
      ]
    default: {
      const heading = 'heading' in section && section.heading ? [idOf(section.heading)] : []
      if (section.kind === 'cards')
        return [...heading, ...section.items.flatMap(({ id }) => id ?? [])]
      if (section.kind === 'text') return [...heading, ...(await idsOfText(section.body))]
      if (section.kind === 'worksheet') return [...heading, `worksheet:${section.worksheet.id}`]
      return heading
    }
  }
}

export async function pageIds({ page }: PageFile, terms: Terms = []) {
  return (await Promise.all(page.sections.map((section) => idsOfSection(section, terms)))).flat()
}

/** The last line of a file on which a text stands that gets this id. */
function lineOfId(file: string, id: string) {
  let last = 1
  for (const [n, line] of readFileSync(file, 'utf8').split('\n').entries())
    if (line.split(/['"`]/).some((text) => idOf(text) === id)) last = n + 1
  return last
}

/** @returns a problem for each id that a page has twice, and for a heading that gets none */
export const idProblems = ({ file }: PageFile, ids: readonly string[]): ContentProblem[] =>
  ids.flatMap((id, n) => {
    if (id && ids.indexOf(id) === n) return []
    const message = id
      ? `would have the id "${id}" twice on its page, so that links to the second lead to the first; choose other words`
      : 'has no letter from A to Z and no digit, so that no link can lead to it; add a word'
    return [{ file, line: id ? lineOfId(file, id) : 1, field: 'heading', message }]
  })
