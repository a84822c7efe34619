/** The part of a text that has the words of a query. */
import type { Range } from './matching'
import type { FormsOf } from './searchIndex'

/** A part of a text, and where in it the words are that were searched for. */
export interface Passage {
  text: string
  ranges: Range[]
}

/** Characters of a passage: about three lines of a card. */
const length = 200

/** Characters before the first word that was found, if no sentence begins among them. */
const before = 60

interface FoundWord extends Range {
  form: string
}

/** @returns the words that have one of the forms, alone or with the next one, which others join to it */
function findWords(text: string, forms: ReadonlySet<string>, formsOf: FormsOf): FoundWord[] {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
  const found: FoundWord[] = []
  words.forEach(({ 0: word, index: start }, n) => {
    const { 0: next, index: from } = words[n + 1] ?? { 0: '', index: start }
    const formOf = (each: string) => formsOf(each).find((form) => forms.has(form))
    const alone = formOf(word)
    const joined = alone === undefined && next ? formOf(word + next) : undefined
    if (alone !== undefined) found.push({ start, end: start + word.length, form: alone })
    if (joined !== undefined) found.push({ start, end: from + next.length, form: joined })
  })
  return found
}

/** @returns where the passage begins: at a sentence or, if none is near, at a word */
function beginningOf(text: string, start: number) {
  const from = Math.max(0, start - before)
  const near = text.slice(from, start)
  const sentence = Math.max(...['. ', '? ', '! '].map((end) => near.lastIndexOf(end)))
  if (sentence >= 0) return from + sentence + 2
  return from === 0 ? 0 : from + near.indexOf(' ') + 1
}

/** @returns the passage with the most of the words, the first of several; undefined if the text has none of them */
export function findPassage(
  text: string,
  terms: readonly string[],
  formsOf: FormsOf,
): Passage | undefined {
  const found = findWords(text, new Set(terms), formsOf)
  const numberAt = ({ start }: FoundWord) => {
    const near = found.filter((word) => word.start >= start && word.end <= start + length - before)
    return new Set(near.map(({ form }) => form)).size
  }
  const most = Math.max(...found.map(numberAt))
  const first = found.find((word) => numberAt(word) === most)
  if (!first) return undefined
  const start = beginningOf(text, first.start)
  const isLast = text.length <= start + length
  const end = isLast ? text.length : text.lastIndexOf(' ', start + length)
  const isSentence = start === 0 || /[.?!]/.test(text.charAt(start - 2))
  const opening = isSentence ? '' : '… '
  return {
    text: `${opening}${text.slice(start, end)}${isLast ? '' : ' …'}`,
    ranges: found
      .filter((word) => word.start >= start && word.end <= end)
      .map((word) => ({
        start: word.start - start + opening.length,
        end: word.end - start + opening.length,
      })),
  }
}
