/** The list as a search sees it: which articles hold a term, and their cards. Articles go by their number in it. */
import type { ArticleCard, Category } from '../articles/schema'
import { type Rank, rankOf } from './matchCard'
import { checksum } from './textIndex'

export interface Source {
  /** Its `checksum`. */
  list: string
  categoryOf(number: number): Category | undefined
  /** The articles that hold the term, each with the rank of the best place. */
  ranks(term: string): Promise<ReadonlyMap<number, Rank>>
  cards(numbers: readonly number[]): Promise<ArticleCard[]>
  /** All words of the cards, in any order. */
  texts(): readonly string[]
}

/** @param cards the whole list, newest first */
export function listSource(cards: readonly ArticleCard[]): Source {
  return {
    list: checksum(cards.map(({ slug }) => slug)),
    categoryOf: (number) => cards[number]?.category,
    ranks: async (term) =>
      new Map(
        cards.flatMap((card, number) => {
          const rank = rankOf(card, term)
          return rank === undefined ? [] : [[number, rank] as const]
        }),
      ),
    cards: async (numbers) => numbers.flatMap((number) => cards[number] ?? []),
    texts: () => cards.flatMap(({ title, category, excerpt }) => [title, category, excerpt]),
  }
}
