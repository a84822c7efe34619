/** The cards of the list. Memoized, as typing renders the list but rarely changes its cards. */
import { memo, useEffect, useRef } from 'react'
import { ArticleCard } from '../articles/ArticleCard'
import type { ArticleCard as Card } from '../articles/schema'

interface ArticleCardsProps {
  cards: readonly Card[]
  /** The number of cards to show; those after them show only without script. */
  count: number
  /** What is searched for, which the cards highlight. */
  term: string
}

const maxKeptCovers = 60

/**
 * Keeps the pictures that were shown last, by their address: as long as one is referenced, a card that comes
 * back has it at once, and the browser neither fetches nor decodes it again.
 */
function useKeptCovers(cards: readonly Card[]) {
  const list = useRef<HTMLUListElement>(null)
  const kept = useRef(new Map<string, HTMLImageElement>()).current
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the cards have changed.
  useEffect(() => {
    for (const image of list.current?.querySelectorAll('img') ?? []) {
      kept.delete(image.src)
      kept.set(image.src, image)
    }
    for (const address of [...kept.keys()].slice(0, -maxKeptCovers)) kept.delete(address)
  }, [cards, kept])
  return list
}

export const ArticleCards = memo(function ArticleCards({ cards, count, term }: ArticleCardsProps) {
  return (
    <ul
      ref={useKeptCovers(cards)}
      role="list"
      className="grid gap-x-8 gap-y-12 sm:grid-cols-2 md:grid-cols-3"
    >
      {cards.map((article, index) => (
        <li key={article.slug} className={index < count ? undefined : 'noscript-only'}>
          <ArticleCard article={article} level={2} listed term={term} />
        </li>
      ))}
    </ul>
  )
})
