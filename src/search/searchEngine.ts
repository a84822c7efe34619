/** Combines the matching cards, the ranking by the text index, and suggestions into one result. */
import type { ArticleCard } from '../articles/schema'
import { authorFilter } from './authorFilter'
import type { CardSource } from './cardSource'
import type { ReadFile } from './indexHead'
import type { SearchQuery } from './searchQuery'
import { suggest, type Vocabulary, vocabularyOf } from './suggest'
import { noScores, textSearch } from './textSearch'
import { within } from './within'

export interface SearchResult {
  /** The first of the articles that match, best first. */
  matches: ArticleCard[]
  /** The number of articles that match. */
  total: number
  /** The number of articles that match in all categories. */
  totalInAllCategories: number
  /** The number of articles that match by all authors. */
  totalByAllAuthors: number
  /** Articles that do not match but contain the words in their text. */
  bodyMatches: ArticleCard[]
  /** Terms that do match, where this one does not. */
  suggestions: string[]
  /** Whether the texts are still being fetched: neither the order nor `bodyMatches` is final then. */
  textsPending: boolean
}

/** @param waitForTexts whether the result comes when the texts have been searched, however long that takes */
export type SearchEngine = (query: SearchQuery, waitForTexts?: boolean) => Promise<SearchResult>

const maxBodyMatches = 6

/** In milliseconds: longer than a search of the texts takes, once their files are there. */
const maxTextDelay = 300

/** Where the text index fails, the console gets one warning and the cards are searched without it. */
export function createSearchEngine(source: CardSource, readFile: ReadFile): SearchEngine {
  const searchTexts = textSearch(source.checksum, readFile)
  const filterBy = authorFilter(source.checksum, readFile)
  let vocabulary: Vocabulary | undefined
  let reported = false
  const scoresFor = (term: string) =>
    searchTexts(term).catch((error: unknown) => {
      if (!reported) console.warn('The text index cannot be used:', error)
      reported = true
      return noScores
    })

  return async ({ term, category, author, count }, waitForTexts = false) => {
    const inCategory = (article: number) => !category || source.categoryOf(article) === category
    const isByAuthor = await filterBy(author)
    const isListed = (article: number) => inCategory(article) && isByAuthor(article)
    const texts = term ? scoresFor(term) : Promise.resolve(noScores)
    const allRanks = await source.ranksFor(term)
    const found = [...allRanks.keys()]
    const ranks = [...allRanks].filter(([article]) => isListed(article))
    const searched = await (waitForTexts ? texts : within(maxTextDelay, texts))
    const { scores, fuzzy } = searched ?? noScores
    const byScore = (a: number, b: number) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a - b
    const matching = ranks
      .sort(([a, rankA], [b, rankB]) => rankA - rankB || byScore(a, b))
      .map(([article]) => article)
    const matchingSet = new Set(matching)
    const onlyInBody = [...scores.keys()]
      .filter((article) => isListed(article) && !matchingSet.has(article))
      .sort(byScore)

    let suggestions: string[] = []
    if (term && matching.length === 0 && fuzzy) {
      vocabulary ??= vocabularyOf(source.texts())
      const hasMatches = async (other: string) =>
        [...(await source.ranksFor(other)).keys()].some(isListed)
      suggestions = await suggest(term, vocabulary, hasMatches)
    }
    const [matches, bodyMatches] = await Promise.all([
      source.cards(matching.slice(0, count)),
      source.cards(onlyInBody.slice(0, maxBodyMatches)),
    ])
    return {
      matches,
      total: matching.length,
      totalInAllCategories: found.filter(isByAuthor).length,
      totalByAllAuthors: found.filter(inCategory).length,
      bodyMatches,
      suggestions,
      textsPending: !searched,
    }
  }
}
