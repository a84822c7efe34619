/** What the visitor searches for, and its form in the page's URL (`?q=…&category=…`). */
import { type Category, categories } from '../articles/schema'

export interface SearchQuery {
  term: string
  category?: Category
  /** The number of cards to show. */
  count: number
}

/** Cards shown at first, and added by each click on "Load More Articles". */
export const pageSize = 6

export function readUrl(): SearchQuery {
  const params = new URLSearchParams(location.search)
  const category = categories.find((name) => name === params.get('category'))
  return { term: params.get('q') ?? '', category, count: pageSize }
}

/** For Back, reload and sharing. Not by the router, for which each letter typed would be a navigation. */
export function updateUrl({ term, category }: SearchQuery) {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries({ q: term, category }))
    if (value) url.searchParams.set(name, value)
    else url.searchParams.delete(name)
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}
