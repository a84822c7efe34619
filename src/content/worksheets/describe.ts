/** A worksheet in words and cells, for its HTML and its Markdown. */
import { type Cell, computeSheet } from '../../worksheets/compute'
import { formatNumber, formatResult, isCurrency } from '../../worksheets/format'
import type { Column, Result, Worksheet } from '../../worksheets/schema'

const rangeOf = ({ min, max, unit = '' }: { min?: number; max?: number; unit?: string }) => {
  if (min === undefined && max === undefined) return unit
  const least = formatNumber(min ?? 0, { unit: isCurrency(unit) ? unit : '', decimals: 6 })
  const most = formatNumber(max ?? 0, { unit: isCurrency(unit) ? '' : unit, decimals: 6 })
  if (max === undefined) return `${formatNumber(min ?? 0, { unit, decimals: 6 })} or more`
  return min === undefined
    ? `up to ${formatNumber(max, { unit, decimals: 6 })}`
    : `${least}–${most}`
}

/** What may stand in a column, such as "0–5" or "No 0, Partly 1, Yes 2". */
function allowedIn(column: Column) {
  if (column.type === 'number') return rangeOf(column)
  if (column.type === 'computed') return column.unit ?? ''
  if (column.type === 'text') return ''
  return Array.isArray(column.options)
    ? column.options.join(', ')
    : Object.entries(column.options)
        .map((option) => option.join(' '))
        .join(', ')
}

export const headingOf = (column: Column) => {
  const allowed = allowedIn(column)
  return allowed ? `${column.label} (${allowed})` : column.label
}

export const labelsOf = ({ rows }: Pick<Worksheet, 'rows'>) =>
  Array.isArray(rows) ? rows : Array.from({ length: rows }, (_, index) => String(index + 1))

/** Such as "10 or more: Ready". */
export const bandsOf = ({ bands = [], ...format }: Result) =>
  bands.map(({ from, meaning }) => `${formatNumber(from, format)} or more: ${meaning}`)

const shown = (column: Column, cell: Cell) =>
  typeof cell === 'number' && column.type !== 'choice' && column.type !== 'text'
    ? formatNumber(cell, column)
    : String(cell ?? '')

/** The worked example: its rows as cells, and its results as lines. */
export function exampleOf({ columns, results, example, ...sheet }: Worksheet) {
  const computed = computeSheet({ columns, results }, example.rows)
  const labels = labelsOf(sheet)
  const rows = example.rows.map((row, index) => [
    labels[index] ?? '',
    ...Object.entries(columns).map(([name, column]) =>
      shown(column, computed.rows[index]?.[name] ?? row[name] ?? null),
    ),
  ])
  const lines = Object.entries(results).map(([name, result]) => {
    const value = computed.results[name] ?? null
    return `${result.label} ${value === null ? 'no value' : formatResult(value, result)}`
  })
  return { rows, lines }
}
