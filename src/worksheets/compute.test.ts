import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeSheet } from './compute'
import { formatColumn, formatNumber, formatResult, meaningOf } from './format'
import { parseFormula } from './parseFormula'
import type { Column, Result } from './schema'

const columns: Record<string, Column> = {
  name: { type: 'text', label: 'Name' },
  value: { type: 'number', label: 'Value' },
  chance: { type: 'choice', label: 'Chance', options: { Low: 0.25, High: 0.75 } },
  expected: { type: 'computed', label: 'Expected', formula: parseFormula('value * chance') },
}
const result = (formula: string): Result => ({ label: 'R', formula: parseFormula(formula) })
const results = {
  total: result('sum(expected)'),
  mean: result('mean(value)'),
  named: result('count(name)'),
  least: result('min(value)'),
  most: result('max(value)'),
  product: result('product(value)'),
  spread: result('most - least'),
  perNamed: result('total / named'),
}

const row = fc.record({
  name: fc.constantFrom('Calls', null),
  value: fc.option(fc.integer({ min: -99, max: 99 })),
  chance: fc.constantFrom('Low', 'High', null),
})

test('a sheet gives what a plain loop over its rows gives', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
      let [total, sum, count, named, product] = [0, 0, 0, 0, 1]
      let complete = 0
      const values: number[] = []
      for (const { name, value, chance } of rows) {
        if (name) named++
        if (value === null) continue
        values.push(value)
        sum += value
        count++
        product *= value
        if (!chance) continue
        complete++
        total += value * (chance === 'Low' ? 0.25 : 0.75)
      }
      values.sort((a, b) => a - b)
      const [least = null] = values
      const most = values.pop() ?? null
      const isEmpty = named === 0 && count === 0 && rows.every(({ chance }) => !chance)
      expect(computeSheet({ columns, results }, rows).results).toEqual({
        total: complete > 0 ? total : null,
        mean: count > 0 ? sum / count : null,
        named: isEmpty ? null : named,
        least,
        most,
        product: count > 0 ? product : null,
        spread: least === null || most === null ? null : most - least,
        perNamed: complete > 0 && named > 0 ? total / named : null,
      })
    }),
    { numRuns: 1000 },
  )
})

test('a row that lacks something has no computed value', () => {
  const { rows } = computeSheet({ columns, results }, [{ value: 3 }, { value: 4, chance: 'High' }])
  expect(rows).toEqual([{ expected: null }, { expected: 3 }])
})

test('a number has its unit and its decimals', () => {
  expect(formatNumber(1234.567, { unit: '$' })).toBe('$1,234.57')
  expect(formatNumber(-0.4, { unit: '%', decimals: 0 })).toBe('0%')
  expect(formatNumber(-1.5, { unit: 'h' })).toBe('−1.5 h')
})

test.each([
  [['4.3', '4.0', ''], [4.25, 4, null], { decimals: 1 }],
  [['4', '2'], [4, 2], { decimals: 1 }],
  [['$11.40', '$9.00'], [11.4, 9], { unit: '$' }],
  [['$11', '$9'], [11, 9], { unit: '$' }],
])('a column shows %j', (shown, values, format) => {
  expect(formatColumn(values, format)).toEqual(shown)
})

test('a band counts from the value as it is shown', () => {
  const banded = {
    ...result('1'),
    decimals: 0,
    bands: [
      { from: 0, meaning: 'Low' },
      { from: 80, meaning: 'High' },
    ],
  }
  const open = { ...banded, bands: [{ meaning: 'Below' }, ...banded.bands] }
  expect(meaningOf(-1, banded)).toBeUndefined()
  expect(meaningOf(-1, open)).toBe('Below')
  expect(meaningOf(79.4, banded)).toBe('Low')
  expect(formatResult(79.6, banded)).toBe('80. High')
})
