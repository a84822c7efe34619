/** What readers of a language see of numbers, counts and days, whatever the language of this site is. */
import { expect, test } from 'vitest'
import type { NumberFormat } from './locale'
import { withSite } from './tests/withSite'

const noBreak = '\u00a0'

/** @returns the functions of a site in another language */
const localeOf = (locale: string) =>
  withSite({ site: { locale, language: locale.slice(0, 2) } }, () => import('./locale'))

test.each<[locale: string, value: number, format: NumberFormat, text: string]>([
  ['en-US', 1234.5, { unit: '$' }, '$1,234.50'],
  ['en-US', -38000, { unit: '$' }, '−$38,000'],
  ['en-US', 12, { unit: '$ million' }, '$12 million'],
  ['en-US', 12.345, { unit: '%', decimals: 1 }, '12.3%'],
  ['en-US', 2.5, { unit: '×' }, '2.5×'],
  ['en-US', 1234, { unit: 'hours' }, '1,234 hours'],
  ['en-US', -0.4, { unit: '%', decimals: 0 }, '0%'],
  ['en-US', 40, { unit: '$m' }, '$40m'],
  ['de-DE', 1234.5, { unit: '€' }, `1.234,50${noBreak}€`],
  ['de-DE', 12, { unit: '€ Mio.' }, `12 Mio.${noBreak}€`],
  ['de-DE', 12.345, { unit: '%', decimals: 1 }, `12,3${noBreak}%`],
])('in %s, %s with %o is %s', async (locale, value, format, text) => {
  const { formatNumber } = await localeOf(locale)
  expect(formatNumber(value, format)).toBe(text)
})

test('numbers of a column have as many decimals as the one that needs most', async () => {
  const { formatNumber } = await localeOf('en-US')
  expect(formatNumber(4, { decimals: 1 }, [4.25, 4])).toBe('4.0')
  expect(formatNumber(4, { decimals: 1 }, [4, 2])).toBe('4')
  expect(formatNumber(9, { unit: '$' }, [11.4, 9])).toBe('$9.00')
  expect(formatNumber('text', {})).toBe('')
})

test('a text has values in the places of their names, which no value adds to', async () => {
  const { fill } = await localeOf('en-US')
  expect(fill('{n} of {all}, {unknown}', { n: '{all}', all: 2 })).toBe('{all} of 2, {unknown}')
})

test('each plural of a language has its form, and “other” stands for those that are missing', async () => {
  const { counted } = await localeOf('pl-PL')
  const forms = { one: '{count} plik', few: '{count} pliki', other: '{count} plików' }
  expect([1, 3, 5].map((count) => counted(count, forms))).toEqual(['1 plik', '3 pliki', '5 plików'])
})

test('days and months are written in the words of the language', async () => {
  const { formatDay } = await localeOf('de-DE')
  expect(formatDay('2026-11-20')).toBe('20. November 2026')
  expect(formatDay('2026-11', 'month')).toBe('November 2026')
})

test.each([
  ['en-US', 'ltr'],
  ['ar-EG', 'rtl'],
])('a site in %s is written %s', async (locale, direction) => {
  const { htmlAttributes } = await localeOf(locale)
  expect(htmlAttributes()).toBe(`lang="${locale.slice(0, 2)}" dir="${direction}"`)
})
