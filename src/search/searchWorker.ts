/** Runs the search outside the page's own thread, so that typing never waits for it. */
import MiniSearch, { type AsPlainObject } from 'minisearch'
import { ResponseError, read } from '../api'
import type { ArticleCard } from '../articles/schema'
import { findPassage } from './passage'
import { type SearchHit, type SearchQuery, type SearchResult, search } from './searchEngine'
import {
  formBy,
  type IndexedPage,
  indexOptions,
  indexUrl,
  keyOf,
  type SearchTerm,
  searchTermsUrl,
  textUrl,
} from './searchIndex'
import { stemmer } from './siteStemmer'

interface SearchRequest {
  id: number
  query: SearchQuery
}

/** An answer once the cards are there; others to the same request once the index is, and once the passages are. */
export interface SearchResponse {
  id: number
  result: SearchResult
}

const readList = (url: string) => read<{ articles: ArticleCard[] }>([url])

const loadCards = () =>
  readList('/api/articles')
    .catch((error) => {
      const status = error instanceof ResponseError && error.status
      // A host that serves the site's files without its function has no such path, or shows a page there.
      if (status === 404 || status === 200) return readList('/articles.json')
      throw error
    })
    .catch((cause) => {
      throw new Error('Failed to fetch articles', { cause })
    })

const formOf = formBy(stemmer)
let index: MiniSearch<IndexedPage> | undefined

/** Loads the index; if that fails, the cards are searched without it, and the next search tries again. */
async function loadIndex() {
  try {
    const json = await read<AsPlainObject>([indexUrl])
    index ??= MiniSearch.loadJS(json, indexOptions(formOf))
  } catch (error) {
    console.warn('The text index cannot be used:', error)
  }
}

/** Loads the glossary; if that fails, the search goes on without it. */
const loadTerms = () => read<SearchTerm[]>([searchTermsUrl]).catch(() => [])

/** Milliseconds without a letter after which texts are loaded, as each letter finds others. */
const textDelay = 200

/** @returns a hit with the passage that has the words; as it was if its text does not load or has none of them */
async function withPassage(hit: SearchHit): Promise<SearchHit> {
  const text = hit.card ? await read<string>([textUrl(hit.card.slug)]).catch(() => '') : ''
  return { ...hit, passage: findPassage(text, hit.terms, formOf) ?? hit.passage }
}

/** Reports an error to the page as one of this script; the page then starts another worker for the next search. */
function fail(error: unknown) {
  setTimeout(() => {
    throw error
  })
}

// Everything is loaded before the first letter is typed.
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
  const key = keyOf(query.term)
  const definition = terms.find(({ spellings }) => spellings.includes(key))
  const result = { ...search(articles, query, index), definition }
  respond({ id, result })
  await new Promise((resolve) => setTimeout(resolve, textDelay))
  if (id !== newest || result.hits.length === 0) return
  const hits = await Promise.all(result.hits.map(withPassage))
  if (id === newest) respond({ id, result: { ...result, hits } })
}

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => answer(data).catch(fail))
