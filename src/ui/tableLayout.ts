/** How a table is set, as far as that follows from what its cells say. */

/** Whether a row that begins so adds up the rows above it. */
export const isTotal = (firstCell = '') => /^\W*total\b/i.test(firstCell)

/**
 * The classes of a column's head. They say how much room its cells need at least, so that none of them becomes a
 * tower of words. Empty ones need none.
 * @param cells the texts below the head
 * @param index of the column; the first stays in sight while the others scroll, so it is never wide
 */
export function headClasses(
  head: string,
  cells: readonly string[],
  index: number,
  isNumber = false,
) {
  const longest = Math.max(0, ...cells.map((text) => text.length))
  // A head may take half as many lines again.
  const length = longest > 0 ? Math.max(longest, head.length / 1.5) : 0
  const isWide = length > 60 && index > 0
  const classes = [isNumber && 'number', isWide && 'wide', length > 16 && !isWide && 'medium']
  return classes.filter(Boolean).join(' ') || undefined
}
