/** Combines the matching cards, the ranking by the text index, and suggestions into one result. */
import type MiniSearch from 'minisearch'
import type { SearchOptions } from 'minisearch'
import type { ArticleCard } from '../articles/schema'
import { rankOf } from './matchCard'
import type { SearchQuery } from './searchQuery'
import { suggest, termsOf, type Vocabulary, vocabularyOf } from './suggest'

export interface SearchResult {
  /** The first of the articles that match, best first. */
  matches: ArticleCard[]
  /** The number of articles that match. */
  total: number
  /** The number of articles that would match if no category were chosen. */
  totalInAllCategories: number
  /** Articles that do not match but contain the words in their text. */
  bodyMatches: ArticleCard[]
  /** Terms that do match, where this one does not. */
  suggestions: string[]
  /** Whether the index is still being fetched: neither the order nor `bodyMatches` is final then. */
  textsPending: boolean
}

/** @param waitForTexts whether the result comes when the texts have been searched, however long that takes */
export type SearchEngine = (query: SearchQuery, waitForTexts?: boolean) => Promise<SearchResult>

const maxBodyMatches = 6

/** In milliseconds: longer than a search of the texts takes, once their index is there. */
const maxTextDelay = 300

/** Only the first words of a text are looked up, so that a pasted page has its answer at once. */
const maxTerms = 12

/** Longer words are searched for as they are written: the work grows with the square of the length. */
const maxFuzzyLength = 32

/** For a search that finds nothing otherwise: one letter in five may differ. */
const fuzzyOptions: SearchOptions = {
  fuzzy: ({ length }) => (length > 4 && length <= maxFuzzyLength ? 0.2 : false),
}

interface TextResult {
  /** By slug, best first. */
  scores: ReadonlyMap<string, number>
  /** Whether no article contains the words as they are written; the scores are for similar words. */
  fuzzy: boolean
}

const noScores: TextResult = { scores: new Map(), fuzzy: true }

function searchTexts(index: MiniSearch, text: string): TextResult {
  const terms = [...new Set(termsOf(text))].slice(0, maxTerms).join(' ')
  const exact = index.search(terms)
  const fuzzy = exact.length === 0
  const found = fuzzy ? index.search(terms, fuzzyOptions) : exact
  return { scores: new Map(found.map(({ id, score }) => [id, score])), fuzzy }
}

/** @returns undefined where the value does not come in time; what it comes from goes on */
const within = <T>(milliseconds: number, value: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    value,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds)),
  ])

/**
 * Where the index fails, the console gets one warning and the cards are searched without it.
 * @param cards the whole list, newest first
 * @param loadIndex gives the index over all text of the articles, by slug
 */
export function createSearchEngine(
  cards: readonly ArticleCard[],
  loadIndex: () => Promise<MiniSearch>,
): SearchEngine {
  const bySlug = new Map(cards.map((card) => [card.slug, card]))
  let vocabulary: Vocabulary | undefined
  let isReported = false
  const scoresFor = async (term: string) => {
    try {
      return searchTexts(await loadIndex(), term)
    } catch (error) {
      if (!isReported) console.warn('The text index cannot be used:', error)
      isReported = true
      return noScores
    }
  }

  return async ({ term, category, count }, waitForTexts = false) => {
    const isListed = (card: ArticleCard) => !category || card.category === category
    const texts = term ? scoresFor(term) : Promise.resolve(noScores)
    const searched = await (waitForTexts ? texts : within(maxTextDelay, texts))
    const { scores, fuzzy } = searched ?? noScores
    const scoreOf = ({ slug }: ArticleCard) => scores.get(slug) ?? 0

    const found = ([0, 1, 2] as const).flatMap((rank) =>
      cards
        .filter((card) => rankOf(card, term) === rank)
        // The sort is stable: the newer of two with one score stays before the other.
        .sort((a, b) => scoreOf(b) - scoreOf(a)),
    )
    const matching = found.filter(isListed)
    const onlyInBody = [...scores.keys()]
      // An index of another build may know articles that the list does not have.
      .map((slug) => bySlug.get(slug))
      .filter((card) => card !== undefined)
      .filter((card) => isListed(card) && !found.includes(card))

    let suggestions: string[] = []
    if (term && matching.length === 0 && fuzzy) {
      vocabulary ??= vocabularyOf(
        cards.flatMap(({ title, category, excerpt }) => [title, category, excerpt]),
      )
      suggestions = suggest(term, vocabulary, (other) =>
        cards.some((card) => isListed(card) && rankOf(card, other) !== undefined),
      )
    }
    return {
      matches: matching.slice(0, count),
      total: matching.length,
      totalInAllCategories: found.length,
      bodyMatches: onlyInBody.slice(0, maxBodyMatches),
      suggestions,
      textsPending: !searched,
    }
  }
}
