/** Finds articles: which cards match is a rule; the index of all texts orders them, finds more, and suggests. */
import MiniSearch from 'minisearch'
import type { ArticleCard } from '../articles/schema'
import { articlePath } from '../urls'
import { contains, findAll } from './matching'
import type { Passage } from './passage'
import { type IndexedPage, type SearchTerm, wordsOf } from './searchIndex'

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
  /** The words of the index that were found. */
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
  /** Each card that matches does so within a word only. */
  isWithinWords: boolean
  /** Terms that do match, if this one does not. */
  suggestions: string[]
  /** The term of the glossary that equals this one. */
  definition?: SearchTerm
}

const ranks = ['title', 'category', 'excerpt'] as const

/** From this rank on, a card has the term within a word only, such as "RAG" in "average". */
const withinWord = ranks.length

/** @returns the index of the best field with a word that begins with the term, or `withinWord` and more, or -1 */
export function rankOf(card: ArticleCard, term: string): number {
  const containing = ranks.findIndex((field) => contains(card[field], term))
  if (containing < 0 || term === '') return containing
  const beginning = ranks.findIndex((field) => {
    const text = card[field]
    return findAll(text, term).some(({ start }) => !/[\p{L}\p{N}]/u.test(text.charAt(start - 1)))
  })
  return beginning < 0 ? withinWord + containing : beginning
}

/** An article or a page that has words of a query, or words like these. */
interface TextMatch extends Pick<IndexedPage, 'id' | 'page'> {
  score: number
  weight: number
  /** The words of the index that were found. */
  terms: string[]
}

/** The share of letters that may differ in words that no text has. */
const fuzzy = ({ length }: string) => (length > 4 ? 0.2 : 0)

/** The share of the best match's weight that others have at least. */
const leastWeight = 0.3

/** @returns the matches, best first, and whether one of the words was found without correction */
export function searchTexts(index: MiniSearch<IndexedPage>, text: string) {
  const words = [...new Set(wordsOf(text))]
  const matches = new Map<string, TextMatch>()
  let isExact = false
  words.forEach((word, n) => {
    // Others write it and its neighbor as one word.
    const queries = [word, (words[n - 1] ?? '') + word, word + (words[n + 1] ?? '')]
    const exact = index.search({ combineWith: 'OR', queries: [...new Set(queries)] })
    const results = exact.length > 0 ? exact : index.search(word, { fuzzy })
    isExact ||= exact.length > 0
    const others = index.documentCount - results.length
    const rarity = Math.log(1 + (others + 0.5) / (results.length + 0.5))
    for (const result of results) {
      const { id, page } = result
      const match: TextMatch = matches.get(id) ?? { id, page, score: 0, weight: 0, terms: [] }
      match.score += result.score
      match.weight += rarity
      match.terms.push(...result.terms)
      matches.set(id, match)
    }
  })
  const all = [...matches.values()]
  const most = Math.max(...all.map(({ weight }) => weight))
  const rank = ({ score, weight }: TextMatch) => score * weight * weight
  return {
    matches: all
      .filter(({ weight }) => weight >= most * leastWeight)
      .sort((a, b) => rank(b) - rank(a)),
    isExact,
  }
}

/** Characters of a term; the index is searched for the beginning of longer ones, such as a pasted page, only. */
const maxIndexedLength = 200

/** @returns a match that is no card; undefined for an article that the list does not have, as of another build */
function hitOf({ id, page, terms }: TextMatch, cards: ReadonlyMap<string, ArticleCard>) {
  const card = cards.get(id)
  const { title } = card ?? page ?? {}
  if (title === undefined) return undefined
  const path: SearchHit['path'] = card ? articlePath(card.slug) : `/${id.slice(1)}`
  const text = card?.excerpt ?? page?.description ?? ''
  const hit: SearchHit = { path, title, terms, card, passage: { text, ranges: [] } }
  return hit
}

const maxSuggestions = 3

/** @returns words of these cards, those with one typing error before those with two */
function suggest(text: string, cards: readonly ArticleCard[]) {
  // The index of all texts knows stems, not words.
  const index = new MiniSearch({ fields: [...ranks], tokenize: wordsOf })
  index.addAll(cards)
  const found = [1, 2].flatMap((edits) =>
    index.autoSuggest(text, {
      combineWith: 'OR',
      fuzzy: ({ length }) => Math.min(edits, Math.floor(length / 2)),
    }),
  )
  const terms = new Set(found.flatMap(({ suggestion, terms }) => [suggestion, ...terms]))
  const isInCard = (term: string) => cards.some((card) => rankOf(card, term) >= 0)
  return [...terms].filter(isInCard).slice(0, maxSuggestions)
}

/** @param cards the whole list, newest first. @param index over all text, by slug; absent until it is loaded */
export function search(
  cards: readonly ArticleCard[],
  query: SearchQuery,
  index?: MiniSearch<IndexedPage>,
): SearchResult {
  const { term, category, count } = query
  const isListed = (card: ArticleCard) => !category || card.category === category
  const text = term.slice(0, maxIndexedLength)
  const { matches: texts, isExact } = index
    ? searchTexts(index, text)
    : { matches: [], isExact: false }
  const places = new Map(texts.map(({ id }, n): [string, number] => [id, n]))
  const placeOf = ({ slug }: ArticleCard) => places.get(slug) ?? places.size

  const found = cards
    .map((card) => ({ card, rank: rankOf(card, term) }))
    .filter(({ rank }) => rank >= 0)
    // The sort is stable: the newer of two with one rank and place stays before the other.
    .sort((a, b) => a.rank - b.rank || placeOf(a.card) - placeOf(b.card))
  const matches = found.filter(({ card }) => isListed(card))
  const others = new Map(cards.map((card): [string, ArticleCard] => [card.slug, card]))
  for (const { card } of found) others.delete(card.slug)
  const hits = texts
    .map((match) => hitOf(match, others))
    .filter((hit) => hit !== undefined)
    .filter((hit) => !category || hit.card?.category === category)
  const isUnknown = matches.length === 0 && !isExact
  return {
    query,
    matches: matches.slice(0, count).map(({ card }) => card),
    total: matches.length,
    totalInAllCategories: found.length,
    hits: hits.slice(0, count),
    totalHits: hits.length,
    isWithinWords: matches.length > 0 && matches.every(({ rank }) => rank >= withinWord),
    suggestions: index && isUnknown ? suggest(text, cards.filter(isListed)) : [],
  }
}
