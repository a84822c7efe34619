/** Numbers, counts and days in the site's language, and the direction of its writing. */
import { site } from './site'
import { quotationMarks } from './words'

const rightToLeft = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']

/** @returns the attributes of the `html` element of each document */
export function htmlAttributes() {
  const isRightToLeft = rightToLeft.some((language) => site.language.split('-')[0] === language)
  return `lang="${site.language}" dir="${isRightToLeft ? 'rtl' : 'ltr'}"`
}

/** @returns a text with values in the places of their names: `fill('{n} of {all}', { n: 1, all: 2 })` is "1 of 2" */
export const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place))

export const quoted = (text: string) => quotationMarks.opening + text + quotationMarks.closing

/** A text with `{count}` in it for each plural of the language; `other` replaces those that are missing. */
export type Plural = { readonly other: string } & {
  readonly [Rule in Intl.LDMLPluralRule]?: string
}

const lists = new Intl.ListFormat(site.locale)

/** @returns texts as a list within a sentence, such as "A, B, and C" */
export const asList = (texts: readonly string[]) => lists.format(texts)

const plurals = new Intl.PluralRules(site.locale)

/** @returns a number with its noun, such as "1 article" and "0 articles" */
export const counted = (count: number, forms: Plural) =>
  fill(forms[plurals.select(count)] ?? forms.other, { count: count.toLocaleString(site.locale) })

export interface NumberFormat {
  /** The unit, such as "$", "%", "hours" or "$ million". */
  unit?: string
  /** The most decimals; fewer are shown if they suffice. */
  decimals?: number
}

const currencies: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP' }

export const round = (value: number, decimals = 0) =>
  Math.round(value * 10 ** decimals) / 10 ** decimals

/** @returns the options of a number with a unit that `Intl` places, and the words behind the number */
function styleOf(unit: string): [Intl.NumberFormatOptions, string] {
  const currency = currencies[unit.charAt(0)]
  const words = currency ? unit.slice(1) : unit
  if (currency) return [{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }, words]
  if (unit === '%') return [{ style: 'unit', unit: 'percent' }, '']
  return [{}, unit === '' || unit === '×' ? unit : ` ${unit}`]
}

/** To make one takes as long as to format a hundred numbers. */
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(style: Intl.NumberFormatOptions, digits: number) {
  const { currency, unit } = style
  const key = `${currency} ${unit} ${digits}`
  const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const format = formats.get(key) ?? new Intl.NumberFormat(site.locale, { ...style, ...fixed })
  formats.set(key, format)
  return format
}

/** Money has no decimals, or two. @param column all numbers of its column, which get as few decimals as show each */
export function formatNumber(value: unknown, format: NumberFormat, column?: number[]) {
  if (typeof value !== 'number') return ''
  const { unit = '', decimals = 2 } = format
  const [style, words] = styleOf(unit)
  const fractions = (column ?? [value]).map((n) => String(round(n, decimals)).split('.')[1] ?? '')
  const needed = Math.max(...fractions.map(({ length }) => length))
  const digits = Math.min(decimals, style.currency && needed === 1 ? 2 : needed)
  const rounded = round(value, decimals)
  const parts = formatOf(style, digits).formatToParts(Math.abs(rounded))
  const types = parts.map(({ type }) => type)
  const last = Math.max(types.lastIndexOf('integer'), types.lastIndexOf('fraction'))
  const texts = parts.map((part, n) => (n === last ? part.value + words : part.value))
  return `${rounded < 0 ? '−' : ''}${texts.join('')}`
}

const dayFormats = {
  full: new Intl.DateTimeFormat(site.locale, { dateStyle: 'full', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: 'UTC' }),
  medium: new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat(site.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
}

/** @param day as YYYY-MM-DD, or YYYY-MM for a month. @returns it as readers write it, such as "November 20, 2026" */
export const formatDay = (day: string, format: keyof typeof dayFormats = 'long') =>
  dayFormats[format].format(new Date(day))
