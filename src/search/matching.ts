/** Finds a term in a text, such as "grosse" or "groesse" in "Größe". */
import { fold, type Spelling } from '../ui/fold'

/** @returns a text in each of its spellings */
export const foldings = (text: string) => [...new Set([fold(text), fold(text, 'spelled out')])]

/** @returns whether a text contains a term in one of the spellings */
export const contains = (text: string, term: string) =>
  fold(text).includes(fold(term)) || fold(text, 'spelled out').includes(fold(term, 'spelled out'))

/** A part of a text, from its first character to the one behind its last. */
export interface Range {
  start: number
  end: number
}

function findSpelled(text: string, term: string, spelling: Spelling): Range[] {
  const wanted = fold(term, spelling)
  let folded = ''
  // The place in the text that each character of the folded one comes from.
  const origins: Range[] = []
  let start = 0
  for (const letter of text) {
    const part = fold(letter, spelling)
    const end = start + letter.length
    const before = origins.at(-1)
    if (part === '' && before) before.end = end
    origins.push(...Array<Range>(part.length).fill({ start, end }))
    folded += part
    start = end
  }
  const found: Range[] = []
  let at = wanted ? folded.indexOf(wanted) : -1
  while (at >= 0) {
    const first = origins[at]?.start ?? 0
    const end = origins[at + wanted.length - 1]?.end ?? 0
    found.push({ start: first, end })
    const next = origins.findIndex(({ start }) => start >= end)
    at = next < 0 ? -1 : folded.indexOf(wanted, next)
  }
  return found
}

/** @returns where a text contains a term, in the spelling in which it does so more often */
export function findAll(text: string, term: string): Range[] {
  const asPlain = findSpelled(text, term, 'plain')
  const asSpelledOut = findSpelled(text, term, 'spelled out')
  return asPlain.length >= asSpelledOut.length ? asPlain : asSpelledOut
}
