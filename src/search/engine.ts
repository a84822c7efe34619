/** Answers a search: the list by the substring rule, what else is in the texts, and what may have been meant. */
import type { ArticleCard } from '../articles/schema'
import { places, rankOf } from './match'
import { suggest, type Vocabulary, vocabularyOf } from './suggest'
import { nothing, type ReadFile, textSearch } from './textSearch'
import type { Wish } from './wish'

export interface Answer {
  /** The first of those that match, best first. */
  found: ArticleCard[]
  /** How many match. */
  total: number
  /** Articles that do not match but hold the words in their text. */
  inText: ArticleCard[]
  /** Terms that do match, where this one does not. */
  meant: string[]
}

/** Cards under "Also in the text". */
const most = 6

/**
 * @param cards the whole list, newest first
 * @param readFile for the text index; where that fails, the list is searched without it, and the console told once
 */
export function createEngine(cards: readonly ArticleCard[], readFile: ReadFile) {
  const scoresOf = textSearch(
    cards.map(({ slug }) => slug),
    readFile,
  )
  let vocabulary: Vocabulary | undefined
  let told = false
  const scores = (term: string) =>
    scoresOf(term).catch((error: unknown) => {
      if (!told) console.warn('The text index cannot be used:', error)
      told = true
      return nothing
    })

  return async ({ term, category, count }: Wish): Promise<Answer> => {
    const inCategory = (card: ArticleCard) => !category || card.category === category
    const listed = [...cards.entries()]
      .filter(([, card]) => inCategory(card))
      .map(([number, card]) => ({ number, card, rank: rankOf(card, term) }))
    const matching = listed.filter(({ rank }) => rank >= 0)
    const first = <T extends { card: ArticleCard }>(list: T[], n: number) =>
      list.slice(0, n).map(({ card }) => card)
    if (!term)
      return { found: first(matching, count), total: matching.length, inText: [], meant: [] }

    const { of: score, loose } = await scores(term)
    const byScore = (a: { number: number }, b: { number: number }) =>
      (score.get(b.number) ?? 0) - (score.get(a.number) ?? 0)
    const found = matching.sort((a, b) => a.rank - b.rank || byScore(a, b))
    const elsewhere = listed.filter(({ rank, number }) => rank < 0 && score.has(number))
    let meant: string[] = []
    if (found.length === 0 && loose) {
      vocabulary ??= vocabularyOf(cards.flatMap((card) => places.map((place) => card[place])))
      meant = suggest(term, vocabulary, (other) =>
        listed.some(({ card }) => rankOf(card, other) >= 0),
      )
    }
    return {
      found: first(found, count),
      total: found.length,
      inText: first(elsewhere.sort(byScore), most),
      meant,
    }
  }
}
