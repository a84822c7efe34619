/** Moves the focus from "Load More Articles" to the first card that it adds, which may have to be fetched. */
import { useEffect, useRef } from 'react'

export function useFocusOnNewCard() {
  const list = useRef<HTMLElement>(null)
  /** The place of the card that is to get the focus, and what has the focus until then. */
  const awaited = useRef<{ index: number; from: Element | null }>(undefined)
  // After each render, as any of them may have added the card.
  useEffect(() => {
    if (!awaited.current) return
    const { index, from } = awaited.current
    const { activeElement, body } = document
    const card = list.current?.querySelectorAll<HTMLElement>('.article-card')[index]
    // The button is gone where there are no more cards.
    const hasStayed = activeElement === from || activeElement === body
    if (card || !hasStayed) awaited.current = undefined
    if (card && hasStayed) card.focus()
  })
  return {
    list,
    awaitCard(index: number) {
      awaited.current ??= { index, from: document.activeElement }
    },
  }
}
