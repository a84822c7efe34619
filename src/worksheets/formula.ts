/** The formulas of worksheets and their values. */
import { round } from '../locale'

/** A number, a name, or an operation and its operands: data, which need neither a parser nor `eval`. */
export type Formula = number | string | readonly [string, ...Formula[]]

/** A text, the label of an option, or a number; nothing while it is empty. */
export type Cell = string | number | null | undefined
export type Row = Readonly<Record<string, Cell>>

/** @returns the name of what is 1 where a choice has this label, and 0 where it has another */
export const choiceName = (column: string, label: string) => `${column} == "${label}"`

type Value = number | undefined
export type Values = Map<string, Value>

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** Functions of a column, of some of its rows, or of several values of a row. */
export const aggregates: ReadonlyMap<string, (values: number[]) => number> = new Map([
  ['sum', sum],
  ['mean', (values) => sum(values) / values.length],
  ['count', (values) => values.length],
  ['min', (values) => Math.min(...values)],
  ['max', (values) => Math.max(...values)],
])

export const operations: ReadonlyMap<string, (a: number, b?: number) => number> = new Map([
  ['+', (a, b = 0) => a + b],
  ['-', (a, b = 0) => a - b],
  ['*', (a, b = 0) => a * b],
  ['/', (a, b = 0) => a / b],
  ['round', round],
])

/** A number that is too large, or divided by zero, is no value. */
const finite = (value?: number) => (Number.isFinite(value) ? value : undefined)

const isNumber = (value?: number) => value !== undefined

/** @returns the numbers of a column, without its empty cells */
export const columnOf = (rows: readonly Values[], name: string) =>
  rows.map((row) => row.get(name)).filter(isNumber)

/** @returns nothing if a value that the formula needs is missing; `min(a, b)` and the like need one of theirs, as do those of rows */
export function evaluate(formula: Formula, values: Values, rows: Values[] = []): Value {
  if (typeof formula === 'number') return formula
  if (typeof formula === 'string') return values.get(formula)
  const [name, ...parts] = formula
  const aggregate = aggregates.get(name)
  if (!aggregate) {
    const [first, second] = parts.map((part) => evaluate(part, values, rows))
    if (first === undefined || (parts.length > 1 && second === undefined)) return undefined
    return finite(operations.get(name)?.(first, second))
  }
  const [ofRow = name, from = 1, to = rows.length] = parts
  const all =
    typeof from === 'number'
      ? rows.slice(from - 1, Number(to)).map((row) => evaluate(ofRow, row))
      : parts.map((part) => evaluate(part, values))
  const numbers = all.filter(isNumber)
  return numbers.length > 0 || name === 'count' ? finite(aggregate(numbers)) : undefined
}
