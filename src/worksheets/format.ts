/** Cells, numbers, ranges and bands of worksheets, as words. */
import { type Cell, round } from './formula'
import type { Column } from './schema'

/** What `schema.ts` allows of a column or result. */
export interface Format {
  unit?: string
  decimals?: number
  bands?: readonly { from?: number; meaning: string }[]
}

const isCurrency = (unit: string) => /^[$€£]$/.test(unit)

/**
 * A currency stands in front of its number, any other unit behind. Money has no decimals, or two.
 * @param column the numbers that it stands among: it has as few decimals as show all of them
 * @returns nothing for what is no number
 */
export function formatNumber(value: Cell, format: Format, column?: number[]) {
  if (typeof value !== 'number') return ''
  const { unit = '', decimals = 2 } = format
  const fractions = (column ?? [value]).map((n) => String(round(n, decimals)).split('.')[1] ?? '')
  const needed = Math.max(...fractions.map(({ length }) => length))
  const least = needed > 0 && isCurrency(unit) ? 2 : 0
  const digits = Math.min(decimals, Math.max(least, needed))
  const rounded = round(value, decimals)
  const number = Math.abs(rounded).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const sign = rounded < 0 ? '−' : ''
  if (isCurrency(unit)) return `${sign}${unit}${number}`
  return `${sign}${number}${unit && unit !== '%' ? ' ' : ''}${unit}`
}

/** @returns a number for other programs, and nothing for what has no value */
export const plainNumber = (value: number | undefined, { decimals = 2 }: Format) =>
  value === undefined ? '' : String(round(value, decimals))

/** @returns the meaning of a value, which counts as it is shown */
export const meaningOf = (value = Number.NaN, { bands = [], decimals = 2 }: Format) =>
  bands.filter(({ from = -Infinity }) => from <= round(value, decimals)).pop()?.meaning

/** @returns a cell of a table: the meaning where its column has bands, else the number */
export const formatCell = (value: number | undefined, format: Format, column: number[]) =>
  meaningOf(value, format) ?? formatNumber(value, format, column)

/** @returns a result and what it means, in one line; nothing for what has no value */
export const formatResult = (value: number | undefined, result: Format) =>
  [formatNumber(value, result), meaningOf(value, result)].filter(Boolean).join('. ')

/** @returns the numbers from `min` to `max`, such as "$0–500", "0 or more" or "up to 10%"; nothing without limits */
export function formatRange({ min, max, unit = '' }: Format & { min?: number; max?: number }) {
  const limit = (value: number, shownUnit = unit) =>
    formatNumber(value, { unit: shownUnit, decimals: 6 })
  if (min !== undefined && max !== undefined)
    return `${limit(min, isCurrency(unit) ? unit : '')}–${limit(max, isCurrency(unit) ? '' : unit)}`
  if (min !== undefined) return `${limit(min)} or more`
  return max === undefined ? '' : `up to ${limit(max)}`
}

/** @returns what can stand in a cell, for whoever typed something else */
export function allowedIn(column: Column) {
  if (column.type === 'choice') return column.options.map(([label]) => label).join(', ')
  if (column.type === 'text') return 'a text'
  const range = column.type === 'number' && formatRange(column)
  return [column.decimals === 0 ? 'whole numbers' : 'numbers', range].filter(Boolean).join(', ')
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
export const parseCell = ({ type }: Column, text = ''): Cell => {
  if (!text.trim()) return null
  return type === 'text' || type === 'choice' ? text.trim() : Number(text)
}
