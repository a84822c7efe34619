import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fill } from '../locale'
import { withSite } from '../tests/withSite'
import { ranges } from '../words'
import { computeSheet } from './compute'
import { formatResult, meaningOf } from './format'
import { evaluate, type Row } from './formula'
import { parseFormula, type Result, type SheetData } from './schema'

const round = (number: number, decimals: number) =>
  Math.round(number * 10 ** decimals) / 10 ** decimals

test('a formula gives what JavaScript gives, also after its way as JSON', () => {
  // Of three names; its divisors are no zero.
  const { formula: anyFormula } = fc.letrec<{ formula: string }>((tie) => ({
    formula: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom('a', 'b', 'c', '0', '2', '0.5', '12.25'),
      fc
        .tuple(tie('formula'), fc.constantFrom(' + ', ' - ', ' * '), tie('formula'))
        .map(([left, operator, right]) => left + operator + right),
      fc
        .tuple(
          tie('formula'),
          fc.constantFrom('(@) / 2', '@ / 0.5', '(@)', ' - (@)', 'round(@, 1)'),
        )
        .map(([inner, around]) => around.replace('@', inner)),
    ),
  }))
  const value = fc.integer({ min: -8000, max: 8000 }).map((eighths) => eighths / 8)
  fc.assert(
    fc.property(anyFormula, value, value, value, (text, a, b, c) => {
      const formula = JSON.parse(JSON.stringify(parseFormula(text)))
      const result = evaluate(formula, new Map(Object.entries({ a, b, c })))
      const expected = new Function('round', 'a', 'b', 'c', `return ${text}`)(round, a, b, c)
      // Whether a zero is negative makes no difference.
      return result === expected
    }),
  )
})

test.each(['', 'a +', 'a b', '(a', 'a)', 'a ** 2', 'a; b', 'constructor(a)', 'a.b', 'sum()'])(
  '%j is no formula',
  (text) => {
    expect(() => parseFormula(text)).toThrow(SyntaxError)
  },
)

const result = (formula: string): Result => ({ label: 'R', formula: parseFormula(formula) })
const sheet: Pick<SheetData, 'columns' | 'results'> = {
  columns: {
    name: { type: 'text', label: 'Name' },
    value: { type: 'number', label: 'Value' },
    chance: {
      type: 'choice',
      label: 'Chance',
      options: [
        ['Low', 0.25],
        ['High', 0.75],
      ],
    },
    expected: { type: 'computed', label: 'Expected', formula: parseFormula('value * chance') },
  },
  results: {
    total: result('sum(expected)'),
    mean: result('mean(value)'),
    named: result('count(name)'),
    spread: result('max(value) - min(value)'),
    perNamed: result('mean / named'),
  },
}

test.each<[string, Row[], object]>([
  ['nothing', [{}, { name: '' }], {}],
  ['names only', [{ name: 'A' }, { name: 'B' }], { named: 2 }],
  [
    'rows of which one lacks its chance',
    [
      { value: 4, chance: 'High' },
      { value: 8, chance: 'Low' },
      { name: 'A', value: 3 },
    ],
    { total: 5, mean: 5, named: 1, spread: 5, perNamed: 5 },
  ],
  ['no name to divide by', [{ value: -2 }], { mean: -2, named: 0, spread: 0 }],
])('of %s comes what its formulas say', (_, rows, expected) => {
  expect(Object.fromEntries(computeSheet(sheet, rows).results)).toEqual(expected)
})

test.each([
  ['en-US', { min: 1 }, fill(ranges.atLeast, { limit: 1 })],
  ['en-US', { max: 9, unit: 'h' }, fill(ranges.atMost, { limit: '9 h' })],
  ['en-US', { unit: 'h' }, ''],
  ['en-US', { min: 0, max: 500, unit: '$' }, '$0–500'],
  ['en-US', { min: 0, max: 10, unit: '%' }, '0–10%'],
  ['de-DE', { min: -5, max: 500, unit: '€' }, '−5–500\u00a0€'],
])('in %s the range of %j is “%s”', async (locale, column, shown) => {
  const { formatRange } = await withSite({ site: { locale } }, () => import('./format'))
  expect(formatRange(column)).toBe(shown)
})

test('a band counts from the value as it is shown', () => {
  const bands = [{ meaning: 'Below' }, { from: 0, meaning: 'Low' }, { from: 80, meaning: 'High' }]
  expect(meaningOf(-1, { decimals: 0, bands })).toBe('Below')
  expect(meaningOf(79.4, { decimals: 0, bands })).toBe('Low')
  expect(formatResult(79.6, { decimals: 0, bands })).toBe('80. High')
  expect(formatResult(undefined, { bands })).toBe('')
})
