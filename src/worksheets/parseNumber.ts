/** Reads numbers as people type them, or paste them from a spreadsheet. */
import { site } from '../site'
import { ranges } from '../words'

const parts = new Intl.NumberFormat(site.locale).formatToParts(123456789.8)
const textsOf = (type: Intl.NumberFormatPartTypes) =>
  parts.filter((part) => part.type === type).map(({ value }) => value)
const [ownDecimal = '.'] = textsOf('decimal')
const [ownGroup = ','] = textsOf('group')
const isLatin = /[.,]/.test(ownDecimal)
const decimalSign = isLatin ? ownDecimal : '.'
const suffixes = new Map(Object.entries(ranges.suffixes))

/** Three digits, two in the middle of a number in India. */
const group = textsOf('integer')[1]?.length ?? 3
const grouped = new RegExp(`^\\d{1,3}([.,’'\\s])(\\d{${group}}\\1)*\\d{3}$`)

/** Digits and separators of other scripts, such as Arabic ones, as those of Latin ones, and no marks of direction. */
const digits = [...new Intl.NumberFormat(site.locale, { useGrouping: false }).format(9876543210)]
const toLatin = (text: string) =>
  (isLatin ? text : text.replaceAll(ownDecimal, '.').replaceAll(ownGroup, ','))
    .replace(/\p{Bidi_Control}/gu, '')
    .replace('٪', '%')
    .replace(/\p{Nd}/gu, (digit) => {
      const index = digits.indexOf(digit)
      return index < 0 ? digit : String(9 - index)
    })

/** @returns digits with at most one point, from the part of a text that has only digits and separators */
function withoutGroups(text: string) {
  const signs = text.match(/[.,]/g) ?? []
  const last = signs.at(-1)
  const isMixed = new Set(signs).size === 2
  // Of two kinds the last one is the decimal sign; a sign that stands twice parts groups.
  const isDecimal = isMixed || (signs.length === 1 && last === decimalSign)
  const at = isDecimal ? text.lastIndexOf(last ?? '') : text.length
  const whole = text.slice(0, at)
  if (!/^\d*$/.test(whole) && !grouped.test(whole)) return undefined
  return `${whole.replace(/\D/g, '')}.${text.slice(at + 1)}`
}

/** Removes the words of a unit, such as "$" and "million", from both ends of a number. */
function withoutUnit(text: string, unit: string) {
  let rest = text
  for (const word of unit.split(' ')) {
    if (rest.startsWith(word)) rest = rest.slice(word.length).trim()
    const before = rest.slice(0, -word.length)
    if (word && rest.endsWith(word) && !/\p{L}$/u.test(before)) rest = before.trim()
  }
  return rest
}

/**
 * Numbers may have a sign or parentheses, groups of three, a currency, the unit of their column, or a suffix such as k.
 * @param unit that of the column; a percent sign is read where it is the unit
 * @returns NaN for what is no number
 */
export function parseNumber(text: string, unit = ''): number {
  const typed = toLatin(text.normalize('NFKC')).trim().replace(/[−–]/g, '-')
  const isNegative = /^\(.*\)$/.test(typed) || /^[^\d-]*-/.test(typed) || typed.endsWith('-')
  const unsigned = typed.replace(/^\(|\)$/g, '').replace(/^([^\d+-]*)[+-]|-$/, '$1')
  const withoutCurrency = unsigned.replace(/\p{Lu}{0,2}\p{Sc}|\b(USD|EUR|GBP|CHF)\b/u, '').trim()
  const amount = withoutUnit(withoutCurrency, unit)
  const [, number = '', suffix = ''] = /^([\d.,’'\s]*\d)\s*(\p{L}+\.?)?$/u.exec(amount) ?? []
  const plain = withoutGroups(number)
  const factor = suffix ? suffixes.get(suffix.toLowerCase().replace('.', '')) : 1
  if (!number || !factor || plain === undefined) return Number.NaN
  const value = Number(plain) * factor
  return isNegative ? -value : value
}
