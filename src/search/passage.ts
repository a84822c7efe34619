/** The part of a text that has the words of a query. */
import type { Range } from './matching'
import type { FormsOf } from './searchIndex'

/** A part of a text, and where in it the words are that were searched for. */
export interface Passage {
  text: string
  ranges: Range[]
}

/** Characters before the first word; what is before them is left out, as a card shows a few lines only. */
const before = 100

/** @returns the first sentence with the most of the words; undefined if the text has none of them */
export function findPassage(
  text: string,
  terms: readonly string[],
  formsOf: FormsOf,
): Passage | undefined {
  const sentences = text.match(/\S.*?(?:[.?!]["”’»)]*(?=\s)|$)/g) ?? []
  const passages = sentences.map((sentence) => {
    const found = [...sentence.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
      .map(({ 0: word, index }) => ({
        start: index,
        end: index + word.length,
        form: formsOf(word).find((form) => terms.includes(form)),
      }))
      .filter(({ form }) => form)
    return { sentence, found, count: new Set(found.map(({ form }) => form)).size }
  })
  const most = Math.max(...passages.map(({ count }) => count))
  const best = passages.find(({ count }) => count === most)
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
