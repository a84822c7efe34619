/** What an entry of `articles/sources.yaml` and of `articles/glossary.yaml` may say. */
import * as v from 'valibot'
import { notText, text } from './text'

/** What a source is; the law of a day needs the day on which an article was last checked against it. */
const sourceKinds = ['law', 'standard', 'research', 'case', 'method'] as const

const partOfDate = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/

/** A source that articles cite by its id. Unknown keys are refused. */
export const sourceSchema = v.strictObject({
  kind: v.picklist(sourceKinds),
  author: text(2, 200),
  title: text(2, 200),
  publisher: v.optional(text(2, 200)),
  date: v.pipe(
    v.string((issue) => `${notText(issue.input)}; YYYY, YYYY-MM or YYYY-MM-DD`),
    v.regex(partOfDate, (issue) => `is ${issue.received}; YYYY, YYYY-MM or YYYY-MM-DD is required`),
  ),
  /** Left out where no address is known. */
  url: v.optional(
    v.pipe(
      v.string((issue) => notText(issue.input)),
      v.url(
        (issue) => `is ${issue.received}, no address; one that begins with https:// is required`,
      ),
      v.startsWith('https://', (issue) => `is ${issue.input}, not https`),
    ),
  ),
})

export type Source = v.InferOutput<typeof sourceSchema>

/** A term of the glossary. Unknown keys are refused. */
export const termSchema = v.strictObject({
  term: text(2, 60),
  /** Plurals, abbreviations and other words for it. */
  also: v.optional(v.array(text(2, 60), 'is not a list of words; write [one, another]')),
  /** Plain text. */
  definition: text(40, 400),
  /** The slug of the article that says the most about it. */
  article: v.optional(text(2, 80)),
})

export type Term = v.InferOutput<typeof termSchema>
