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

/** A host that serves the site's files without its function has no such path, or shows a page there. */
const isWithoutFunction = (error: unknown) =>
  error instanceof ResponseError && (error.status === 404 || error.status === 200)

let listUrl = '/api/articles'

/** @throws Error 'Failed to fetch articles' where the list cannot be read; the next search tries again */
async function loadCards() {
  const readList = () => read<{ articles: ArticleCard[] }>([listUrl])
  try {
    const list = await readList().catch((error: unknown) => {
      if (!isWithoutFunction(error)) throw error
      listUrl = '/articles.json'
      return readList()
    })
    if (!list?.articles) throw new Error(`There is no list at ${listUrl}`)
    return list.articles
  } catch (cause) {
    throw new Error('Failed to fetch articles', { cause })
  }
}

let index: MiniSearch | undefined

/** Where it fails, the cards are searched without it; the next search tries again. */
async function loadIndex() {
  try {
    const json = index ? null : await read<AsPlainObject>([indexUrl])
    if (json && !index) index = MiniSearch.loadJS(json, options)
  } catch (error) {
    console.warn('The text index cannot be used:', error)
  }
}

/** Without them the articles suffice. */
const loadTerms = () => read<SearchTerm[]>([searchTermsUrl]).catch(() => null)

const respond = (response: SearchResponse) => postMessage(response)
let newest = 0

async function answer({ id, query }: SearchRequest) {
  newest = id
  const cards = await loadCards()
  // A fast typist sees the result of the newest query only.
  if (id === newest && !index) respond({ id, result: search(cards, query) })
  const [terms] = await Promise.all([loadTerms(), loadIndex()])
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
loadIndex()
loadTerms()
