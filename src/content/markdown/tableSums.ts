/** Recomputes what a table states in a row “Total”, from the rows since the one before, and in a column “Sum”, “Product” or “Mean”. */

/** Whether a row that begins so adds up the rows above it. */
export const isTotal = (firstCell = '') => /^\W*total\b/i.test(firstCell)

/** @returns undefined for what is no number with a unit of a few letters at most */
function amountIn(cell: string) {
  const [all, before, currency, after, digits = '', fraction = '', suffix] =
    /^([−–-]?)\s*([$€£]?)\s*([−–-]?)([\d,]*\d(?:\.(\d+))?)\s*([a-z%]{0,3})$/i.exec(cell) ?? []
  const value = Number(digits.replaceAll(',', '')) * (before || after ? -1 : 1)
  return all ? { value, decimals: fraction.length, unit: `${currency}${suffix}` } : undefined
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const product = (values: number[]) => values.reduce((total, value) => total * value, 1)
const mean = (values: number[]) => sum(values) / values.length
const operations = new Map([['sum', sum] as const, ['product', product], ['mean', mean]])

/** @returns each number that does not follow from the cells, with what does, and the index of its row, the head's being 0 */
export function wrongSums(table: readonly (readonly string[])[]) {
  const rows = table.map((row) => row.map((cell) => cell.replace(/\*/g, '').trim()))
  const columns = (rows[0] ?? []).map((name) => operations.get(name.toLowerCase()))
  const wrong: { index: number; message: string }[] = []
  let start = 1
  rows.forEach((row, index) => {
    row.forEach((stated, column) => {
      const above = rows.slice(start, index).map((each) => each[column] ?? '')
      const operation = isTotal(row[0]) ? sum : columns[column]
      const cells = isTotal(row[0]) ? above : row.slice(1, columns.findIndex(Boolean))
      const amounts = cells.flatMap((cell) => amountIn(cell) ?? [])
      const goal = amountIn(stated)
      if (!operation || !goal || amounts.length < 2) return
      // A column of several units states no sum.
      if (operation === sum && amounts.some(({ unit }) => unit !== goal.unit)) return
      const result = Number(operation(amounts.map(({ value }) => value)).toFixed(goal.decimals))
      const message = `states ${stated}; the cells that it follows from give ${result}`
      if (result !== goal.value) wrong.push({ index, message })
    })
    if (isTotal(row[0])) start = index + 1
  })
  return wrong
}
