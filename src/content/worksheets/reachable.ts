/** Between which numbers a formula can come out, whatever is typed. The true limits may be narrower, never wider. */
import { type Aggregate, isAggregate, type Operation, round } from '../../worksheets/compute'
import type { Formula } from '../../worksheets/parseFormula'
import type { Worksheet } from '../../worksheets/schema'

/** The least and the greatest value. */
export type Interval = readonly [least: number, greatest: number]

const around = (values: readonly number[]): Interval => [Math.min(...values), Math.max(...values)]

/** Nothing times something without limit is nothing. */
const times = (a: number, b: number) => (a === 0 || b === 0 ? 0 : a * b)

const multiply = (a: Interval, b: Interval) =>
  around(a.flatMap((one) => b.map((other) => times(one, other))))

/** What is divided by zero has no value, so only the numbers beside it count. */
function reciprocal([least, greatest]: Interval): Interval {
  if (least < 0 && greatest > 0) return [-Infinity, Infinity]
  return [greatest === 0 ? -Infinity : 1 / greatest, least === 0 ? Infinity : 1 / least]
}

const operations: Record<Operation, (a: Interval, b: Interval) => Interval> = {
  '+': (a, b) => [a[0] + b[0], a[1] + b[1]],
  '-': (a, b) => [a[0] - b[1], a[1] - b[0]],
  '*': multiply,
  '/': (a, b) => multiply(a, reciprocal(b)),
  round: ([least, greatest], [decimals]) => [round(least, decimals), round(greatest, decimals)],
}

/** Of a column with at least one value and at most so many; of none there is only the count. */
function ofColumn(name: Aggregate, cell: Interval, most: number): Interval {
  const [least, greatest] = cell
  if (name === 'count') return [0, most]
  if (name === 'sum') return [Math.min(least, least * most), Math.max(greatest, greatest * most)]
  if (name !== 'product') return cell
  const products = Array.from({ length: most }, () => cell)
  return products.reduce((product, next) => around(product.concat(multiply(product, next))))
}

/** @param result its name @returns where its value lies, if it has one; its formulas have to be free of circles */
export function reachable({ columns, rows, results }: Worksheet, result: string): Interval {
  const most = Array.isArray(rows) ? rows.length : rows
  const inCell = (name: string): Interval => {
    const column = columns[name]
    if (column?.type === 'computed') return ofFormula(column.formula, inCell)
    if (column?.type === 'number') return [column.min ?? -Infinity, column.max ?? Infinity]
    const options = column?.type === 'choice' ? column.options : []
    return Array.isArray(options) ? [0, 0] : around(Object.values(options))
  }
  const ofResult = (name: string): Interval => {
    const found = results[name]
    return found ? ofFormula(found.formula, ofResult) : [-Infinity, Infinity]
  }
  function ofFormula(formula: Formula, ofName: (name: string) => Interval): Interval {
    if (typeof formula === 'number') return [formula, formula]
    if (typeof formula === 'string') return ofName(formula)
    const [name, first = 0, second = 0] = formula
    if (isAggregate(name)) return ofColumn(name, inCell(String(first)), most)
    return operations[name](ofFormula(first, ofName), ofFormula(second, ofName))
  }
  return ofResult(result)
}
