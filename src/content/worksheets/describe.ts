/** A worksheet in words and cells, for its HTML and its Markdown. */
import { rangeOf } from '../../worksheets/allowed'
import { type Cell, computeSheet } from '../../worksheets/compute'
import { formatColumn, formatNumber, formatResult } from '../../worksheets/format'
import type { Column, Result, Worksheet } from '../../worksheets/schema'

/** What stands behind a column's label, such as "0–5", "$" or "No 0, Partly 1, Yes 2". */
export function noteOf(column: Column) {
  if (column.type === 'number') return rangeOf(column) || (column.unit ?? '')
  if (column.type === 'computed') return column.unit ?? ''
  if (column.type === 'text') return ''
  return Array.isArray(column.options)
    ? column.options.join(', ')
    : Object.entries(column.options)
        .map(([label, value]) => `${label} ${formatNumber(value, { decimals: 6 })}`)
        .join(', ')
}

export const headingOf = (column: Column) => {
  const note = noteOf(column)
  return note ? `${column.label} (${note})` : column.label
}

export const labelsOf = ({ rows }: Pick<Worksheet, 'rows'>) =>
  Array.isArray(rows) ? rows : Array.from({ length: rows }, (_, index) => String(index + 1))

/** Such as "less than 10: Not yet" and "10 or more: Ready". */
export const bandsOf = ({ bands = [], ...format }: Result) =>
  bands.map(({ from, meaning }) =>
    from === undefined
      ? `less than ${formatNumber(bands[1]?.from ?? 0, format)}: ${meaning}`
      : `${formatNumber(from, format)} or more: ${meaning}`,
  )

/** The worked example: its rows as cells, and its results as lines. */
export function exampleOf({ columns, results, example, ...sheet }: Worksheet) {
  const computed = computeSheet({ columns, results }, example.rows)
  const texts = Object.entries(columns).map(([name, column]) => {
    const cells = example.rows.map(
      (row, index): Cell => computed.rows[index]?.[name] ?? row[name] ?? null,
    )
    return column.type === 'number' || column.type === 'computed'
      ? formatColumn(
          cells.map((cell) => (typeof cell === 'number' ? cell : null)),
          column,
        )
      : cells.map((cell) => String(cell ?? ''))
  })
  const labels = labelsOf(sheet)
  const rows = example.rows.map((_, index) => [
    labels[index] ?? '',
    ...texts.map((column) => column[index] ?? ''),
  ])
  const lines = Object.entries(results).map(([name, result]) => {
    const value = computed.results[name] ?? null
    return `${result.label}: ${value === null ? 'no value' : formatResult(value, result)}`
  })
  return { rows, lines }
}
