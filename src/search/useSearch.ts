/** The state of the list: what is searched for, which the address keeps, and the cards that are shown. */
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ArticleCard } from '../articles/schema'
import { runSearch } from './searchClient'
import type { SearchQuery, SearchResult } from './searchEngine'

/** Cards shown at first, and added by each click on "Load More Articles". */
export const pageSize = 6

/** Milliseconds without a change after which the address gets the query. */
const saveDelay = 250

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

interface Shown {
  state: 'prerendered' | 'idle' | 'loading' | 'failed' | 'loaded'
  query: SearchQuery
  /** Of this query or, while it is loading and where it has failed, of the one before; absent: the page's own cards. */
  result?: SearchResult
  /** The number of these that are shown. */
  ownCount?: number
}

const prerendered: Shown = { state: 'prerendered', query: { term: '', count: pageSize } }

/** By the key of the history's entry: Back shows it with the first render, so that the page has its length again. */
const shownBefore = new Map<string, Shown>()

/**
 * @param articles those in the page itself: as long as they suffice, nothing is fetched
 * @param total the number of all articles
 * @param categories those that can be chosen
 */
export function useSearch(
  articles: readonly ArticleCard[],
  total: number,
  categories: readonly string[],
) {
  const { key, pathname } = useLocation()
  /** Keeps its text itself, so that a letter typed shows at once. */
  const box = useRef<HTMLInputElement>(null)
  /** The newest query, and the navigation that it belongs to; none before the first one. */
  const latest = useRef<{ key: string; query: SearchQuery }>(undefined)
  const [shown, setShown] = useState(() => shownBefore.get(key) ?? prerendered)

  const show = (next: Shown) => {
    shownBefore.set(key, next)
    setShown(next)
  }

  const start = (query: SearchQuery) => {
    latest.current = { key, query }
    if (box.current) {
      // To set the same text would move the cursor.
      if (box.current.value !== query.term) box.current.value = query.term
      // Safari resets the box to this when Back shows the page from its cache.
      box.current.defaultValue = query.term
    }
    const isInPage = query.count <= articles.length || articles.length === total
    if (!query.term && !query.category && isInPage)
      return show({ state: 'idle', query, ownCount: query.count })
    // A letter typed renders once, when its result is there.
    setShown((before) =>
      before.state === 'loaded' ? before : { ...before, state: 'loading', query },
    )
    const isLatest = () => latest.current?.query === query
    runSearch(query, {
      onResult: (result) => isLatest() && show({ state: 'loaded', query, result }),
      onError: (error) => {
        console.error(error)
        if (isLatest()) setShown((before) => ({ ...before, state: 'failed', query }))
      },
    })
  }

  /** At first what the address has, unless the visitor typed before the app started. */
  const current = () => {
    // A click can come before the effect below.
    if (latest.current?.key === key) return latest.current.query
    const query = readQuery(categories)
    const typed = latest.current ? '' : box.current?.value
    return typed ? { ...query, term: typed, count: pageSize } : query
  }

  useEffect(() => {
    if (latest.current?.key !== key) start(current())
  })

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

  const { state, ownCount = pageSize } = shown
  const own: SearchResult = {
    query: { term: '', count: ownCount },
    matches: articles.slice(0, state === 'prerendered' ? total : ownCount),
    total,
    totalInAllCategories: total,
    bodyMatches: [],
    suggestions: [],
  }
  return {
    ...shown,
    result: shown.result ?? own,
    box,
    search: (change: Partial<SearchQuery>) => start({ ...current(), count: pageSize, ...change }),
    loadMore: () => start({ ...current(), count: current().count + pageSize }),
  }
}
