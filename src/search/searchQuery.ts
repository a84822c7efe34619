/** What the visitor searches for, and where it is kept for Back, reload and sharing. */
import { type Choices, type Chosen, facets } from './facets'

export interface SearchQuery extends Chosen {
  term: string
  /** The number of cards to show. */
  count: number
}

/** Cards shown at first, and added by each click on "Load More Articles". */
export const pageSize = 6

/** In the state of the history's entry, with that of the router: a link that is shared need not have it. */
const countKey = 'articleCount'

function savedCount() {
  const count: unknown = history.state?.[countKey]
  return typeof count === 'number' && Number.isInteger(count) ? Math.max(pageSize, count) : pageSize
}

/** The term and what is chosen are in the URL (`?q=…&category=…&author=…&path=…`); what cannot be chosen is ignored. */
export function readQuery(choices: Choices): SearchQuery {
  const params = new URLSearchParams(location.search)
  const chosen = facets.map((facet) => {
    const choice = choices[facet].find(({ value }) => value === params.get(facet))
    return [facet, choice?.value] as const
  })
  return { ...Object.fromEntries(chosen), term: params.get('q') ?? '', count: savedCount() }
}

/** Not by the router, for which each letter typed would be a navigation. */
export function saveQuery({ term, count, ...chosen }: SearchQuery) {
  const url = new URL(location.href)
  const params = [['q', term], ...facets.map((facet) => [facet, chosen[facet]])] as const
  for (const [name = '', value] of params)
    if (value) url.searchParams.set(name, value)
    else url.searchParams.delete(name)
  if (url.href === location.href && savedCount() === count) return
  try {
    history.replaceState({ ...history.state, [countKey]: count }, '', url)
  } catch {
    // Safari allows 100 changes in 10 seconds; the next one keeps this query's successor.
  }
}
