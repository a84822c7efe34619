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
  rowCount: 10,
}
const per = { sheet: 'cases', name: 'name', when: 'tier', is: 'High' }
const sheets = [sheet, { ...sheet, id: 'costs', per }]

const text = fc.string({ unit: 'grapheme', minLength: 1 })
const row = fc.record(
  {
    name: text,
    // What cannot be read as a number is kept, too.
    value: text,
    tier: fc.constantFrom('Low', 'High'),
    _row: fc.integer({ min: 0, max: 39 }).map(String),
  },
  { requiredKeys: ['name'] },
)
const filling = fc
  .dictionary(
    fc.constantFrom('cases', 'costs', 'costs@3'),
    fc.array(row, { minLength: 1, maxLength: 10 }),
    { noNullPrototype: true },
  )
  .map((sheets) => new Map(Object.entries(sheets)))

test('fillings come out of a file and of a link as they went in', async () => {
  await fc.assert(
    fc.asyncProperty(filling, async (filled) => {
      const text = writeWorkbook(filled, sheets)
      expect(readWorkbook(text, sheets)).toEqual(filled)
      const fragment = await toFragment(text)
      expect(fragment).toMatch(/^#w=[\w+/]+=*$/)
      expect(await fromFragment(fragment ?? '')).toBe(text)
    }),
    { numRuns: 300 },
  )
})

test('what follows from other cells is not passed on', () => {
  const filled = new Map([['cases', [{ name: 'A', double: '4' }]]])
  expect(readWorkbook(writeWorkbook(filled, sheets), sheets)).toEqual(
    new Map([['cases', [{ name: 'A' }]]]),
  )
})

const current = 2
const withSheets = (sheets: string) => `{"workbook":${current},"sheets":${sheets}}`
const withCases = (rows: unknown) => withSheets(JSON.stringify({ cases: rows }))
const notAllowed = fill(words.notAllowed, { title: sheet.title, row: 1 })
const tooManyRows = fill(words.tooManyRows, { title: sheet.title, rows: 10 })

test.each([
  ['', words.noWorkbook],
  ['[1]', words.noWorkbook],
  ['{"workbook":"1"}', words.noWorkbook],
  ['{"workbook":1,"sheets":{}}', fill(words.otherVersion, { version: 1, current })],
  [withSheets('[]'), words.noWorkbook],
  [withSheets('{"other":[]}'), words.unknownSheet],
  [withSheets('{"__proto__":[]}'), words.unknownSheet],
  [withSheets('{"cases@1":[]}'), words.unknownSheet],
  [withSheets('{"costs@1@2":[]}'), words.unknownSheet],
  [withSheets('{"costs@<b>":[]}'), words.unknownSheet],
  [withCases('text'), tooManyRows],
  [withCases(Array(11).fill({})), tooManyRows],
  [withCases([1]), notAllowed],
  [withCases([{ name: 1 }]), notAllowed],
  [withCases([{ name: 'a'.repeat(2001) }]), notAllowed],
  [withCases([{ tier: 'Top' }]), notAllowed],
  [withCases([{ double: '4' }]), notAllowed],
  [withCases([{ _row: 'x' }]), notAllowed],
  [withCases([{ toString: 'x' }]), notAllowed],
  [withCases([{ name: 'a'.repeat(300_000) }]), words.tooLarge],
])('%.60s is refused, with a reason that repeats nothing of it', (text, reason) => {
  expect(() => readWorkbook(text, sheets)).toThrow(new Error(reason))
})

test('a link that would be too long is none, and one that was cut or is too large says so', async () => {
  expect(await toFragment(randomBytes(9000).toString('base64'))).toBeUndefined()
  const fragment = await toFragment(writeWorkbook(new Map([['cases', [{ name: 'A' }]]]), sheets))
  await expect(fromFragment(fragment?.slice(0, -6) ?? '')).rejects.toThrow(words.brokenLink)
  const large = await toFragment('a'.repeat(1_000_000))
  await expect(fromFragment(large ?? '')).rejects.toThrow(words.tooLarge)
})
