/**
 * Recomputes what a table states: a row that begins with "Total" is the sum of the rows above it, since the total
 * before, in each column where it has a number; a column "Sum", "Product" or "Mean" follows from the columns before.
 */

import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { isTotal } from '../../ui/tableLayout'

interface Amount {
  value: number
  /** How many digits stand behind the point. */
  decimals: number
  /** What stands around the number, such as "$k" or "%". */
  unit: string
}

/** @returns undefined for what is no number with a unit of a few letters at most */
function amountIn(cell: string): Amount | undefined {
  const match = /^([−–-]?)\s*([$€£]?)\s*([−–-]?)([\d,]*\d(?:\.(\d+))?)\s*([a-z%]{0,3})$/i.exec(
    cell.replace(/\*/g, '').trim(),
  )
  if (!match) return undefined
  const [, before, currency, after, digits = '', fraction = '', suffix] = match
  const value = Number(digits.replaceAll(',', '')) * (before || after ? -1 : 1)
  return { value, decimals: fraction.length, unit: `${currency}${suffix}` }
}

const operations = {
  sum: (values: number[]) => values.reduce((total, value) => total + value, 0),
  product: (values: number[]) => values.reduce((total, value) => total * value, 1),
  mean: (values: number[]) => operations.sum(values) / values.length,
}
const isOperation = (name: string): name is keyof typeof operations =>
  Object.hasOwn(operations, name)

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals))

/** @param index of the row, the head being 0. @param result what the cells above or before give */
export interface WrongSum {
  index: number
  stated: string
  result: number
}

function wrongIn(cells: string[], stated: string, index: number, name: keyof typeof operations) {
  const amounts = cells.flatMap((cell) => amountIn(cell) ?? [])
  const goal = amountIn(stated)
  const units = new Set([...amounts, ...(goal ? [goal] : [])].map(({ unit }) => unit))
  // A column of several units, or of one number, states no sum.
  if (!goal || amounts.length < 2 || (name === 'sum' && units.size > 1)) return []
  const result = rounded(operations[name](amounts.map(({ value }) => value)), goal.decimals)
  return result === goal.value ? [] : [{ index, stated, result }]
}

/** @param rows of a table, the first one its head */
export function wrongSums([head = [], ...rows]: readonly (readonly string[])[]): WrongSum[] {
  const wrong: WrongSum[] = []
  let start = 0
  for (const [n, row] of rows.entries()) {
    if (!isTotal(row[0])) continue
    for (const [column, stated] of row.entries())
      if (column > 0) {
        const above = rows.slice(start, n).map((each) => each[column] ?? '')
        wrong.push(...wrongIn(above, stated, n + 1, 'sum'))
      }
    start = n + 1
  }
  const names = head.map((cell) => cell.replace(/\*/g, '').trim().toLowerCase())
  const first = names.findIndex(isOperation)
  for (const [column, name] of names.entries())
    if (isOperation(name))
      for (const [n, row] of rows.entries())
        wrong.push(...wrongIn(row.slice(1, first), row[column] ?? '', n + 1, name))
  return wrong
}

/** @returns a problem for each wrong number in the tables of a text; the line counts from its start */
export function sumProblems(tree: Root) {
  const problems: { line: number; field: string; message: string }[] = []
  visit(tree, 'table', ({ children, position }) => {
    const rows = children.map(({ children: cells }) => cells.map((cell) => textOf(cell)))
    for (const { index, stated, result } of wrongSums(rows))
      problems.push({
        line: children[index]?.position?.start.line ?? position?.start.line ?? 1,
        field: 'table',
        message: `states ${stated.trim()}; the cells that it follows from give ${result}`,
      })
  })
  return problems
}
