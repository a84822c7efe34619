/** Paths of rules, in which one `*` stands for any characters. */

/** @returns what stands before and after the `*`; no end where there is none */
export function partsOf(pattern: string): { start: string; end?: string } {
  const [start = '', end] = pattern.split('*')
  return end === undefined ? { start } : { start, end }
}

function fits(pattern: string, path: string) {
  const { start, end } = partsOf(pattern)
  if (end === undefined) return pattern === path
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end)
}

/** @returns whether some path fits both patterns */
export function mayFitBoth(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)]
  if (a.end === undefined) return fits(other, one)
  if (b.end === undefined) return fits(one, other)
  const startsAlike = a.start.startsWith(b.start) || b.start.startsWith(a.start)
  return startsAlike && (a.end.endsWith(b.end) || b.end.endsWith(a.end))
}
