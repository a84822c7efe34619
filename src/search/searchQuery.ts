/** What the visitor searches for, and where it is kept for Back, reload and sharing. */
import { type Category, categories } from '../articles/card'

export interface SearchQuery {
  term: string
  category?: Category
  author?: string
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

/**
 * The term, the category and the author are in the URL (`?q=…&category=…&author=…`).
 * @param authors who can be chosen
 */
export function readQuery(authors: readonly string[]): SearchQuery {
  const params = new URLSearchParams(location.search)
  const category = categories.find((name) => name === params.get('category'))
  const author = authors.find((name) => name === params.get('author'))
  return { term: params.get('q') ?? '', category, author, count: savedCount() }
}

/** Not by the router, for which each letter typed would be a navigation. */
export function saveQuery({ term, category, author, count }: SearchQuery) {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries({ q: term, category, author }))
    if (value) url.searchParams.set(name, value)
    else url.searchParams.delete(name)
  if (url.href === location.href && savedCount() === count) return
  try {
    history.replaceState({ ...history.state, [countKey]: count }, '', url)
  } catch {
    // Safari allows 100 changes in 10 seconds; the next one keeps this query's successor.
  }
}
