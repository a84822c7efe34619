/** Computes a worksheet. The build checks its example with this, and the browser shows results with it. */
import type { Formula } from './parseFormula'
import type { Column, SheetData } from './schema'

/** A text, the label of an option, or a number; null while it is empty. */
export type Cell = string | number | null
export type Row = Readonly<Record<string, Cell>>

interface Scope {
  /** What a name stands for. */
  value: (name: string) => number | null
  /** The cells of a column that are not empty. */
  column: (name: string) => number[]
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** Functions of a whole column. */
const aggregates = {
  sum,
  mean: (values: number[]) => sum(values) / values.length,
  count: (values: number[]) => values.length,
  min: (values: number[]) => Math.min(...values),
  max: (values: number[]) => Math.max(...values),
  product: (values: number[]) => values.reduce((total, value) => total * value, 1),
}

export const round = (value: number, decimals = 0) =>
  Math.round(value * 10 ** decimals) / 10 ** decimals

const operations = {
  '+': (a: number, b = 0) => a + b,
  '-': (a: number, b = 0) => a - b,
  '*': (a: number, b = 0) => a * b,
  '/': (a: number, b = 0) => a / b,
  round,
}

export type Aggregate = keyof typeof aggregates
export type Operation = keyof typeof operations

export const isAggregate = (name: string): name is Aggregate =>
  Object.keys(aggregates).includes(name)
export const isFunction = (name: string) => name === 'round' || isAggregate(name)

/** What divides by zero, or is too large, has no value. */
const finite = (value: number) => (Number.isFinite(value) ? value : null)

/** @returns null where a value that it needs is missing */
export function evaluate(formula: Formula, scope: Scope): number | null {
  if (typeof formula === 'number') return formula
  if (typeof formula === 'string') return scope.value(formula)
  const [name, ...parts] = formula
  if (isAggregate(name)) {
    const values = scope.column(String(parts[0]))
    return values.length > 0 || name === 'count' ? finite(aggregates[name](values)) : null
  }
  const [first, second] = parts.map((part) => evaluate(part, scope))
  if (first === null || first === undefined || second === null) return null
  return finite(operations[name](first, second))
}

/** Text is counted, but is no number: 0 stands for it. */
function numberOf(column: Column, cell: Cell): number | null {
  if (cell === null || cell === '') return null
  if (column.type === 'choice' && !Array.isArray(column.options))
    return column.options[cell] ?? null
  return typeof cell === 'number' ? cell : 0
}

export interface Computed {
  /** The computed columns of each row. */
  rows: Record<string, number | null>[]
  results: Record<string, number | null>
}

/** @param rows what was filled in; a missing cell is empty */
export function computeSheet(
  { columns, results }: Pick<SheetData, 'columns' | 'results'>,
  rows: readonly Row[],
): Computed {
  const cell = (row: Row, name: string): number | null => {
    const column = columns[name]
    if (!column) return null
    if (column.type !== 'computed') return numberOf(column, row[name] ?? null)
    return evaluate(column.formula, { value: (other) => cell(row, other), column: () => [] })
  }
  const column = (name: string) => rows.flatMap((row) => cell(row, name) ?? [])
  const isEmpty = Object.entries(columns).every(
    ([name, { type }]) => type === 'computed' || column(name).length === 0,
  )
  // An empty sheet has no results, not even that it has 0 of something.
  const value = (name: string): number | null => {
    const result = isEmpty ? undefined : results[name]
    return result ? evaluate(result.formula, { value, column }) : null
  }
  const computed = Object.keys(columns).filter((name) => columns[name]?.type === 'computed')
  return {
    rows: rows.map((row) => Object.fromEntries(computed.map((name) => [name, cell(row, name)]))),
    results: Object.fromEntries(Object.keys(results).map((name) => [name, value(name)])),
  }
}
