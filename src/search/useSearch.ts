/** The state of the search. What is shown changes when a result is there, so that a letter typed renders once. */
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { runSearch } from './searchClient'
import type { SearchResult } from './searchEngine'
import { pageSize, readQuery, type SearchQuery, saveQuery } from './searchQuery'

interface Shown {
  state: 'prerendered' | 'idle' | 'loading' | 'failed' | 'loaded'
  query: SearchQuery
  /** Absent where the page's own cards are the result. */
  result?: SearchResult
}

const prerendered: Shown = { state: 'prerendered', query: { term: '', count: pageSize } }

function setText(box: HTMLInputElement, text: string) {
  // To set the same text would move the cursor.
  if (box.value !== text) box.value = text
  // Safari resets the box to this when Back shows the page from its cache.
  box.defaultValue = text
}

/** @param pageCards the number of cards in the page itself: as long as they suffice, nothing is fetched */
export function useSearch(pageCards: number) {
  const { key, pathname } = useLocation()
  /** Keeps its text itself, so that a letter typed shows at once. */
  const box = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(prerendered)
  /** The newest query, and the navigation that it belongs to; none before the first one. */
  const latest = useRef<{ key: string; query: SearchQuery }>(undefined)

  const isLatest = (query: SearchQuery) => query === latest.current?.query

  /** Shows the cards as soon as they are there, and once more when the texts have been searched. */
  const fetchResult = async (query: SearchQuery) => {
    for (const waitForTexts of [false, true]) {
      const result = await runSearch(query, waitForTexts)
      if (!result || !isLatest(query)) return
      setShown({ state: 'loaded', query, result })
      if (!result.textsPending) return
    }
  }

  const start = (query: SearchQuery) => {
    latest.current = { key, query }
    if (box.current) setText(box.current, query.term)
    if (!query.term && !query.category && query.count <= pageCards)
      return setShown({ state: 'idle', query })
    if (shown.state !== 'loaded') setShown({ state: 'loading', query })
    fetchResult(query).catch((error: unknown) => {
      console.error(error)
      if (isLatest(query)) setShown({ state: 'failed', query })
    })
  }

  /** What the address has, unless the visitor typed before the app started. */
  const initialQuery = () => {
    const query = readQuery()
    const typed = latest.current ? '' : box.current?.value
    return typed ? { ...query, term: typed, count: pageSize } : query
  }

  /** A click can come before the effect below. */
  const current = () => (latest.current?.key === key ? latest.current.query : initialQuery())

  const search = (change: Partial<SearchQuery>) =>
    start({ ...current(), count: pageSize, ...change })

  const loadMore = () => {
    const query = current()
    start({ ...query, count: query.count + pageSize })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once a visit, when `key` changes, while `start` changes with each rendering.
  useEffect(() => {
    if (latest.current?.key !== key) start(initialQuery())
  }, [key])

  // After the result is painted, as the address can wait and the visitor should not; another page's is left alone.
  useEffect(() => {
    if (shown.state !== 'prerendered' && location.pathname === pathname) saveQuery(shown.query)
  }, [shown, pathname])

  return { ...shown, box, search, loadMore }
}
