/** Spreadsheet files that visitors download: those of any firm open and are safe; the sample firm's workbook has what it says. */
import { describe, expect, it } from 'vitest'
import { site } from '../../site'
import { fixtureDist, ownDist } from '../fixture/fixture'
import { openDist, openSite } from './readDist'
import { cellsIn, cellValue, errorsIn, openWorkbook, valuesAt } from './spreadsheet'

const spreadsheets = [ownDist, fixtureDist].flatMap((dist) =>
  openDist(dist)
    .files.filter((file) => /\.(xls\w?|ods)$/.test(file))
    .map((file) => dist + file),
)

it('a spreadsheet opens in any program: it has no macro and refers to no other file', () => {
  for (const file of spreadsheets) {
    const workbook = openWorkbook(file)
    expect(workbook.SheetNames, file).not.toEqual([])
    expect(workbook.vbaraw, file).toBeUndefined()
    const parts: string[] = Object(workbook).keys
    expect(
      parts.filter((part) => /externalLink|connections|vba/i.test(part)),
      file,
    ).toEqual([])
  }
})

const file = `${ownDist}/downloads/ai-strategy-workbook.xlsx`

const ownSheets = [
  'Readiness',
  'Use cases',
  'Baseline',
  'Ledger',
  'Ledger sums',
  'Register',
  'Stop cards',
  'Board page',
]

/** What Excel 2016, LibreOffice 7, Numbers and Google Sheets all have. */
const allowedFunctions =
  'AND AVERAGE COUNT COUNTA COUNTIF COUNTIFS IF IFERROR INDEX ISNUMBER LEFT LEN MATCH MAX MEDIAN MIN OR ROUND ROW SUM SUMIFS'

/** @returns a text with straight apostrophes */
const plain = (text?: string | Element) =>
  String(typeof text === 'object' ? text.textContent : text).replaceAll('’', "'")

const numbersIn = ({ textContent }: Element) => {
  const digits = String(textContent)
    .replaceAll('−', '-')
    .replaceAll(/[$,](?=\d)/g, '')
  return (digits.match(/-?\d+/g) ?? []).map(Number)
}

describe.runIf(site.notice)('the workbook', () => {
  const workbook = openWorkbook(file)

  it('has its sheets, each with an example, and can be printed', () => {
    const examples = ownSheets.map((name) => `Ex ${name}`)
    expect(workbook.SheetNames).toEqual(['Start', ...ownSheets, ...examples])
    const names = workbook.Workbook?.Names ?? []
    const printed = names.filter(({ Name }) => Name === '_xlnm.Print_Area')
    expect(printed.map(({ Sheet }) => Sheet).sort()).toEqual(
      workbook.SheetNames.map((_, n) => n).sort(),
    )
    const repeated = names.filter(({ Name }) => Name === '_xlnm.Print_Titles')
    // The first sheet and the board pages are one page each.
    expect(repeated).toHaveLength(workbook.SheetNames.length - 3)
  })

  it('is offered with its size', () => {
    const { read, readBytes } = openDist(ownDist)
    const kilobytes = Math.round(readBytes('/downloads/ai-strategy-workbook.xlsx').length / 1000)
    // Number and unit stand in one line.
    expect(read('/workbook.html')).toContain(`(Excel, ${kilobytes}\u00a0kB)`)
  })

  it('uses functions alone that all common programs have', () => {
    const formulas = cellsIn(workbook).map(({ cell }) => cell.f ?? '')
    const used = new Set(
      formulas.flatMap((formula) => formula.match(/[A-Z][A-Z0-9.]*(?=\()/g) ?? []),
    )
    expect([...used].filter((name) => !allowedFunctions.split(' ').includes(name))).toEqual([])
    expect(formulas.filter((formula) => /\[\d+\]|_xlfn|https?:/.test(formula))).toEqual([])
  })

  it('keeps the results of the example, as previews show nothing else', () => {
    expect(errorsIn(workbook)).toEqual([])
    // The lowest scores of the questions are 3 2 2, 1 2 1, 2 1 3 and 1 0 2.
    const readiness = { C18: 2, C19: 0, C20: 7, C21: 4, C22: 6, C23: 3, C24: 'Leadership', C25: 3 }
    // 80,000 to 160,000 and 30,000 to 50,000 less 118,000 and 24,000; the first one is taken.
    const cases = { G5: 'Passes', G6: 'Passes', G7: 'Stops here', G8: 'Stops here' }
    const nets = { L5: -38_000, M5: 42_000, L6: 6000, M6: 26_000 }
    const taken = { D19: 2, D20: 1, D21: -38_000, D22: 42_000, D23: 26_000 }
    // 9,400 pieces of 12 minutes at 32 an hour, and a fifth of them 140 more.
    const baseline = { F5: 1880, J5: (12 / 60) * 32 + 28, K5: 9400 * 34.4, D21: 0 }
    const ledger = {
      C5: -68_000,
      D5: -3200,
      E5: 25_400,
      F5: 37_400,
      G5: -71_200,
      H5: -45_800,
      I5: -8400,
    }
    const expected = {
      'Ex Readiness': readiness,
      'Ex Use cases': { ...cases, ...nets, ...taken },
      'Ex Baseline': baseline,
      'Ex Ledger sums': ledger,
      'Ex Register': { C19: 3, C20: 1, C21: 2 },
      'Ex Stop cards': { D11: 1, D12: 0 },
    }
    for (const [sheet, values] of Object.entries(expected))
      expect(valuesAt(workbook, sheet, Object.keys(values)), sheet).toEqual(values)
    const board = cellsIn(workbook)
      .filter(({ place }) => place.startsWith('Ex Board page!'))
      .map(({ cell }) => cell.v)
    for (const value of [-38_000, 42_000, 26_000, 'Leadership', 3, 323_360, 1880, -8400])
      expect(board).toContain(value)
  })

  it.each([
    ['Ex Readiness', '/articles/ai-readiness-assessment', 'B', ['D', 'E', 'F', 'G', 'H']],
    ['Ex Ledger', '/articles/ai-roi-measurement', 'C', ['D', 'E', 'F', 'G']],
  ])('has in %s the numbers of %s', (sheet, path, nameColumn, columns) => {
    const inArticle = [...openSite(ownDist).pageAt(path).document.querySelectorAll('tr')]
    const named = Array.from({ length: 12 }, (_, n) => n + 5)
      .map((row) => ({ row, name: String(cellValue(workbook, sheet, nameColumn + row)) }))
      .filter(({ name }) => name !== '')
    expect(named.length).toBeGreaterThan(5)
    for (const { row, name } of named) {
      const found = inArticle.filter(({ cells: [first] }) => plain(first).endsWith(plain(name)))
      const shown = found.map(({ cells }) => [...cells].slice(1).flatMap(numbersIn))
      const typed = columns.map((column) => cellValue(workbook, sheet, column + row))
      expect(
        shown.map((numbers) => numbers.slice(0, typed.length)),
        name,
      ).toEqual([typed])
    }
  })

  it('leaves the board page without a sentence while nothing is filled in', () => {
    const list = Array.from({ length: 12 }, (_, n) => n + 17)
    const sentences = ['A9', 'M9', 'A14', 'G14', 'M14', 'S14', ...list.map((row) => `O${row}`)]
    const values = valuesAt(workbook, 'Board page', sentences)
    expect(Object.values(values).join('')).toBe('')
  })
})
