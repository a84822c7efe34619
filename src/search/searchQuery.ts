/** What the visitor wants to see of the list, and its form in the page's address (`?q=…&category=…`). */
import { type Category, categories } from '../articles/schema'

export interface Wish {
  term: string
  category?: Category
  /** How many cards. */
  count: number
}

/** Cards at first, and cards more a click (SPEC.md, section 9). */
export const step = 6

export function fromAddress(): Wish {
  const params = new URLSearchParams(location.search)
  const name = params.get('category')
  const category = categories.find((each) => each === name)
  return { term: params.get('q') ?? '', category, count: step }
}

/** So that Back, reload and sharing work. Not by the router: a new address for each letter is no navigation. */
export function toAddress({ term, category }: Wish) {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries({ q: term, category }))
    if (value) url.searchParams.set(name, value)
    else url.searchParams.delete(name)
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}
