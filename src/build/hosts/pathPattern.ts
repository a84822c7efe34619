/** Paths of rules, in which one `*` stands for any characters. */

/** @returns what stands before and after the `*`; no end where there is none */
export function partsOf(pattern: string): { start: string; end?: string } {
  const [start = '', end] = pattern.split('*')
  return end === undefined ? { start } : { start, end }
}

/** @returns what `*` stands for where a pattern fits a path; undefined where it does not */
export function splatOf(pattern: string, path: string): string | undefined {
  const { start, end } = partsOf(pattern)
  if (end === undefined) return pattern === path ? '' : undefined
  const fits =
    path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end)
  return fits ? path.slice(start.length, path.length - end.length) : undefined
}

const fits = (pattern: string, path: string) => splatOf(pattern, path) !== undefined

/** @returns whether some path fits both patterns */
export function mayFitBoth(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)]
  if (a.end === undefined) return fits(other, one)
  if (b.end === undefined) return fits(one, other)
  const startsAlike = a.start.startsWith(b.start) || b.start.startsWith(a.start)
  return startsAlike && (a.end.endsWith(b.end) || b.end.endsWith(a.end))
}
