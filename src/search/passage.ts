/** The part of a text that has the words of a query. */
import type { Range } from './matching'
import type { FormOf } from './searchIndex'

/** A part of a text, and where in it the words are that were searched for. */
export interface Passage {
  text: string
  ranges: Range[]
}

/** Sentences that together have 120 characters or more. */
const sentences = /\S.{120,}?[.?!]["”’»)]*(?=\s)|\S.*$/g

/** Characters before the first word; what is before them is left out, as a card shows a few lines only. */
const before = 100

/** @returns the first sentences with the most letters of the words; undefined if the text has none of them */
export function findPassage(
  text: string,
  terms: readonly string[],
  formOf: FormOf,
): Passage | undefined {
  const passages = [...text.matchAll(sentences)].map(([sentence]) => {
    const found = [...sentence.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
      .map(({ 0: word, index }) => ({
        start: index,
        end: index + word.length,
        form: formOf(word) ?? '',
      }))
      .filter(({ form }) => terms.includes(form))
    // Rare words are long.
    const weight = [...new Set(found.map(({ form }) => form))].join('').length
    return { sentence, found, weight }
  })
  const most = Math.max(...passages.map(({ weight }) => weight))
  const best = passages.find(({ weight }) => weight === most)
  const [first] = best?.found ?? []
  if (!best || !first) return undefined
  const from = first.start > before ? best.sentence.indexOf(' ', first.start - before) : 0
  const opening = from > 0 ? '…' : ''
  const shift = opening.length - from
  return {
    text: opening + best.sentence.slice(from),
    ranges: best.found.map(({ start, end }) => ({ start: start + shift, end: end + shift })),
  }
}
