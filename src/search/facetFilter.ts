/** Which articles are in a group that cards do not name, such as those of an author: the head of the index does. */
import type { IndexedFacet } from './facets'
import { indexHead, type ReadFile } from './indexHead'

/** @param differences the number of each article, less that of the one before */
function numbersFrom(differences: readonly number[]) {
  let article = 0
  return new Set(differences.map((difference) => (article += difference)))
}

/**
 * @param listChecksum of the list whose numbers the caller uses
 * @returns what makes a test of an article's number; any article passes where no group is given
 * @throws where the head cannot be read, as a list that is not narrowed would be taken for the group's
 */
export function facetFilter(listChecksum: string, readFile: ReadFile) {
  const loadHead = indexHead(listChecksum, readFile)
  return async (
    facet: IndexedFacet,
    group: string | undefined,
  ): Promise<(article: number) => boolean> => {
    if (!group) return () => true
    const { groups } = await loadHead()
    const articles = numbersFrom(groups[facet][group] ?? [])
    return (article) => articles.has(article)
  }
}
