/** Computes a worksheet: the build checks the example with it, the browser shows results with it. */
import { type Cell, choiceName, columnOf, evaluate, type Row, type Values } from './formula'
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
 * @param taken the numbers of results that come from another sheet
 * @returns the numbers of each row, and the results
 */
export function computeSheet(
  sheet: Pick<SheetData, 'columns' | 'results'>,
  filled: readonly Row[],
  taken: Readonly<Record<string, number | undefined>> = {},
) {
  const columns = Object.entries(sheet.columns)
  const rows = filled.map((row) => {
    const values: Values = new Map()
    columns.forEach(([name, column]) => {
      const isComputed = column.type === 'computed'
      const value = isComputed ? evaluate(column.formula, values) : numberOf(column, row[name])
      values.set(name, value)
      const options = column.type === 'choice' && row[name] ? column.options : []
      for (const [label] of options)
        values.set(choiceName(name, label), label === row[name] ? 1 : 0)
    })
    return values
  })
  // An empty sheet has no results, not even that it has 0 of something.
  const isEmpty = columns.every(
    ([key, { type }]) => type === 'computed' || columnOf(rows, key).length === 0,
  )
  const results: Values = new Map()
  Object.entries(sheet.results).forEach(([name, { formula }]) => {
    const value = formula === undefined ? taken[name] : evaluate(formula, results, rows)
    results.set(name, isEmpty ? undefined : value)
  })
  return { rows, results }
}
