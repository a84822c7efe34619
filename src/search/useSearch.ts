/** The state of the search. What is shown changes when a result is there, so that a letter typed renders once. */
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { runSearch } from './searchClient'
import type { SearchResult } from './searchEngine'
import { pageSize, readUrl, type SearchQuery, updateUrl } from './searchQuery'

interface Shown {
  state: 'prerendered' | 'idle' | 'loading' | 'failed' | 'loaded'
  query: SearchQuery
  /** Absent where the page's own cards are the result. */
  result?: SearchResult
}

const prerendered: Shown = { state: 'prerendered', query: { term: '', count: pageSize } }

/** @param pageCards the number of cards in the page itself: as long as they suffice, nothing is fetched */
export function useSearch(pageCards: number) {
  /** Keeps its text itself, so that a letter typed shows at once. */
  const box = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(prerendered)
  const latestQuery = useRef(prerendered.query)
  /** Results of earlier queries come too late. */
  const show = (next: Shown) => {
    if (next.query === latestQuery.current) setShown(next)
  }
  const fail = (query: SearchQuery) => (error: unknown) => {
    console.error(error)
    show({ state: 'failed', query })
  }

  const search = (change: Partial<SearchQuery>) => {
    const query = { ...latestQuery.current, count: pageSize, ...change }
    latestQuery.current = query
    if (box.current && box.current.value !== query.term) box.current.value = query.term
    if (!query.term && !query.category && query.count <= pageCards)
      return show({ state: 'idle', query })
    if (shown.state !== 'loaded') show({ state: 'loading', query })
    runSearch(query).then((result) => show({ state: 'loaded', query, result }), fail(query))
  }

  /** Fetches what a search needs before the first letter is typed. */
  const prefetch = () => {
    runSearch({ term: '', count: 0 }).catch(fail(latestQuery.current))
  }

  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once a visit, when `key` changes, while `search` changes with each rendering.
  useEffect(() => {
    const query = readUrl()
    // What was typed before the app started is searched for, unless the URL has a term.
    const typed = latestQuery.current === prerendered.query ? box.current?.value : ''
    search({ ...query, term: query.term || (typed ?? '') })
  }, [key])

  // After the result is painted, as the URL can wait and the visitor should not.
  useEffect(() => {
    if (shown.state !== 'prerendered') updateUrl(shown.query)
  }, [shown])

  return { ...shown, box, search, prefetch }
}
