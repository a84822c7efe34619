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

/** Lets the page end this worker, and start another one for the next search. */
function fail(error: unknown) {
  console.error(error)
  postMessage(undefined)
}

// Everything is loaded before the first letter is typed.
const cards = loadCards()
cards.catch(fail)
loadIndex()
loadTerms()

/** A fast typist sees the result of this query only. */
let newest: SearchQuery | undefined

/** Responds once the cards are there, again once the index is, and again once the passages are. */
async function respond(query: SearchQuery) {
  newest = query
  const { articles } = await cards
  if (query === newest && !index) postMessage(search(articles, query))
  const [terms] = await Promise.all([loadTerms(), loadIndex()])
  if (query !== newest) return
  const key = keyOf(query.term)
  const definition = terms.find(({ spellings }) => spellings.includes(key))
  const result: SearchResult = { ...search(articles, query, index), definition }
  postMessage(result)
  await new Promise((resolve) => setTimeout(resolve, textDelay))
  if (query !== newest) return
  const hits = await Promise.all(result.hits.map(withPassage))
  if (query === newest) postMessage({ ...result, hits })
}

addEventListener('message', ({ data }: MessageEvent<SearchQuery>) => respond(data).catch(fail))
