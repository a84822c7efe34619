/** Numbers and bands of worksheets, as words. */
import { round } from './compute'
import type { Result } from './schema'

export interface Format {
  unit?: string | undefined
  decimals?: number | undefined
}

export const isCurrency = (unit: string) => /^[$€£]$/.test(unit)

/** A currency stands in front of its number, any other unit behind. */
export function formatNumber(value: number, { unit = '', decimals = 2 }: Format) {
  // Adding 0 makes 0 of -0.
  const number = Math.abs(round(value, decimals) + 0).toLocaleString('en-US', {
    maximumFractionDigits: decimals,
  })
  const sign = round(value, decimals) < 0 ? '−' : ''
  if (isCurrency(unit)) return `${sign}${unit}${number}`
  return `${sign}${number}${unit && unit !== '%' ? ' ' : ''}${unit}`
}

/** For other programs. @returns nothing for what has no value */
export const plainNumber = (value: number | null, { decimals = 2 }: Format) =>
  value === null ? '' : String(round(value, decimals))

/** @returns the meaning of a value; nothing below the first band. The value counts as it is shown. */
export const meaningOf = (value: number, { bands = [], decimals = 2 }: Result) =>
  bands.filter(({ from }) => from <= round(value, decimals)).pop()?.meaning

/** A result and what it means, in one line. */
export function formatResult(value: number, result: Result) {
  const meaning = meaningOf(value, result)
  return `${formatNumber(value, result)}${meaning ? `: ${meaning}` : ''}`
}
