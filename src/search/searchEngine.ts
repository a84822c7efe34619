/** Finds articles: which ones match is a rule over their cards; the text index orders, completes and suggests. */
import type MiniSearch from 'minisearch'
import type { ArticleCard } from '../articles/schema'
import { contains, findAll } from './matching'
import type { SearchTerm } from './searchIndex'

export interface SearchQuery {
  term: string
  category?: string
  count: number
}

export interface SearchResult {
  query: SearchQuery
  /** The first of the matching articles, best first. */
  matches: ArticleCard[]
  total: number
  /** The number of articles that would match if no category were chosen. */
  totalInAllCategories: number
  /** Articles that do not match but contain the words in their text. */
  bodyMatches: ArticleCard[]
  /** Terms that do match, if this one does not. */
  suggestions: string[]
  /** The term of the glossary that equals this one. */
  definition?: SearchTerm
}

const ranks = ['title', 'category', 'excerpt'] as const

/** @returns the index of the best field that contains the term, whatever its case and accents, or -1 */
export const rankOf = (card: ArticleCard, term: string): number =>
  ranks.findIndex((field) => contains(card[field], term))

const maxBodyMatches = 6
const maxSuggestions = 3

/** Characters of a term; the index is searched for the beginning of longer ones, such as a pasted page, only. */
const maxIndexedLength = 200

/** The share of letters that may differ in words that no article has. */
const fuzzy = ({ length }: string) => (length > 4 ? 0.2 : 0)

/** @returns words of these cards as they are written there, those with one typing error before those with two */
function suggest(index: MiniSearch, text: string, cards: readonly ArticleCard[]) {
  const found = [1, 2].flatMap((edits) =>
    index.autoSuggest(text, {
      combineWith: 'OR',
      fields: [...ranks],
      fuzzy: ({ length }) => Math.min(edits, Math.floor(length / 2)),
    }),
  )
  const terms = new Set(found.flatMap(({ suggestion, terms }) => [suggestion, ...terms]))
  const texts = cards.flatMap((card) => ranks.map((field) => card[field]))
  const suggestions = new Set<string>()
  for (const term of terms) {
    if (suggestions.size === maxSuggestions) break
    const text = texts.find((text) => contains(text, term)) ?? ''
    const [range] = findAll(text, term)
    if (range) suggestions.add(text.slice(range.start, range.end).toLowerCase())
  }
  return [...suggestions]
}

/** @param cards the whole list, newest first. @param index over all text, by slug; absent until it is loaded */
export function search(
  cards: readonly ArticleCard[],
  query: SearchQuery,
  index?: MiniSearch,
): SearchResult {
  const { term, category, count } = query
  const isListed = (card: ArticleCard) => !category || card.category === category
  const text = term.slice(0, maxIndexedLength)
  const exact = index?.search(text) ?? []
  const inTexts = exact.length > 0 ? exact : (index?.search(text, { fuzzy }) ?? [])
  const scores = new Map(inTexts.map(({ id, score }): [string, number] => [id, score]))
  const scoreOf = ({ slug }: ArticleCard) => scores.get(slug) ?? 0
  const byScore = (a: ArticleCard, b: ArticleCard) => scoreOf(b) - scoreOf(a)

  const found = cards
    .map((card) => ({ card, rank: rankOf(card, term) }))
    .filter(({ rank }) => rank >= 0)
    // The sort is stable: the newer of two with one rank and score stays before the other.
    .sort((a, b) => a.rank - b.rank || byScore(a.card, b.card))
    .map(({ card }) => card)
  const matches = found.filter(isListed)
  // An index of another build may know articles that the list does not have, and lack some.
  const bodyMatches = cards
    .filter((card) => scores.has(card.slug) && isListed(card) && !found.includes(card))
    .sort(byScore)
  const isUnknown = matches.length === 0 && exact.length === 0
  return {
    query,
    matches: matches.slice(0, count),
    total: matches.length,
    totalInAllCategories: found.length,
    bodyMatches: bodyMatches.slice(0, maxBodyMatches),
    suggestions: index && isUnknown ? suggest(index, text, cards.filter(isListed)) : [],
  }
}
