/** Numbers as readers of the site's language write them. */
import { site } from '../site'

export interface NumberFormat {
  /** Such as "$", "%" or "hours"; a currency stands in front, and what follows it, as in "$ million", behind. */
  unit?: string
  /** At most so many. */
  decimals?: number
}

export const round = (value: number, decimals = 0) =>
  Math.round(value * 10 ** decimals) / 10 ** decimals

/**
 * Money has no decimals, or two.
 * @param column the numbers that it stands among: it has as few decimals as show all of them
 * @returns nothing for what is no number
 */
export function formatNumber(value: unknown, format: NumberFormat, column?: number[]) {
  if (typeof value !== 'number') return ''
  const { unit = '', decimals = 2 } = format
  const [, currency, rest] = /^([$€£]?)(.*)$/.exec(unit) ?? []
  const fractions = (column ?? [value]).map((n) => String(round(n, decimals)).split('.')[1] ?? '')
  const needed = Math.max(...fractions.map(({ length }) => length))
  const digits = Math.min(decimals, currency && needed === 1 ? 2 : needed)
  const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const rounded = round(value, decimals)
  const number = Math.abs(rounded).toLocaleString(site.locale, fixed)
  const space = currency || /^[%×]?$/.test(unit) ? '' : ' '
  return `${rounded < 0 ? '−' : ''}${currency}${number}${space}${rest}`
}
