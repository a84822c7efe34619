/** Numbers and bands of worksheets, as words. */
import { round } from './compute'
import type { Result } from './schema'

export interface Format {
  unit?: string | undefined
  /** At most. */
  decimals?: number | undefined
}

export const isCurrency = (unit: string) => /^[$€£]$/.test(unit)

/** As few decimals as show all of some numbers; money has none or two. */
function decimalsOf(values: readonly number[], { unit = '', decimals = 2 }: Format) {
  const fractions = values.map((value) => String(round(value, decimals)).split('.')[1] ?? '')
  const needed = Math.max(0, ...fractions.map(({ length }) => length))
  return Math.min(decimals, needed > 0 && isCurrency(unit) ? Math.max(2, needed) : needed)
}

/**
 * A currency stands in front of its number, any other unit behind.
 * @param besides the numbers that it stands among, which have as many decimals
 */
export function formatNumber(value: number, format: Format, besides: readonly number[] = [value]) {
  const { unit = '', decimals = 2 } = format
  const digits = decimalsOf(besides, format)
  // Adding 0 makes 0 of -0.
  const number = Math.abs(round(value, decimals) + 0).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const sign = round(value, decimals) < 0 ? '−' : ''
  if (isCurrency(unit)) return `${sign}${unit}${number}`
  return `${sign}${number}${unit && unit !== '%' ? ' ' : ''}${unit}`
}

/** The numbers of a column, nothing for what has no value. */
export function formatColumn(values: readonly (number | null)[], format: Format): string[] {
  const numbers = values.filter((value) => value !== null)
  return values.map((value) => (value === null ? '' : formatNumber(value, format, numbers)))
}

/** For other programs. @returns nothing for what has no value */
export const plainNumber = (value: number | null, { decimals = 2 }: Format) =>
  value === null ? '' : String(round(value, decimals))

/** @returns the meaning of a value, which counts as it is shown; nothing below the first band */
export const meaningOf = (value: number, { bands = [], decimals = 2 }: Result) =>
  bands.filter(({ from = -Infinity }) => from <= round(value, decimals)).pop()?.meaning

/** A result and what it means, in one line. */
export function formatResult(value: number, result: Result) {
  const meaning = meaningOf(value, result)
  return `${formatNumber(value, result)}${meaning ? `. ${meaning}` : ''}`
}
