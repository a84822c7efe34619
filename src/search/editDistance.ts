/** How far one word is from another, for what may have been mistyped. */

/**
 * The fewest characters to insert, delete, replace or swap with their neighbor to turn one word into the
 * other (optimal string alignment distance).
 * @returns Infinity where it is more than `maxEdits`
 */
export function editDistance(a: string, b: string, maxEdits: number): number {
  if (Math.abs(a.length - b.length) > maxEdits) return Number.POSITIVE_INFINITY
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? (beforePrevious[j - 2] ?? 0) + 1
          : replaced
      row.push(Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced, swapped))
    }
    if (Math.min(...row) > maxEdits) return Number.POSITIVE_INFINITY
    beforePrevious = previous
    previous = row
  }
  const distance = previous[b.length] ?? 0
  return distance > maxEdits ? Number.POSITIVE_INFINITY : distance
}
