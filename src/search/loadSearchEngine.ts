/** Fetches the list and the index of its texts and creates the engine, in the worker or in the page. */
import MiniSearch, { type AsPlainObject } from 'minisearch'
import { ResponseError, read } from '../api'
import type { ArticleCard } from '../articles/schema'
import { createSearchEngine, type SearchEngine, type SearchResult } from './searchEngine'
import { indexUrl, options } from './searchIndex'

interface ArticleList {
  articles: ArticleCard[]
}

/** A host that serves the site's files without its function has no such path, or shows a page there. */
const isWithoutFunction = (error: unknown) =>
  error instanceof ResponseError && (error.status === 404 || error.status === 200)

/** @throws Error 'Failed to fetch articles' where the list cannot be read */
async function fetchList() {
  try {
    const list = await read<ArticleList>(['/api/articles']).catch((error: unknown) => {
      if (isWithoutFunction(error)) return read<ArticleList>(['/articles.json'])
      throw error
    })
    if (!list?.articles) throw new Error('There is no list')
    return list.articles
  } catch (cause) {
    throw new Error('Failed to fetch articles', { cause })
  }
}

/** Loads a thing once for all that need it; after a failure the next call loads it again. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    if (loading) return loading
    const current = load()
    loading = current
    current.catch(() => {
      loading = undefined
    })
    return current
  }
}

const loadIndex = loadOnce(async () => {
  const index = await read<AsPlainObject>([indexUrl])
  if (!index) throw new Error(`There is no ${indexUrl}`)
  return MiniSearch.loadJS(index, options)
})

/** The engine of this page or worker. */
export const loadEngine = loadOnce(async () => {
  // Beside the list; a search that needs it tries again, and reports why it fails.
  loadIndex().catch(() => {})
  return createSearchEngine(await fetchList(), loadIndex)
})

/**
 * Lets only the newest of the queries that wait be searched for, as a fast typist sees no other result.
 * @returns a search that gives undefined where a newer query has overtaken this one
 */
export function newestOnly(loadEngine: () => Promise<SearchEngine>) {
  let newest = 0
  return async (...query: Parameters<SearchEngine>): Promise<SearchResult | undefined> => {
    const number = ++newest
    const engine = await loadEngine()
    // A task of its own, so that the queries that came in the meantime are counted first.
    await new Promise((resolve) => setTimeout(resolve))
    return number === newest ? engine(...query) : undefined
  }
}

export const search = newestOnly(loadEngine)
