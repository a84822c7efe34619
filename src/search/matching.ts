/** Finds a term in a text, whatever its case and its marks, such as "grosse" in "Größe". */
import { fold } from '../ui/fold'

/** @returns whether a text contains a term */
export const contains = (text: string, term: string) => fold(text).includes(fold(term))

/** A part of a text, from its first character to the one behind its last. */
export interface Range {
  start: number
  end: number
}

/** @returns where a text contains a term, in places that do not overlap */
export function findAll(text: string, term: string): Range[] {
  const wanted = fold(term)
  let folded = ''
  // The place in the text that each character of the folded one comes from.
  const origins: Range[] = []
  let start = 0
  for (const letter of text) {
    const part = fold(letter)
    const end = start + letter.length
    const before = origins.at(-1)
    if (part === '' && before) before.end = end
    for (let n = 0; n < part.length; n++) origins.push({ start, end })
    folded += part
    start = end
  }
  const found: Range[] = []
  let index = wanted ? folded.indexOf(wanted) : -1
  while (index >= 0) {
    const first = origins[index]?.start ?? 0
    const { end } = origins[index + wanted.length - 1] ?? { end: text.length }
    found.push({ start: first, end })
    // A letter may have become two, of which the second is no place to begin at.
    const next = origins.findIndex((origin) => origin.start >= end)
    index = next < 0 ? -1 : folded.indexOf(wanted, next)
  }
  return found
}
