import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fill } from '../locale'
import { workbook as words } from '../words'
import type { SheetData } from './schema'
import { fromFragment, readWorkbook, toFragment, writeWorkbook } from './workbookFile'

const sheet: SheetData = {
  id: 'cases',
  title: 'Cases',
  columns: {
    name: { type: 'text', label: 'Name' },
    value: { type: 'number', label: 'Value', min: 0, max: 5, decimals: 0 },
    tier: { type: 'choice', label: 'Tier', options: [['Low', 1], ['High']] },
    double: { type: 'computed', label: 'Double', formula: ['*', 'value', 2] },
  },
  results: {},
}
const sheets = [sheet, { ...sheet, id: 'costs' }]

const number = fc.oneof(
  fc.constant(''),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
)
const row = fc.record(
  {
    name: fc.string({ unit: 'grapheme' }),
    value: number,
    tier: fc.constantFrom('', 'Low', 'High'),
    double: number,
  },
  { requiredKeys: ['name'] },
)
const filling = fc.dictionary(
  fc.constantFrom('cases', 'costs'),
  fc.array(row, { minLength: 1, maxLength: 10 }),
  { noNullPrototype: true },
)

test('1,000 fillings come out of a file and of a link as they went in', async () => {
  await fc.assert(
    fc.asyncProperty(filling, async (filled) => {
      const text = writeWorkbook(Object.entries(filled))
      expect(readWorkbook(text, sheets)).toEqual(filled)
      const fragment = await toFragment(text)
      expect(fragment).toMatch(/^#w=[\w+/]+=*$/)
      expect(await fromFragment(fragment ?? '')).toBe(text)
    }),
    { numRuns: 1000 },
  )
})

const notAllowed = (text: string, name: string) =>
  fill(words.notAllowed, { title: sheet.title, text, name })

test.each([
  ['', words.noWorkbook],
  ['[1]', words.noWorkbook],
  ['{"workbook":"1"}', words.noWorkbook],
  ['{"workbook":2,"sheets":{}}', fill(words.otherVersion, { version: 2, current: 1 })],
  ['{"workbook":1}', words.noWorkbook],
  ['{"workbook":1,"sheets":{"other":[]}}', fill(words.unknownSheet, { id: 'other' })],
  ['{"workbook":1,"sheets":{"cases":[1]}}', fill(words.unknownSheet, { id: 'cases' })],
  ['{"workbook":1,"sheets":{"cases":[{"name":1}]}}', notAllowed('1', 'name')],
  ['{"workbook":1,"sheets":{"cases":[{"value":"many"}]}}', notAllowed('many', 'value')],
  ['{"workbook":1,"sheets":{"cases":[{"tier":"Top"}]}}', notAllowed('Top', 'tier')],
  ['{"workbook":1,"sheets":{"cases":[{"toString":"x"}]}}', notAllowed('x', 'toString')],
])('%s is refused, with a reason', (text, reason) => {
  expect(() => readWorkbook(text, sheets)).toThrow(reason)
})

test('a link that would be too long is none, and one that was cut says so', async () => {
  expect(await toFragment(randomBytes(9000).toString('base64'))).toBeUndefined()
  const fragment = await toFragment(writeWorkbook([['cases', [{ name: 'A' }]]]))
  await expect(fromFragment(fragment?.slice(0, -6) ?? '')).rejects.toThrow(words.brokenLink)
})
