/** One thread across the lines of a list, a piece for each item: it passes over what is chosen and under the rest. */

/** Where it crosses an item's line, in percent of its track: lifted where it is over, and never quite straight. */
const crossing = (n: number, isOver: boolean) => (isOver ? 18 : 62) + (n % 2) * 16

interface ThreadProps {
  /** Which items it passes over. */
  over: readonly boolean[]
  /** The item whose piece this is. */
  n: number
  /** Where the last piece ends, in percent. */
  end?: number
}

/** Runs from an item's line to the next one's; it stands in an `li` of a list of the class `woven`, whose words say the same. */
export function Thread({ over, n, end = 50 }: ThreadProps) {
  const from = crossing(n, over[n] ?? true)
  const next = over[n + 1]
  const to = next === undefined ? end : crossing(n + 1, next)
  return (
    <svg className="strand" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${from} 0C${from} 50 ${to} 50 ${to} 100`} />
    </svg>
  )
}
