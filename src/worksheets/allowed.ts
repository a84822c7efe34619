/** What may be typed into a column, in words. */
import { formatNumber, isCurrency } from './format'
import type { Column } from './schema'

/** Such as "$0–500", "0 or more" or "up to 10%". @returns nothing for a column without limits */
export function rangeOf(column: Column) {
  if (column.type !== 'number') return ''
  const { min, max, unit = '' } = column
  const limit = (value: number, shownUnit = unit) =>
    formatNumber(value, { unit: shownUnit, decimals: 6 })
  if (min !== undefined && max !== undefined)
    return `${limit(min, isCurrency(unit) ? unit : '')}–${limit(max, isCurrency(unit) ? '' : unit)}`
  if (min !== undefined) return `${limit(min)} or more`
  return max === undefined ? '' : `up to ${limit(max)}`
}

/** Such as "whole numbers, 0–5". @returns nothing for columns of anything else than numbers */
export function allowedIn(column: Column) {
  if (column.type !== 'number') return ''
  const range = rangeOf(column)
  return `${column.decimals === 0 ? 'whole numbers' : 'numbers'}${range && `, ${range}`}`
}
