/** Combines the matching cards, the ranking by the text index, and suggestions into one result. */
import type { ArticleCard } from '../articles/schema'
import type { CardSource } from './cardSource'
import type { SearchQuery } from './searchQuery'
import { suggest, type Vocabulary, vocabularyOf } from './suggest'
import type { IndexHead } from './textIndex'
import { noScores, type ReadFile, textSearch } from './textSearch'

export interface SearchResult {
  /** The first of the articles that match, best first. */
  matches: ArticleCard[]
  /** The number of articles that match. */
  total: number
  /** Articles that do not match but contain the words in their text. */
  bodyMatches: ArticleCard[]
  /** Terms that do match, where this one does not. */
  suggestions: string[]
}

export type SearchEngine = (query: SearchQuery) => Promise<SearchResult>

const maxBodyMatches = 6

/** Where the text index fails, the console gets one warning and the cards are searched without it. */
export function createSearchEngine(
  source: CardSource,
  head: Promise<IndexHead | null>,
  readFile: ReadFile,
): SearchEngine {
  const searchTexts = textSearch(source.checksum, head, readFile)
  let vocabulary: Vocabulary | undefined
  let reported = false
  const scoresFor = (term: string) =>
    searchTexts(term).catch((error: unknown) => {
      if (!reported) console.warn('The text index cannot be used:', error)
      reported = true
      return noScores
    })

  return async ({ term, category, count }) => {
    const inCategory = (article: number) => !category || source.categoryOf(article) === category
    const ranksFor = async (text: string) =>
      [...(await source.ranksFor(text))].filter(([article]) => inCategory(article))

    const ranks = await ranksFor(term)
    const { scores, fuzzy } = term ? await scoresFor(term) : noScores
    const byScore = (a: number, b: number) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a - b
    const matching = ranks
      .sort(([a, rankA], [b, rankB]) => rankA - rankB || byScore(a, b))
      .map(([article]) => article)
    const matchingSet = new Set(matching)
    const onlyInBody = [...scores.keys()]
      .filter((article) => inCategory(article) && !matchingSet.has(article))
      .sort(byScore)

    let suggestions: string[] = []
    if (term && matching.length === 0 && fuzzy) {
      vocabulary ??= vocabularyOf(source.texts())
      const hasMatches = async (other: string) => (await ranksFor(other)).length > 0
      suggestions = await suggest(term, vocabulary, hasMatches)
    }
    const [matches, bodyMatches] = await Promise.all([
      source.cards(matching.slice(0, count)),
      source.cards(onlyInBody.slice(0, maxBodyMatches)),
    ])
    return { matches, total: matching.length, bodyMatches, suggestions }
  }
}
