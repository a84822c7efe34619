/** The cards of the list. Memoized, as typing renders the list but rarely changes its cards. */
import { memo } from 'react'
import { ArticleCard } from '../articles/ArticleCard'
import type { ArticleCard as Card } from '../articles/schema'

interface ArticleCardsProps {
  cards: readonly Card[]
  /** The number of cards to show; those after them show only without script. */
  count: number
  /** What is searched for, which the cards highlight. */
  term: string
}

export const ArticleCards = memo(function ArticleCards({ cards, count, term }: ArticleCardsProps) {
  return (
    <ul role="list" className="grid gap-x-8 gap-y-12 sm:grid-cols-2 md:grid-cols-3">
      {cards.map((article, index) => (
        <li key={article.slug} className={index < count ? undefined : 'noscript-only'}>
          <ArticleCard article={article} level={2} listed term={term} />
        </li>
      ))}
    </ul>
  )
})
