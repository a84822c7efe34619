/** Runs the search outside the page's own thread, so that typing never waits for it. */
import MiniSearch, { type AsPlainObject } from 'minisearch'
import { ResponseError, read } from '../api'
import type { ArticleCard } from '../articles/schema'
import { fold } from '../ui/fold'
import { type SearchQuery, type SearchResult, search } from './searchEngine'
import { indexUrl, options, type SearchTerm, searchTermsUrl } from './searchIndex'

export interface SearchRequest {
  id: number
  query: SearchQuery
}

/** A request gets one once its cards are there, and another one once the texts are. */
export interface SearchResponse {
  id: number
  result: SearchResult
}

const readList = (url: string) => read<{ articles: ArticleCard[] }>([url])

async function loadCards() {
  try {
    return await readList('/api/articles')
  } catch (cause) {
    const status = cause instanceof ResponseError && cause.status
    // A host that serves the site's files without its function has no such path, or shows a page there.
    if (status === 404 || status === 200) return readList('/articles.json')
    throw new Error('Failed to fetch articles', { cause })
  }
}

let index: MiniSearch | undefined

/** Where it fails, the cards are searched without it; the next search tries again. */
async function loadIndex() {
  try {
    const json = await read<AsPlainObject>([indexUrl])
    index ??= MiniSearch.loadJS(json, options)
  } catch (error) {
    console.warn('The text index cannot be used:', error)
  }
}

/** Without them the articles suffice. */
const loadTerms = () => read<SearchTerm[]>([searchTermsUrl]).catch(() => [])

/** The page learns of it as of an error of the script, and starts another worker for the next search. */
function fail(error: unknown) {
  setTimeout(() => {
    throw error
  })
}

// Before the first letter is typed.
const cards = loadCards()
cards.catch(fail)
loadIndex()
loadTerms()

const respond = (response: SearchResponse) => postMessage(response)
let newest = 0

async function answer({ id, query }: SearchRequest) {
  newest = id
  const { articles } = await cards
  // A fast typist sees the result of the newest query only.
  if (id === newest && !index) respond({ id, result: search(articles, query) })
  const [terms] = await Promise.all([loadTerms(), loadIndex()])
  if (id !== newest) return
  const key = fold(query.term.trim())
  const definition = terms.find(({ spellings }) => spellings.includes(key))
  respond({ id, result: { ...search(articles, query, index), definition } })
}

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => answer(data).catch(fail))
