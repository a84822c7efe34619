/** Computes a worksheet: the build checks the example with it, the browser shows results with it. */
import { type Cell, columnOf, evaluate, type Row, type Values } from './formula'
import type { Column, SheetData } from './schema'

/** @returns the number of a cell; text counts as zero */
function numberOf(column: Column, cell: Cell) {
  if (typeof cell === 'number') return cell
  if (!cell) return undefined
  const options = column.type === 'choice' ? column.options : []
  return options.find(([label]) => label === cell)?.[1] ?? 0
}

/**
 * @param filled the cells, row by row
 * @returns the numbers of each row, and the results
 */
export function computeSheet(sheet: SheetData, filled: readonly Row[]) {
  const columns = Object.entries(sheet.columns)
  const rows = filled.map((row) => {
    const values: Values = new Map()
    columns.forEach(([name, column]) => {
      const isComputed = column.type === 'computed'
      const value = isComputed ? evaluate(column.formula, values) : numberOf(column, row[name])
      values.set(name, value)
    })
    return values
  })
  // An empty sheet has no results, not even that it has 0 of something.
  const isEmpty = columns.every(
    ([key, { type }]) => type === 'computed' || columnOf(rows, key).length === 0,
  )
  const results: Values = new Map()
  Object.entries(sheet.results).forEach(([name, { formula }]) => {
    results.set(name, isEmpty ? undefined : evaluate(formula, results, rows))
  })
  return { rows, results }
}
