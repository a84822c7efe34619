/** The terms of the glossary for the search, which shows the definition of one that is searched for. */
import { readGlossary, spellingsOf } from '../../content/glossary'
import type { SearchTerm } from '../../search/searchTerm'

export async function searchTerms(): Promise<SearchTerm[]> {
  const { terms } = await readGlossary()
  return terms.map(({ id, term, also, definition }) => {
    const spellings = spellingsOf({ term, also }).map((spelling) => spelling.toLowerCase())
    return { id, term, definition, spellings }
  })
}
