/** One thread through all items of a list, a piece for each. */

/** @returns where it crosses the line of an item, in percent of its track */
const crossing = (n: number) => (n % 2 ? 62 : 18)

interface ThreadProps {
  /** All items. */
  items: readonly unknown[]
  /** The item whose piece this is. */
  n: number
  /** Leads straight down to the item, beside the heading of its group. */
  isStraight?: boolean
}

/** A piece from an item's line to the next one's, in an `li` of a list of the class `woven`; the last one ends in the middle. */
export function Thread({ items, n, isStraight }: ThreadProps) {
  const from = crossing(n)
  const next = n < items.length - 1 ? crossing(n + 1) : 50
  const to = isStraight ? from : next
  // It ends below the beginning of the next piece, as a seam would show between pixels.
  return (
    <svg className="strand" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path vectorEffect="non-scaling-stroke" d={`M${from} 0C${from} 50 ${to} 50 ${to} 100v.5`} />
    </svg>
  )
}
