/** What a worksheet may say; the types of a worksheet follow from it. */
import * as v from 'valibot'
import { parseFormula } from './parseFormula'

const text = (max: number) =>
  v.pipe(
    v.string('is missing; a text is required'),
    v.trim(),
    v.minLength(1, 'is empty; a text is required'),
    v.maxLength(max, (issue) => `has ${issue.received} characters; at most ${max} are allowed`),
  )

const number = v.pipe(v.number('is no number'), v.finite('is no finite number'))

const count = (min: number, max: number) =>
  v.pipe(
    v.number(`is no number; ${min} to ${max} is allowed`),
    v.integer(`is no whole number; ${min} to ${max} is allowed`),
    v.minValue(min, `is less than ${min}`),
    v.maxValue(max, `is more than ${max}`),
  )

const name = v.pipe(
  v.string(),
  v.regex(
    /^[a-z]\w*$/,
    (issue) => `${issue.input} is no name; a small letter comes first, then letters, digits and _`,
  ),
)

const formula = v.pipe(
  text(200),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return parseFormula(dataset.value)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      addIssue({
        message: `${message}; allowed: numbers, names, + - * /, parentheses, sum, mean, count, min, max, product, round`,
      })
      return NEVER
    }
  }),
)

const unknownKey = (what: string) => (issue: v.StrictObjectIssue) =>
  issue.expected === 'never'
    ? `is not a key of ${what}`
    : issue.path
      ? 'is missing'
      : `is not ${what}`

const shown = {
  label: text(60),
  /** Such as "$", "%" or "h". */
  unit: v.optional(text(12)),
  decimals: v.optional(count(0, 6)),
}

const column = v.variant(
  'type',
  [
    v.strictObject({ type: v.literal('text'), label: text(60) }, unknownKey('a column of text')),
    v.strictObject(
      {
        type: v.literal('choice'),
        label: text(60),
        /** Labels; or labels and the numbers that they stand for. */
        options: v.union(
          [v.pipe(v.array(text(60)), v.minLength(2)), v.record(v.string(), number)],
          'is neither a list of two or more texts nor texts with their numbers',
        ),
      },
      unknownKey('a column of choices'),
    ),
    v.strictObject(
      { type: v.literal('number'), ...shown, min: v.optional(number), max: v.optional(number) },
      unknownKey('a column of numbers'),
    ),
    v.strictObject(
      { type: v.literal('computed'), ...shown, formula },
      unknownKey('a computed column'),
    ),
  ],
  'is no type; allowed: text, choice, number, computed',
)

const result = v.strictObject(
  {
    ...shown,
    formula,
    /** What a result from so much on means, lowest first; the first band without `from` has what is less. */
    bands: v.optional(
      v.pipe(
        v.array(
          v.strictObject({ from: v.optional(number), meaning: text(200) }, unknownKey('a band')),
          'is no list of bands',
        ),
        v.minLength(2, 'has fewer than two bands'),
      ),
    ),
  },
  unknownKey('a result'),
)

const cell = v.nullable(v.union([v.string(), number], 'is neither text nor number'))

/** Unknown keys are refused, so that a mistyped key is not ignored. */
export const worksheetSchema = v.strictObject(
  {
    title: text(100),
    id: v.pipe(
      v.string('is missing; small letters, digits and single hyphens are required'),
      v.regex(
        /^[a-z0-9]+(-[a-z0-9]+)*$/,
        'is no id; small letters, digits and single hyphens are allowed',
      ),
    ),
    columns: v.record(
      name,
      column,
      'is missing; names of columns with their label and type are required',
    ),
    /** What the rows are; the heading of the first column. */
    rowTitle: v.optional(text(60), 'Row'),
    /** Their labels, or how many empty ones. */
    rows: v.union(
      [count(1, 40), v.pipe(v.array(text(100)), v.minLength(1), v.maxLength(40))],
      'is neither a number of rows, 1 to 40, nor a list of labels',
    ),
    results: v.optional(v.record(name, result, 'is no map of names to results'), {}),
    example: v.strictObject(
      {
        rows: v.array(v.record(v.string(), cell, 'is no map of columns to values'), 'is no list'),
        results: v.optional(v.record(v.string(), number, 'is no map of names to numbers'), {}),
      },
      unknownKey('an example'),
    ),
  },
  unknownKey('a worksheet'),
)

export type Worksheet = v.InferOutput<typeof worksheetSchema>
/** As it is written: its formulas are texts. */
export type WorksheetSource = v.InferInput<typeof worksheetSchema>
export type Column = Worksheet['columns'][string]
export type Result = Worksheet['results'][string]

/** What the browser needs of it beside its table. */
export type SheetData = Pick<Worksheet, 'id' | 'title' | 'columns' | 'results'>
