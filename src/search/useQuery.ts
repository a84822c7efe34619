/** What is searched for, kept in the page's address (`?q=…&category=…`), so that Back, reload and sharing work. */
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type Category, categories } from '../articles/schema'

export interface Wish {
  term: string
  category?: Category
}

function fromAddress(): Wish {
  const params = new URLSearchParams(location.search)
  const name = params.get('category')
  return { term: params.get('q') ?? '', category: categories.find((each) => each === name) }
}

function toAddress({ term, category }: Wish) {
  const url = new URL(location.href)
  if (term) url.searchParams.set('q', term)
  else url.searchParams.delete('q')
  if (category) url.searchParams.set('category', category)
  else url.searchParams.delete('category')
  // Not by the router: a new address for each letter is no navigation.
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}

/** At first empty, as the page was prerendered; then what the address says. */
export function useQuery(): [Wish, (wish: Wish) => void] {
  const [wish, setWish] = useState<Wish>({ term: '' })
  const { key } = useLocation()
  // A new visit to the list, such as by its link in the menu.
  useEffect(() => setWish(fromAddress()), [key])
  return [
    wish,
    (next) => {
      setWish(next)
      toAddress(next)
    },
  ]
}
