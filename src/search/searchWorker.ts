/** Runs the search outside the page's own thread, so that typing never waits for it. */
import MiniSearch, { type AsPlainObject } from 'minisearch'
import { ResponseError, read } from '../api'
import type { ArticleCard } from '../articles/schema'
import { type SearchQuery, type SearchResult, search } from './searchEngine'
import { indexUrl, options, type SearchTerm, searchTermsUrl } from './searchIndex'

export interface SearchRequest {
  id: number
  query: SearchQuery
}

/** A request gets one once its cards are there, and another one once the texts are. */
export type SearchResponse = { id: number; result: SearchResult } | { id: number; error: string }

/** Loads a thing once for all that need it; after a failure the next call loads it again. */
function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

async function readCards(path: string) {
  const list = await read<{ articles: ArticleCard[] }>([path])
  if (!list?.articles) throw new Error(`There is no list at ${path}`)
  return list.articles
}

/** A host that serves the site's files without its function has no such path, or shows a page there. */
const isWithoutFunction = (error: unknown) =>
  error instanceof ResponseError && (error.status === 404 || error.status === 200)

/** @throws Error 'Failed to fetch articles' where the list cannot be read */
const loadCards = loadOnce(async () => {
  try {
    return await readCards('/api/articles').catch((error: unknown) => {
      if (isWithoutFunction(error)) return readCards('/articles.json')
      throw error
    })
  } catch (cause) {
    throw new Error('Failed to fetch articles', { cause })
  }
})

let index: MiniSearch | undefined
let isReported = false

/** Where the index fails, the cards are searched without it; the next search tries again. */
const loadIndex = loadOnce(async () => {
  const json = await read<AsPlainObject>([indexUrl])
  if (!json) throw new Error(`There is no ${indexUrl}`)
  index = MiniSearch.loadJS(json, options)
})
const loadTexts = () =>
  loadIndex().catch((error: unknown) => {
    if (!isReported) console.warn('The text index cannot be used:', error)
    isReported = true
  })

/** Without its terms the articles suffice. */
const loadTerms = () => read<SearchTerm[]>([searchTermsUrl]).catch(() => null)

let newest = 0
const respond = (response: SearchResponse) => postMessage(response)

async function answer({ id, query }: SearchRequest) {
  newest = id
  const cards = await loadCards()
  // A fast typist sees the result of the newest query only.
  if (id === newest && !index) respond({ id, result: search(cards, query) })
  const [terms] = await Promise.all([loadTerms(), loadTexts()])
  if (id !== newest) return
  const key = query.term.trim().toLowerCase()
  const definition = terms?.find(({ spellings }) => spellings.includes(key))
  respond({ id, result: { ...search(cards, query, index), definition } })
}

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  answer(data).catch((error: unknown) => respond({ id: data.id, error: String(error) }))
})

// Before the first letter is typed; where one of them fails, the search that needs it tries again.
loadCards().catch(() => {})
loadTexts()
loadTerms()
