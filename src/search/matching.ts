/** Finds a term in a text, whatever its case and its marks, such as "grosse" in "Größe". */
import { fold } from '../ui/fold'

/** @returns whether a text contains a term */
export const contains = (text: string, term: string) => fold(text).includes(fold(term))

/** A part of a text, from its first character to the one behind its last. */
export interface Range {
  start: number
  end: number
}

/** @returns where a text contains a term, in places that do not overlap: the shortest parts that contain it */
export function findAll(text: string, term: string): Range[] {
  const found: Range[] = []
  let end = 0
  while (fold(term) && contains(text.slice(end), term)) {
    const from = end
    while (!contains(text.slice(from, end), term)) end++
    let start = end - 1
    while (!contains(text.slice(start, end), term)) start--
    found.push({ start, end })
  }
  return found
}
