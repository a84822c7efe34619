/** The rule of the search: a card matches where its title, category or excerpt contains the term, whatever its case. */
import type { ArticleCard } from '../articles/schema'

/** The best field that contains the term: 0 the title, 1 the category, 2 the excerpt. */
export type Rank = 0 | 1 | 2

const fields = ['title', 'category', 'excerpt'] as const

/** @returns undefined where no field contains the term */
export function rankOf(card: ArticleCard, term: string): Rank | undefined {
  const lowerCase = term.toLowerCase()
  return ([0, 1, 2] as const).find((rank) => card[fields[rank]].toLowerCase().includes(lowerCase))
}
