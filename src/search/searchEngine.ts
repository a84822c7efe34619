/** Finds articles: which cards match is a rule; the index of all texts orders them, and finds more. */
import { distance } from 'fastest-levenshtein'
import type MiniSearch from 'minisearch'
import type { SearchResult as IndexMatch } from 'minisearch'
import type { ArticleCard } from '../articles/schema'
import { fold } from '../ui/fold'
import { articlePath } from '../urls'
import { contains } from './matching'
import type { Passage } from './passage'
import { type IndexedPage, isStopWord, type SearchTerm, wordsOf } from './searchIndex'

export interface SearchQuery {
  term: string
  category?: string
  count: number
}

/** An article or a page that has the words, but no card that matches. */
export interface SearchHit {
  path: `/${string}`
  title: string
  /** Its excerpt or description, until its text is loaded. */
  passage: Passage
  /** The words of the index that were found, to be marked; those that are only like the query's if there are no others. */
  terms: string[]
  card?: ArticleCard
}

export interface SearchResult {
  query: SearchQuery
  /** The first of the matching articles, best first. */
  matches: ArticleCard[]
  total: number
  /** The number of articles that would match if no category were chosen. */
  totalInAllCategories: number
  /** The first of the articles and pages that have the words, though no card of theirs matches. */
  hits: SearchHit[]
  totalHits: number
  /** Each card that matches does so within a word only, such as "RAG" in "average". */
  isWithinWords: boolean
  /** Words that do match, if this term does not. */
  suggestions: string[]
  /** The term of the glossary that equals this one. */
  definition?: SearchTerm
}

const textsOf = ({ title, category, excerpt }: ArticleCard) => [title, category, excerpt]

/** The rule of the specification: a term is found in title, category or excerpt, in any case. */
const matches = (card: ArticleCard, term: string) =>
  textsOf(card).some((text) => contains(text, term))

/** Characters of a term; the index is searched for the beginning of longer ones, such as a pasted page, only. */
const maxIndexedLength = 200

/** The share of the best match's score that others have at least, unless they have all words: words that are only like these find too many. */
const leastScore = 0.1

/** @returns the words of a match that begin as those of the query do, not only like them */
const exactTermsOf = ({ terms, queryTerms }: IndexMatch) =>
  terms.filter((form) => queryTerms.some((word) => form.startsWith(word)))

const hasAllWords = ({ terms, queryTerms }: IndexMatch) =>
  queryTerms.every((word) => terms.some((form) => form.startsWith(word)))

/** @returns the texts that have words of a term or words like these, best first; exact ones have one as it is typed */
export function searchTexts(index: MiniSearch<IndexedPage>, term: string) {
  const found = index.search(term.slice(0, maxIndexedLength))
  const [best] = found
  const least = (best?.score ?? 0) * leastScore
  const texts = found.filter((match) => match.score >= least || hasAllWords(match))
  const isExact = found.some((match) => exactTermsOf(match).length > 0)
  return { texts, isExact }
}

/** @returns a match that is no card; undefined for an article that the list does not have, as of another build */
function hitOf(match: IndexMatch, cards: ReadonlyMap<string, ArticleCard>) {
  const { id, page } = match
  const card = cards.get(id)
  const { title } = card ?? page ?? {}
  if (title === undefined) return undefined
  const path: SearchHit['path'] = card ? articlePath(card.slug) : `/${id.slice(1)}`
  const text = card?.excerpt ?? page?.description ?? ''
  const exact = exactTermsOf(match)
  const terms = exact.length > 0 ? exact : match.terms
  const hit: SearchHit = { path, title, terms, card, passage: { text, ranges: [] } }
  return hit
}

const maxSuggestions = 3

/** @returns words of these cards that differ from one of a term in two letters at most, the nearest first */
function suggest(term: string, cards: readonly ArticleCard[]) {
  const typed = wordsOf(fold(term.slice(0, maxIndexedLength)))
  const edits = new Map<string, number>()
  const words = wordsOf(cards.flatMap(textsOf).join('\n').toLowerCase())
  for (const word of words.filter((word) => !isStopWord(word)))
    for (const each of typed) {
      const most = Math.min(2, word.length / 2, each.length / 2)
      const count = distance(each, fold(word))
      // The first letter is seldom a wrong one.
      const place = count + (word[0] === each[0] ? 0 : 0.5)
      if (count <= most) edits.set(word, Math.min(place, edits.get(word) ?? place))
    }
  const nearest = [...edits].sort(([, a], [, b]) => a - b)
  return nearest.slice(0, maxSuggestions).map(([word]) => word)
}

/** @param cards the whole list, newest first. @param index over all text, by slug; absent until it is loaded */
export function search(
  cards: readonly ArticleCard[],
  query: SearchQuery,
  index?: MiniSearch<IndexedPage>,
): SearchResult {
  const { term, category, count } = query
  const isListed = (card?: ArticleCard) => !category || card?.category === category
  const { texts, isExact } = index ? searchTexts(index, term) : { texts: [], isExact: false }
  const places = new Map(texts.map(({ id }, n): [string, number] => [id, n]))
  const placeOf = ({ slug }: ArticleCard) => places.get(slug) ?? places.size

  // The sort is stable: of cards that the index does not have the newer ones come first.
  const inAll = cards.filter((card) => matches(card, term))
  const found = inAll.filter(isListed).sort((a, b) => placeOf(a) - placeOf(b))
  const others = new Map(cards.map((card): [string, ArticleCard] => [card.slug, card]))
  for (const { slug } of inAll) others.delete(slug)
  const hits = texts
    .map((match) => hitOf(match, others))
    .filter((hit) => hit !== undefined)
    .filter(({ card }) => isListed(card))
  const isUnknown = index && term && found.length === 0 && !isExact
  return {
    query,
    matches: found.slice(0, count),
    total: found.length,
    totalInAllCategories: inAll.length,
    hits: hits.slice(0, count),
    totalHits: hits.length,
    isWithinWords: found.length > 0 && !found.some(({ slug }) => places.has(slug)),
    suggestions: isUnknown ? suggest(term, cards.filter(isListed)) : [],
  }
}
