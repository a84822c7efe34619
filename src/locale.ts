/** How numbers, counts and days are written in the site's language. */
import { site } from './site'

/** @returns a text with values in the places of their names: `fill('{n} of {all}', { n: 1, all: 2 })` is "1 of 2" */
export const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place))

/** A text with `{count}` in it for each plural of the language; `other` stands for those that are missing. */
export type Plural = { readonly other: string } & {
  readonly [Rule in Intl.LDMLPluralRule]?: string
}

const plurals = new Intl.PluralRules(site.locale)

/** @returns a number with its noun, such as "1 article" and "0 articles" */
export const counted = (count: number, forms: Plural) =>
  fill(forms[plurals.select(count)] ?? forms.other, { count: count.toLocaleString(site.locale) })

const dayFormats = {
  long: new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: 'UTC' }),
  medium: new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat(site.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
}

/** @param day as YYYY-MM-DD, or YYYY-MM for a month. @returns it as readers write it, such as "November 20, 2026" */
export const formatDay = (day: string, format: keyof typeof dayFormats = 'long') =>
  dayFormats[format].format(new Date(day))
