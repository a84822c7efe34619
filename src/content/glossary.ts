/** The terms that the site explains: `articles/glossary.yaml`, checked. No two of them have a spelling in common. */
import { type Term, termSchema } from '../articles/entrySchemas'
import type { ArticleCard } from '../articles/schema'
import type { ContentProblem } from './contentError'
import { type BrokenIds, entriesReader } from './frontMatter/readEntries'
import { requiredInstead } from './nearest'

const readEntries = entriesReader(termSchema, 'a term')

export interface GlossaryTerm extends Term {
  id: string
}

export interface Glossary {
  /** When the file was changed last. */
  changed: number
  /** In the order of the alphabet. */
  terms: readonly GlossaryTerm[]
  /** The ids of entries with mistakes. */
  broken: BrokenIds
  problems: ContentProblem[]
}

/** As texts write it: the term, and what else it is called. */
export const spellingsOf = ({ term, also = [] }: Pick<Term, 'term' | 'also'>) => [term, ...also]

const required = 'the slug of one that is published is required'

/**
 * @param articles the slugs of those that are published; by default what terms name is not checked
 * @param whyMissing why another slug may not be named, where more is known than that
 * @returns what the file holds, and a problem for each entry that breaks a rule
 */
export async function readGlossary(
  file = 'articles/glossary.yaml',
  articles?: ReadonlySet<string>,
  whyMissing: (slug: string) => string | undefined = () => undefined,
): Promise<Glossary> {
  const { changed, entries, broken, lineOf, problems } = await readEntries(file)
  const terms = [...entries]
    .map(([id, term]) => ({ id, ...term }))
    .sort((a, b) => a.term.localeCompare(b.term, 'en'))
  const wrong: ContentProblem[] = []
  const claimed = new Map<string, string>()
  for (const [id, term] of entries) {
    const report = (field: string, message: string) =>
      wrong.push({ file, line: lineOf(id, field), field: `${id}.${field}`, message })
    for (const [n, spelling] of spellingsOf(term).entries()) {
      const key = spelling.toLowerCase()
      const other = claimed.get(key)
      if (other) report(n === 0 ? 'term' : 'also', `has "${spelling}", which ${other} has already`)
      claimed.set(key, id)
    }
    if (!articles || !term.article || articles.has(term.article)) continue
    const why = whyMissing(term.article)
    const instead =
      why === undefined ? requiredInstead(term.article, articles, required) : `; ${required}`
    if (why !== '')
      report('article', `is ${term.article}, which ${why ?? 'is no article'}${instead}`)
  }
  return { changed, terms, broken, problems: [...problems, ...wrong] }
}

/** The terms as their page shows them, with the titles of their articles. */
export function shownTerms(
  terms: readonly GlossaryTerm[],
  articles: readonly Pick<ArticleCard, 'slug' | 'title'>[],
) {
  const titles = new Map(articles.map(({ slug, title }) => [slug, title]))
  return terms.map(({ id, term, definition, article: slug = '' }) => {
    const title = titles.get(slug)
    return { id, term, definition, ...(title && { article: { slug, title } }) }
  })
}
