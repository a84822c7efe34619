import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withSite } from '../tests/withSite'

/** @returns the functions of a site with this locale */
const inLocale = (locale: string) =>
  withSite({ site: { locale } }, async () => {
    const { parseNumber } = await import('./parseNumber')
    return { parseNumber, formatNumber: (await import('../locale')).formatNumber }
  })

const locales = ['en-US', 'de-DE', 'de-CH', 'fr-FR', 'hi-IN', 'ar-EG']
const units = ['', '$', '€', '%', 'h', '$ million']

describe.each(locales)('in %s', async (locale) => {
  const { parseNumber, formatNumber } = await inLocale(locale)
  test('each number that the site shows is read as that number', () => {
    const hundredths = fc.integer({ min: -1e10, max: 1e10 }).map((n) => n / 100)
    fc.assert(
      fc.property(hundredths, fc.constantFrom(...units), (value, unit) => {
        const shown = formatNumber(value, { unit, decimals: 2 })
        expect(parseNumber(shown, unit), shown).toBeCloseTo(value, 2)
      }),
    )
  })
})

test.each([
  ['en-US', '$50,000', '$', 50000],
  ['en-US', 'USD 1,250.5', '$', 1250.5],
  ['en-US', '1\u202f250\u00a0000', '', 1250000],
  ['en-US', '1.250.000', '', 1250000],
  ['en-US', '1.250.000,75', '', 1250000.75],
  ['en-US', '1.250', '', 1.25],
  ['de-DE', '1.250', '', 1250],
  ['de-CH', '1’250.5', '', 1250.5],
  ['en-US', '50k', '', 50000],
  ['de-DE', '1,5 Mio. €', '€', 1500000],
  ['en-US', '5 million', '$ million', 5],
  ['en-US', '($4,200)', '$', -4200],
  ['en-US', '−$48,000', '$', -48000],
  ['en-US', '-.5', '', -0.5],
  ['en-US', '4200-', '', -4200],
  ['en-US', '+7', '', 7],
  ['en-US', '12 %', '%', 12],
  ['en-US', '12 h', 'h', 12],
  ['en-US', '１２', '', 12],
  ['en-US', '٤٢', '', Number.NaN],
  ['en-US', '12 %', '', Number.NaN],
  ['en-US', '3-5', '', Number.NaN],
  ['en-US', '1,5', '', Number.NaN],
  ['en-US', '1,25,000', '', Number.NaN],
  ['en-US', '1e5', '', Number.NaN],
  ['en-US', '50x', '', Number.NaN],
  ['en-US', '-', '', Number.NaN],
  ['en-US', '1..5', '', Number.NaN],
])('in %s “%s” in a column of “%s” is %d', async (locale, text, unit, value) => {
  const { parseNumber } = await inLocale(locale)
  expect(parseNumber(text, unit)).toBe(value)
})
