/** Combines the matching cards, the ranking by the text index, and suggestions into one result. */
import type { ArticleCard, DatedCard } from '../articles/schema'
import { articleDates } from './articleDates'
import type { CardSource } from './cardSource'
import { facetFilter } from './facetFilter'
import { type Facet, facets } from './facets'
import type { ReadFile } from './indexHead'
import type { SearchQuery } from './searchQuery'
import { suggest, type Vocabulary, vocabularyOf } from './suggest'
import { noScores, textSearch } from './textSearch'
import { within } from './within'

export interface SearchResult {
  /** The first of the articles that match, best first. */
  matches: DatedCard[]
  /** The number of articles that match. */
  total: number
  /** The number of articles that would match if nothing were chosen of a facet. */
  totalWithout: Record<Facet, number>
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
  const filterBy = facetFilter(source.checksum, readFile)
  const loadDates = articleDates(source.checksum, readFile)
  let vocabulary: Vocabulary | undefined
  let reported = false
  const scoresFor = (term: string) =>
    searchTexts(term).catch((error: unknown) => {
      if (!reported) console.warn('The text index cannot be used:', error)
      reported = true
      return noScores
    })

  return async ({ term, category, author, path, count }, waitForTexts = false) => {
    const filters: Record<Facet, (article: number) => boolean> = {
      category: (article) => !category || source.categoryOf(article) === category,
      author: await filterBy('author', author),
      path: await filterBy('path', path),
    }
    const isListed = (article: number, without?: Facet) =>
      facets.every((facet) => facet === without || filters[facet](article))
    const texts = term ? scoresFor(term) : Promise.resolve(noScores)
    const allRanks = await source.ranksFor(term)
    const found = [...allRanks.keys()]
    const totalWithout = (facet: Facet) =>
      found.filter((article) => isListed(article, facet)).length
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
        [...(await source.ranksFor(other)).keys()].some((article) => isListed(article))
      suggestions = await suggest(term, vocabulary, hasMatches)
    }
    const shown = matching.slice(0, count)
    // Cards without their days are better than none.
    const dates = loadDates().catch(() => undefined)
    const [cards, dateOf, bodyMatches] = await Promise.all([
      source.cards(shown),
      within(maxTextDelay, dates),
      source.cards(onlyInBody.slice(0, maxBodyMatches)),
    ])
    return {
      matches: cards.map((card, n) => ({ ...card, date: dateOf?.(shown[n] ?? -1) })),
      total: matching.length,
      totalWithout: {
        category: totalWithout('category'),
        author: totalWithout('author'),
        path: totalWithout('path'),
      },
      bodyMatches,
      suggestions,
      textsPending: !searched,
    }
  }
}
