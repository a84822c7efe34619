/** What a worksheet has; its formulas refer to what exists, and its example states what they give. */
import * as acorn from 'acorn'
import * as v from 'valibot'
import { object, text } from '../figures/schema'
import { aggregates, type Cell, computeSheet, type Formula, operations } from './compute'
import { type Format, formatNumber } from './format'

/**
 * Formulas are written as in JavaScript: numbers, names, + - * /, parentheses and functions, such as `sum(points)`.
 * @throws SyntaxError with what is wrong
 */
export function parseFormula(text: string): Formula {
  const read = (node: acorn.AnyNode): Formula => {
    if (node.type === 'Literal' && typeof node.value === 'number') return node.value
    if (node.type === 'Identifier') return node.name
    if (node.type === 'UnaryExpression' && node.operator === '-')
      return ['-', 0, read(node.argument)]
    if (node.type === 'BinaryExpression' && operations.has(node.operator))
      return [node.operator, read(node.left), read(node.right)]
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
      const { name } = node.callee
      const [first, ...others] = node.arguments.map(read)
      const isColumn =
        others.length === 0 || (others.length === 2 && others.every(Number.isInteger))
      const isOfNames = [first, ...others].every((part) => typeof part === 'string')
      const isPart = typeof first === 'string' && (isColumn || isOfNames)
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

const functions = `round(value, decimals), and of a column, of its rows from … to …, or of several names ${[...aggregates.keys()].join(', ')}`
const rules = `a formula has numbers, names, + - * /, parentheses, ${functions}`
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
  /** Such as "$", "%" or "h". */
  unit: v.optional(text(12)),
  decimals: v.optional(wholeNumber(0, 6)),
}
const limit = v.optional(v.number())
/** A column of another sheet, such as `cases.name`: its names are proposed, or what stands beside the row's name is taken. */
const from = v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.[a-z]\w*$/)))
/** Labels; or labels and the numbers that they stand for. */
const options = v.union([v.pipe(v.array(label), v.minLength(2)), v.record(v.string(), v.number())])

/** What a number from so much on means, lowest first; the first band has no `from`, so that every one has a meaning. */
const bands = v.pipe(
  v.array(
    object({
      from: limit,
      meaning: text(200),
      /** The page that fits, such as a reading path. */
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
    object({ type: v.literal('number'), ...shown, min: limit, max: limit, from }),
    v.check(({ min = -Infinity, max = Infinity }) => min <= max, 'has a min above its max'),
  ),
  /** With bands, it shows the meaning in place of its number. */
  object({ type: v.literal('computed'), ...shown, formula, bands: v.optional(bands) }),
] as const
const typeNames = columnTypes.map(({ entries }) => entries.type.literal).join(', ')
const column = v.variant('type', columnTypes, ({ path, received, message }) =>
  path ? `is ${received}; allowed: ${typeNames}` : message,
)

const name = v.pipe(v.string(), v.regex(/^[a-z]\w*$/))

const structure = object({
  title: text(100),
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  /** In the workbook alone: its place, such as "Sheet 2 of 6", which the loader sets, what it is for, and its article. */
  place: v.optional(text(20)),
  intro: v.optional(text(400)),
  article: v.optional(text(100)),
  columns: v.pipe(v.record(name, column), v.minEntries(1)),
  /** What the rows are; the heading of the first column. */
  rowTitle: v.optional(label, 'Row'),
  /** Their labels, or how many empty ones. */
  rows: v.union([
    wholeNumber(1, 40),
    v.pipe(
      v.array(text(100)),
      v.minLength(1),
      v.maxLength(40),
      v.check((labels) => new Set(labels).size === labels.length, 'has a label twice'),
    ),
  ]),
  results: v.optional(v.record(name, object({ ...shown, formula, bands: v.optional(bands) })), {}),
  example: object({
    rows: v.array(v.record(v.string(), v.nullable(v.union([v.string(), v.number()])))),
    results: v.optional(v.record(v.string(), v.number()), {}),
  }),
})

type Report = (message: string, first: string, ...path: string[]) => void

/** A formula refers to what stands above it, so that none leads back to itself. */
function checkFormulas({ columns, results }: Worksheet, report: Report) {
  const check = (formula: Formula, allowed: string[], cells: string[], path: [string, string]) => {
    if (typeof formula === 'string' && !allowed.includes(formula)) {
      const names = allowed.join(', ') || 'no name'
      report(`refers to ${formula}; allowed here: ${names}`, ...path, 'formula')
    }
    if (typeof formula !== 'object') return
    const [operation, ...parts] = formula
    const isOfColumn = aggregates.has(operation) && typeof parts[1] !== 'string'
    const names = isOfColumn ? cells : allowed
    for (const part of parts) check(part, names, cells, path)
  }
  const numbers: string[] = []
  for (const [name, column] of Object.entries(columns)) {
    if (column.type === 'computed') check(column.formula, numbers, [], ['columns', name])
    if (column.type === 'choice' ? !Array.isArray(column.options) : column.type !== 'text')
      numbers.push(name)
  }
  const above: string[] = []
  for (const [name, { formula }] of Object.entries(results)) {
    check(formula, above, Object.keys(columns), ['results', name])
    above.push(name)
  }
}

function cellOf(column: Column) {
  if (column.type === 'text') return v.string()
  if (column.type === 'computed') return v.number()
  if (column.type === 'choice') {
    const labels = Array.isArray(column.options) ? column.options : Object.keys(column.options)
    return v.picklist(labels, ({ received }) => `is ${received}; allowed: ${labels.join(', ')}`)
  }
  const { min = -Infinity, max = Infinity, decimals } = column
  const inRange = v.pipe(v.number(), v.minValue(min), v.maxValue(max))
  return decimals === 0 ? v.pipe(inRange, v.integer()) : inRange
}

/** The example has cells that may be filled in, and no results but those of the sheet. */
function checkEntries({ columns, rows, results, example }: Worksheet, report: Report) {
  const cells = Object.entries(columns).map(([name, column]) => [name, v.nullish(cellOf(column))])
  const most = Array.isArray(rows) ? rows.length : rows
  const schema = object({
    rows: v.pipe(v.array(object(Object.fromEntries(cells))), v.maxLength(most)),
    results: object(v.entriesFromList(Object.keys(results), v.optional(v.number()))),
  })
  for (const issue of v.safeParse(schema, example).issues ?? [])
    report(issue.message, 'example', ...(v.getDotPath(issue)?.split('.') ?? []))
}

/** What the example states, computed or not, is what the formulas give, to the decimals that are shown. */
function checkValues(sheet: Worksheet, report: Report) {
  const { columns, results, example } = sheet
  const computed = computeSheet(sheet, example.rows)
  const compare = (format: Format, stated: Cell, value: Cell, ...path: string[]) => {
    const show = (cell: Cell) => formatNumber(cell, format) || 'nothing'
    if (show(stated) !== show(value))
      report(`states ${show(stated)}; the formula gives ${show(value)}`, 'example', ...path)
  }
  for (const [n, row] of example.rows.entries())
    for (const [name, column] of Object.entries(columns))
      if (column.type === 'computed' && Object.hasOwn(row, name))
        compare(column, row[name], computed.rows[n]?.get(name), 'rows', `${n}`, name)
  for (const [name, result] of Object.entries(results))
    compare(result, example.results[name], computed.results.get(name), 'results', name)
}

export const worksheetSchema = v.pipe(
  structure,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const sheet = dataset.value
    const itemOf = (key: string) =>
      ({ type: 'unknown', origin: 'value', input: sheet, key, value: undefined }) as const
    let isComputable = true
    const report: Report = (message, first, ...path) => {
      isComputable = false
      addIssue({ message, path: [itemOf(first), ...path.map(itemOf)] })
    }
    checkFormulas(sheet, report)
    checkEntries(sheet, report)
    if (isComputable) checkValues(sheet, report)
  }),
)

export type Worksheet = v.InferOutput<typeof structure>
export type Column = Worksheet['columns'][string]
export type Result = Worksheet['results'][string]

/** What the browser needs of it beside its table. */
export type SheetData = Pick<Worksheet, 'id' | 'title' | 'place' | 'columns' | 'results'>

/** As it is written: its formulas are texts. Or a sheet of the workbook by its id, with that one's example or its own. */
export type WorksheetSource =
  | v.InferInput<typeof structure>
  | { sheet: string; example?: v.InferInput<typeof structure>['example'] }

/** @returns a schema for worksheets, of which some are sheets of the workbook, given as they are written */
export const worksheetsOf = (workbook: ReadonlyMap<string, object> = new Map()) =>
  v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { sheet, ...own } = Object(dataset.value)
      if (sheet === undefined) return dataset.value
      const shared = workbook.get(sheet)
      if (shared) return { ...shared, ...own }
      addIssue({ message: `is ${sheet}; allowed: ${[...workbook.keys()].join(', ')}` })
      return NEVER
    }),
    worksheetSchema,
  )
