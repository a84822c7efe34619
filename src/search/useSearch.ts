/** The state of the list, which is in the address, and the page's side of the worker that searches. */
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ArticleCard } from '../articles/schema'
import type { SearchQuery, SearchResult } from './searchEngine'
import SearchWorker from './searchWorker?worker'

/** Cards shown at first, and added by each click on "Load More Articles". */
const pageSize = 6

/** Milliseconds without a letter after which the address gets the term: each change costs the browser some work. */
const saveDelay = 250

/** The query that the address has (`?q=…&category=…&show=…`); a category that cannot be chosen is ignored. */
function readQuery(categories: readonly string[]): SearchQuery {
  const params = new URLSearchParams(location.search)
  const category = categories.find((name) => name === params.get('category'))
  const count = Math.max(pageSize, Number(params.get('show')) || 0)
  return { term: params.get('q') ?? '', category, count }
}

/** Writes the query to the address without the router, for which each change would be a navigation. */
function saveQuery({ term, category, count }: SearchQuery) {
  const url = new URL(location.href)
  const show = count > pageSize && String(count)
  Object.entries({ q: term, category, show }).forEach(([name, value]) => {
    if (value) url.searchParams.set(name, value)
    else url.searchParams.delete(name)
  })
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}

let worker: Worker | undefined
/** Gets the results of the newest search, or nothing if it failed. */
let onResult: (result?: SearchResult) => void = () => {}

/** Ends a worker whose script or list did not load; the next search starts another one. */
function fail() {
  worker?.terminate()
  worker = undefined
  onResult()
}

/** Starts the worker, which fetches what a search needs, before the first letter is typed. */
export function prefetchSearch() {
  if (worker) return
  worker = new SearchWorker()
  worker.onerror = fail
  worker.onmessage = ({ data }: MessageEvent<SearchResult | undefined>) => {
    if (data) onResult(data)
    else fail()
  }
}

interface ListState {
  status: 'prerendered' | 'idle' | 'loading' | 'failed' | 'loaded'
  query: SearchQuery
  /** The result of this query or, while it is loading and after it has failed, of the one before. */
  result: SearchResult
}

/** The states by the key of the history's entry: Back shows one with the first render, so that the page has its length. */
const states = new Map<string, ListState>()

/** @param articles the cards in the page itself: as long as they suffice, nothing is fetched. @param total of all articles */
export function useSearch(
  articles: readonly ArticleCard[],
  total: number,
  categories: readonly string[],
) {
  const address = useLocation()
  /** The search box, which keeps its text itself, so that a letter typed shows at once. */
  const box = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const ownResult = (query: SearchQuery, shown = query.count): SearchResult => ({
    query,
    matches: articles.slice(0, shown),
    total,
    totalInAllCategories: total,
    hits: [],
    totalHits: 0,
    isWithinWords: false,
    suggestions: [],
  })
  const first: SearchQuery = { term: '', count: pageSize }
  /** The newest query, which the address has a moment later. */
  const newest = useRef(first)
  const prerendered = ownResult(first, total)
  const [state, setState] = useState<ListState>(
    states.get(address.key) ?? { status: 'prerendered', query: first, result: prerendered },
  )
  const show = (next: ListState) => {
    states.set(address.key, next)
    setState(next)
  }

  const save = () => {
    // The address of another entry is left alone.
    if ((history.state?.key ?? 'default') === address.key) saveQuery(newest.current)
  }

  const start = (query: SearchQuery) => {
    newest.current = query
    clearTimeout(timer.current)
    timer.current = setTimeout(save, saveDelay)
    if (box.current) {
      // To set the same text would move the cursor.
      if (box.current.value !== query.term) box.current.value = query.term
      // Safari resets the box to this when Back shows the page from its cache.
      box.current.defaultValue = query.term
    }
    onResult = (result) => {
      if (result) show({ status: 'loaded', query, result })
      else setState((before) => ({ ...before, status: 'failed', query }))
    }
    const isInPage = query.count <= articles.length || articles.length === total
    if (!query.term && !query.category && isInPage) {
      onResult = () => {}
      show({ status: 'idle', query, result: ownResult(query) })
    } else {
      setState((before) => {
        if (before.status !== 'loaded') return { ...before, status: 'loading', query }
        // A letter typed renders once, when its result is there; a category is marked at once.
        return before.query.category === query.category ? before : { ...before, query }
      })
      prefetchSearch()
      worker?.postMessage(query)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each entry of the history.
  useEffect(() => {
    const query = readQuery(categories)
    // The visitor may have typed before the app started.
    const typed = state.status === 'prerendered' && box.current?.value
    start(typed ? { ...query, term: typed, count: pageSize } : query)
    // A click may lead elsewhere before the delay is over.
    addEventListener('click', save, true)
    return () => {
      removeEventListener('click', save, true)
      clearTimeout(timer.current)
      save()
    }
  }, [address])

  return {
    ...state,
    box,
    search: (change: Partial<SearchQuery>) =>
      start({ ...newest.current, count: pageSize, ...change }),
    loadMore: () => start({ ...newest.current, count: newest.current.count + pageSize }),
  }
}
