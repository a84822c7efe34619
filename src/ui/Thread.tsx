/** One thread across the lines of a list, a piece for each item: it passes over what is chosen and under the rest. */

/** @returns where it crosses the line of an item, in percent of its track: high if it is over; if all is over, it sways */
function crossing(over: readonly unknown[], n: number) {
  if (!over.includes(false)) return n % 2 ? 62 : 18
  return over[n] ? 20 : 64 + (n % 2) * 12
}

interface ThreadProps {
  /** The items, or for each whether the thread passes over it. */
  over: readonly unknown[]
  /** The item whose piece this is. */
  n: number
  /** The end of the last piece, in percent. */
  end?: number
}

/** A piece from an item's line to the next one's, in an `li` of a list of the class `woven`, whose words say the same. */
export function Thread({ over, n, end = 50 }: ThreadProps) {
  const from = crossing(over, n)
  const to = n < over.length - 1 ? crossing(over, n + 1) : end
  return (
    <svg className="strand" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path vectorEffect="non-scaling-stroke" d={`M${from} 0C${from} 50 ${to} 50 ${to} 100`} />
    </svg>
  )
}
