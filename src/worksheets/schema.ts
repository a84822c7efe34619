import * as acorn from 'acorn'
import * as v from 'valibot'
import { object, text } from '../figures/schema'
import { worksheet as words } from '../words'
import { aggregates, choiceName, type Formula, operations } from './formula'

/**
 * Formulas are written as in JavaScript: numbers, names, + - * /, parentheses and functions, such as `sum(points)`; and
 * `decision == "Taken"`, which is 1 or 0, and for the rest of the formula a name.
 * @throws SyntaxError with what is wrong
 */
export function parseFormula(text: string): Formula {
  const read = (node: acorn.AnyNode): Formula => {
    if (node.type === 'Literal' && typeof node.value === 'number') return node.value
    if (node.type === 'Identifier') return node.name
    if (node.type === 'UnaryExpression' && node.operator === '-')
      return ['-', 0, read(node.argument)]
    if (node.type === 'BinaryExpression' && node.operator === '==') {
      const { left, right } = node
      if (left.type === 'Identifier' && right.type === 'Literal' && typeof right.value === 'string')
        return choiceName(left.name, right.value)
    }
    if (node.type === 'BinaryExpression' && operations.has(node.operator))
      return [node.operator, read(node.left), read(node.right)]
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
      const { name } = node.callee
      const [first, ...others] = node.arguments.map(read)
      const isColumn =
        others.length === 0 || (others.length === 2 && others.every(Number.isInteger))
      const isOfNames = [first, ...others].every((part) => typeof part === 'string')
      const isPart = typeof first !== 'number' && (isColumn || isOfNames)
      const isRounded = name === 'round' && others.length < 2
      if (first !== undefined && (aggregates.has(name) ? isPart : isRounded))
        return [name, first, ...others]
    }
    throw new SyntaxError(`“${text.slice(node.start, node.end)}” is not possible`)
  }
  const [statement, ...others] = acorn.parse(text, { ecmaVersion: 'latest' }).body
  if (statement?.type !== 'ExpressionStatement' || others.length > 0)
    throw new SyntaxError('It is no single formula')
  return read(statement.expression)
}

const functions = `round(value, decimals), and of a column or of what is computed from each row, of its rows from … to …, or of several names ${[...aggregates.keys()].join(', ')}`
const rules = `a formula has numbers, names, + - * /, parentheses, choice == "Label", ${functions}`
const formula = v.pipe(
  text(200),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return parseFormula(dataset.value)
    } catch (error) {
      const reason = error instanceof Error ? error.message : error
      addIssue({ message: `${reason}; ${rules}` })
      return NEVER
    }
  }),
)

const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

const label = text(60)
const shown = {
  label,
  /** The unit, such as "$", "%" or "h". */
  unit: v.optional(text(12)),
  decimals: v.optional(wholeNumber(0, 6)),
}
const limit = v.optional(v.number())
const name = v.pipe(v.string(), v.regex(/^[a-z]\w*$/))
/** A column of another sheet, such as `cases.name`: its names are proposed, or its value for the row's name is taken. */
const from = v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.[a-z]\w*$/)))
/** Labels, or labels and their numbers; both become pairs. */
const options = v.union([
  v.pipe(
    v.array(label),
    v.minLength(2),
    v.transform((labels) => labels.map((label): [string, number?] => [label])),
  ),
  v.pipe(
    v.record(v.string(), v.number()),
    v.transform((numbers) => Object.entries(numbers)),
  ),
])

/** The meanings of numbers, lowest first, each from a number on; the first has no `from`, so that every number has one. */
const bands = v.pipe(
  v.array(
    object({
      from: limit,
      meaning: text(200),
      /** The page to read on, such as a reading path. */
      path: v.optional(v.pipe(v.string(), v.startsWith('/'))),
    }),
  ),
  v.minLength(2),
  v.checkItems(
    ({ from }, n, bands) =>
      n === 0 ? from === undefined : from !== undefined && from > (bands[n - 1]?.from ?? -Infinity),
    'needs a “from” above that of the band before; the first band has none, for what is less',
  ),
)

const columnTypes = [
  object({ type: v.literal('text'), label, from }),
  object({ type: v.literal('choice'), label, options }),
  v.pipe(
    object({
      type: v.literal('number'),
      ...shown,
      min: limit,
      max: limit,
      /** The column of the same row whose number it may not be above. */
      notAbove: v.optional(name),
      from,
    }),
    v.check(({ min = -Infinity, max = Infinity }) => min <= max, 'has a min above its max'),
  ),
  /** A column that shows, if it has bands, the meaning in place of the number. */
  object({ type: v.literal('computed'), ...shown, formula, bands: v.optional(bands) }),
] as const
const typeNames = columnTypes.map(({ entries }) => entries.type.literal).join(', ')
const column = v.variant('type', columnTypes, ({ path, received, message }) =>
  path ? `is ${received}; allowed: ${typeNames}` : message,
)

const result = v.pipe(
  object({ ...shown, formula: v.optional(formula), from, bands: v.optional(bands) }),
  v.check(
    ({ formula, from }) => (formula === undefined) !== (from === undefined),
    'needs either a “formula”, or “from” with the column of another sheet',
  ),
)

/** What the board pack says of a sheet on its first page, and above the sheet. */
const pack = object({
  /** Its decision in one sentence, such as "Net {net}. {net.meaning}." with results, or "{lowest}". */
  decision: v.optional(text(300)),
  /** The results of which the sentence names the lowest. */
  lowest: v.optional(v.array(name), []),
  /** The column of choices by which the first page groups the rows. */
  groups: v.optional(name),
  /** The columns that the first page shows beside the name of each row; in groups, it adds up those of numbers. */
  columns: v.optional(v.array(name), []),
})

export const structure = object({
  title: text(100),
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  /** The place in the workbook, such as "Sheet 2 of 6", which the loader sets. */
  place: v.optional(text(20)),
  intro: v.optional(text(400)),
  article: v.optional(text(100)),
  columns: v.pipe(v.record(name, column), v.minEntries(1)),
  /** Another sheet, each of whose rows has a sheet of this kind of its own once a choice, `when`, is as stated. */
  per: v.optional(object({ sheet: text(60), name, when: name, is: label })),
  /** The columns of people who each fill in one of them alone; several files are merged into these. */
  raters: v.optional(v.array(name)),
  /** The heading of the first column. */
  rowTitle: v.optional(label, words.row),
  /** The labels of the rows; or their number, and then they are numbered. */
  rows: v.pipe(
    v.union([
      wholeNumber(1, 40),
      v.pipe(
        v.array(text(100)),
        v.minLength(1),
        v.maxLength(40),
        v.check((labels) => new Set(labels).size === labels.length, 'has a label twice'),
      ),
    ]),
    v.transform((rows) =>
      typeof rows === 'object' ? rows : Array.from({ length: rows }, (_, n) => `${n + 1}`),
    ),
  ),
  results: v.optional(v.record(name, result), {}),
  example: object({
    rows: v.array(v.record(v.string(), v.nullable(v.union([v.string(), v.number()])))),
    results: v.optional(v.record(v.string(), v.number()), {}),
  }),
  /** The questions of rows, by the labels of these. */
  questions: v.optional(v.record(v.string(), text(300)), {}),
  /** What numbers and options mean, and by which rules they count. */
  scale: v.optional(v.array(text(200)), []),
  pack: v.optional(pack),
})

export type Worksheet = v.InferOutput<typeof structure>
export type Column = Worksheet['columns'][string]
export type Result = Worksheet['results'][string]

/** The data that the browser needs beside the table. */
export type SheetData = Pick<
  Worksheet,
  'id' | 'title' | 'place' | 'columns' | 'per' | 'raters' | 'results' | 'pack'
> & { rowCount: number }

/** A worksheet with its formulas as texts; or a sheet of the workbook by its id, with its example or another. */
export type WorksheetSource =
  | v.InferInput<typeof structure>
  | { sheet: string; example?: v.InferInput<typeof structure>['example'] }
