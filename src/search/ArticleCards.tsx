/** The cards of the list. Drawn anew only when they change, so that a letter typed costs nothing here. */
import { memo } from 'react'
import { ArticleCard } from '../articles/ArticleCard'
import type { ArticleCard as Card } from '../articles/schema'

interface ArticleCardsProps {
  cards: readonly Card[]
  /** Those beyond it are there for visitors without script. */
  shown: number
  /** What was searched for. */
  term: string
}

export const ArticleCards = memo(function ArticleCards({ cards, shown, term }: ArticleCardsProps) {
  return (
    <ul role="list" className="grid gap-x-8 gap-y-12 sm:grid-cols-2 md:grid-cols-3">
      {cards.map((article, index) => (
        <li key={article.slug} className={index < shown ? '' : 'later hidden'}>
          <ArticleCard article={article} level={2} listed term={term} />
        </li>
      ))}
    </ul>
  )
})
