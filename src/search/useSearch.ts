/** The state of the search. What is shown changes when a result is there, so that a letter typed renders once. */
import { useCallback, useEffect, useRef, useState } from 'react'
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

/** Milliseconds without a change after which the address gets the query. */
const saveDelay = 250

function setText(box: HTMLInputElement, text: string) {
  // To set the same text would move the cursor.
  if (box.value !== text) box.value = text
  // Safari resets the box to this when Back shows the page from its cache.
  box.defaultValue = text
}

/**
 * @param pageCards the number of cards in the page itself: as long as they suffice, nothing is fetched
 * @param categories those that can be chosen; the same array in each render
 */
export function useSearch(pageCards: number, categories: readonly string[]) {
  const { key, pathname } = useLocation()
  /** Keeps its text itself, so that a letter typed shows at once. */
  const box = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(prerendered)
  /** The newest query, and the navigation that it belongs to; none before the first one. */
  const latest = useRef<{ key: string; query: SearchQuery }>(undefined)

  const start = useCallback(
    (query: SearchQuery) => {
      const isLatest = () => query === latest.current?.query
      /** Shows the cards as soon as they are there, and once more when the texts have been searched. */
      const fetchResult = async () => {
        for (const waitForTexts of [false, true]) {
          const result = await runSearch(query, waitForTexts)
          if (!result || !isLatest()) return
          setShown({ state: 'loaded', query, result })
          if (!result.textsPending) return
        }
      }
      latest.current = { key, query }
      if (box.current) setText(box.current, query.term)
      if (!query.term && !query.category && query.count <= pageCards)
        return setShown({ state: 'idle', query })
      setShown((before) => (before.state === 'loaded' ? before : { state: 'loading', query }))
      fetchResult().catch((error: unknown) => {
        console.error(error)
        if (isLatest()) setShown({ state: 'failed', query })
      })
    },
    [key, pageCards],
  )

  /** At first what the address has, unless the visitor typed before the app started. */
  const current = useCallback(() => {
    // A click can come before the effect below.
    if (latest.current?.key === key) return latest.current.query
    const query = readQuery(categories)
    const typed = latest.current ? '' : box.current?.value
    return typed ? { ...query, term: typed, count: pageSize } : query
  }, [key, categories])

  /** The same while the visitor types, so that the search box is not rendered with each letter. */
  const search = useCallback(
    (change: Partial<SearchQuery>) => start({ ...current(), count: pageSize, ...change }),
    [start, current],
  )

  const loadMore = () => {
    const query = current()
    start({ ...query, count: query.count + pageSize })
  }

  useEffect(() => {
    if (latest.current?.key !== key) start(current())
  }, [key, start, current])

  // When the visitor pauses, as each change costs the browser some work, or clicks what may lead elsewhere.
  useEffect(() => {
    if (shown.state === 'prerendered') return
    const save = () => {
      // The click may lead to the list anew, whose address this query must not get.
      clearTimeout(timer)
      // Another page's address is left alone.
      if (location.pathname === pathname) saveQuery(shown.query)
    }
    const timer = setTimeout(save, saveDelay)
    addEventListener('click', save, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('click', save, true)
    }
  }, [shown, pathname])

  return { ...shown, box, search, loadMore }
}
