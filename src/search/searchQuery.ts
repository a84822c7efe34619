/** What the visitor searches for, and where it is kept for Back, reload and sharing. */
export interface SearchQuery {
  term: string
  /** Absent: all. */
  category?: string
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

/** The term and the category are in the URL (`?q=…&category=…`); a category that cannot be chosen is ignored. */
export function readQuery(categories: readonly string[]): SearchQuery {
  const params = new URLSearchParams(location.search)
  const category = categories.find((name) => name === params.get('category'))
  return { term: params.get('q') ?? '', category, count: savedCount() }
}

/** Not by the router, for which each letter typed would be a navigation. */
export function saveQuery({ term, category, count }: SearchQuery) {
  const url = new URL(location.href)
  const set = (name: string, value: string | undefined) =>
    value ? url.searchParams.set(name, value) : url.searchParams.delete(name)
  set('q', term)
  set('category', category)
  if (url.href === location.href && savedCount() === count) return
  try {
    history.replaceState({ ...history.state, [countKey]: count }, '', url)
  } catch {
    // Safari allows 100 changes in 10 seconds; the next one keeps this query's successor.
  }
}
