/** A text in the front matter of an article or in an entry, of so many characters. */
import * as v from 'valibot'
import { counted } from './counted'

/** What YAML made of a value that is no text, and how to write the text. */
export function notText(value: unknown): string {
  if (value === undefined) return 'is missing; a text is required'
  if (value === null) return 'is empty; a text is required'
  if (typeof value === 'number' || typeof value === 'boolean')
    return `is ${value}, a ${typeof value === 'number' ? 'number' : 'yes or no'} to YAML; put it in quotes: "${value}"`
  if (Array.isArray(value))
    return 'is a list; a text is required, and quotes around one that begins with [ or -'
  return 'is a list of keys and values; a text is required, and quotes around one that has a colon'
}

/** Controls, marks of direction, spaces without width, and what stands for a letter that could not be read. */
const invisible = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffc\ufffd\p{Co}]/u

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

function invisibleIn(value: string) {
  const [found = ''] = invisible.exec(value) ?? []
  if (found === '\n')
    return 'has a line break; write it as one line, or begin it with > in place of |'
  return `has the invisible character ${codePoint(found)}; delete it, or type the word anew`
}

const citation = /\[@[^\]]*\]/

const textWithout = (unwanted: RegExp, min: number, max: number) =>
  v.pipe(
    v.string((issue) => notText(issue.input)),
    v.trim(),
    v.check(
      (value) => !unwanted.test(value),
      (issue) => invisibleIn(issue.input),
    ),
    v.minLength(min, (issue) =>
      issue.input
        ? `has ${counted(Number(issue.received), 'character')}; at least ${min} are required`
        : 'is empty; a text is required',
    ),
    v.maxLength(max, (issue) => `has ${issue.received} characters; at most ${max} are allowed`),
    v.regex(/[\p{L}\p{N}]/u, 'has neither a letter nor a digit; a text is required'),
    v.check(
      (value) => !citation.test(value),
      (issue) =>
        `has ${citation.exec(issue.input)?.[0]}; sources are cited in the text of an article`,
    ),
  )

/** A text on one line, shown as it is written. */
export const text = (min: number, max: number) => textWithout(invisible, min, max)

const exceptLineBreaks = new RegExp(`(?!\\n)${invisible.source}`, 'u')

/** A text of paragraphs, in Markdown. */
export const prose = (min: number, max: number) => textWithout(exceptLineBreaks, min, max)
