/** The cards as the search engine reads them. Articles are numbered by their place in the list. */
import type { Category } from '../articles/card'
import type { ArticleCard } from '../articles/schema'
import { type Rank, rankOf } from './matchCard'
import { checksumOf } from './textIndex'

export interface CardSource {
  /** The `checksumOf` the list. */
  checksum: string
  categoryOf(article: number): Category | undefined
  /** The articles that match a term, with their rank. */
  ranksFor(term: string): Promise<ReadonlyMap<number, Rank>>
  cards(articles: readonly number[]): Promise<ArticleCard[]>
  /** All words of the cards, in any order, for suggestions. */
  texts(): readonly string[]
}

/** @param cards the whole list, newest first */
export function listSource(cards: readonly ArticleCard[]): CardSource {
  return {
    checksum: checksumOf(cards),
    categoryOf: (article) => cards[article]?.category,
    ranksFor: async (term) => {
      const ranks = new Map<number, Rank>()
      for (const [article, card] of cards.entries()) {
        const rank = rankOf(card, term)
        if (rank !== undefined) ranks.set(article, rank)
      }
      return ranks
    },
    cards: async (articles) => articles.flatMap((article) => cards[article] ?? []),
    texts: () => cards.flatMap(({ title, category, excerpt }) => [title, category, excerpt]),
  }
}
