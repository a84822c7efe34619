/** A few articles that show the range: the newest one of each category. */

/**
 * @param cards newest first
 * @returns so many of them, in their order, no two of one category while there are others
 */
export function newestOfCategories<Card extends { category: string }>(
  cards: readonly Card[],
  count: number,
): Card[] {
  const first = cards.filter(
    ({ category }, n) => cards.findIndex((card) => card.category === category) === n,
  )
  const others = cards.filter((card) => !first.includes(card))
  const chosen = [...first, ...others].slice(0, count)
  return cards.filter((card) => chosen.includes(card))
}
