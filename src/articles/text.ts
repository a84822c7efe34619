/** A text in the front matter of an article or in an entry, of so many characters. */
import * as v from 'valibot'

export const text = (min: number, max: number) =>
  v.pipe(
    v.string('is missing; a text is required'),
    v.trim(),
    v.minLength(min, (issue) => `has ${issue.received} characters; at least ${min} are required`),
    v.maxLength(max, (issue) => `has ${issue.received} characters; at most ${max} are allowed`),
  )
