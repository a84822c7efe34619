/** Cells, numbers, ranges and bands of worksheets, as words. */
import { fill, formatNumber, type NumberFormat, round } from '../locale'
import { site } from '../site'
import { ranges } from '../words'
import type { Cell, Row } from './formula'
import { parseNumber } from './parseNumber'
import type { Column, SheetData } from './schema'

/** The format of a column or result, as `schema.ts` allows it. */
interface Format extends NumberFormat {
  bands?: readonly { from?: number; meaning: string }[]
}

/** A result, or its meaning, in the sentence of a pack. */
export const placeholder = /\{([\w.]+)\}/g

/** Tells whether its numbers have two digits at most. */
export const isShort = (column: Column) =>
  column.type === 'number' && column.max !== undefined && column.max < 100

/** @returns a number as it could have been typed into a field, and nothing without a value */
export const typedNumber = (value: number | undefined, { decimals = 2 }: Format) =>
  value === undefined
    ? ''
    : round(value, decimals).toLocaleString(site.locale, {
        maximumFractionDigits: decimals,
        useGrouping: false,
      })

/** @returns a number for other programs, and nothing without a value */
export const plainNumber = (value: number | undefined, { decimals = 2 }: Format) =>
  value === undefined ? '' : String(round(value, decimals))

/** @returns the meaning of a value, which counts as it is shown */
export const meaningOf = (value = Number.NaN, { bands = [], decimals = 2 }: Format) =>
  bands.filter(({ from = -Infinity }) => from <= round(value, decimals)).pop()?.meaning

/** @returns a cell of a table: the meaning if its column has bands, else the number */
export const formatCell = (value: number | undefined, format: Format, column: number[]) =>
  meaningOf(value, format) ?? formatNumber(value, format, column)

/** @returns a result and its meaning in one line; nothing without a value */
export const formatResult = (value: number | undefined, result: Format) =>
  [formatNumber(value, result), meaningOf(value, result)].filter(Boolean).join('. ')

/** @returns the numbers from `min` to `max`, such as "$0–500", "0 or more" or "up to 10%"; nothing without limits */
export function formatRange({ min, max, unit = '' }: Format & { min?: number; max?: number }) {
  const limit = (value: number, shown = unit) => formatNumber(value, { unit: shown, decimals: 6 })
  if (min !== undefined && max !== undefined) {
    // The unit is written once, before both numbers or behind them.
    const isBefore = unit !== '' && !/^−?\p{Nd}/u.test(limit(max))
    return isBefore ? `${limit(min)}–${limit(max, '')}` : `${limit(min, '')}–${limit(max)}`
  }
  if (min !== undefined) return fill(ranges.atLeast, { limit: limit(min) })
  return max === undefined ? '' : fill(ranges.atMost, { limit: limit(max) })
}

/** @returns the values that a cell can have, for whoever typed something else */
export function allowedIn(column: Column) {
  if (column.type === 'choice') return column.options.map(([label]) => label).join(', ')
  if (column.type === 'text') return ranges.text
  const range = column.type === 'number' && formatRange(column)
  const numbers = column.decimals === 0 ? ranges.wholeNumbers : ranges.numbers
  return [numbers, range].filter(Boolean).join(', ')
}

export function isAllowed(column: Column, cell: Cell) {
  if (cell === null || cell === undefined) return true
  if (column.type === 'text') return typeof cell === 'string'
  if (column.type === 'choice') return column.options.some(([label]) => label === cell)
  if (typeof cell !== 'number' || !Number.isFinite(cell)) return false
  if (column.type === 'computed') return true
  const { min = cell, max = cell, decimals } = column
  return min <= cell && cell <= max && (decimals !== 0 || Number.isInteger(cell))
}

/** @returns a cell as it is typed; nothing while it is empty */
export const parseCell = (column: Column, text = ''): Cell => {
  if (!text.trim()) return null
  const isText = column.type === 'text' || column.type === 'choice'
  return isText ? text.trim() : parseNumber(text, column.unit)
}

/** @returns a sentence on a cell that does not count; nothing for one that does */
export function problemOf(columns: SheetData['columns'], name: string, row: Row) {
  const [column, cell] = [columns[name], row[name]]
  if (!column) return ''
  const allowed = allowedIn(column)
  if (Number.isNaN(cell)) return fill(ranges.notANumber, { allowed })
  if (!isAllowed(column, cell)) return fill(ranges.notAllowed, { allowed })
  const other = column.type === 'number' && column.notAbove
  const most = other && row[other]
  const isAbove = typeof cell === 'number' && typeof most === 'number' && cell > most
  return isAbove ? fill(ranges.notAbove, { label: columns[other || '']?.label ?? '' }) : ''
}
