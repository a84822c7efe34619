/** The sample firm's workbook, computed anew by LibreOffice with other values, where that is installed. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type WorkBook, write } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { site } from '../../site'
import { ownDist } from '../fixture/fixture'
import { errorsIn, openWorkbook, valuesAt } from './spreadsheet'

const file = `${ownDist}/downloads/ai-strategy-workbook.xlsx`

type Values = Record<string, Record<string, string | number>>

/** The rows of the list of cases, and of the ledger. */
const caseRows = Array.from({ length: 12 }, (_, n) => n + 5)
const ledgerRows = Array.from({ length: 18 }, (_, n) => n + 5)

/** @returns a column of a list, filled in */
const column = <Value>(name: string, rows: readonly number[], cellOf: (row: number) => Value) =>
  Object.fromEntries(rows.map((row) => [name + row, cellOf(row)]))

/** @returns columns of the list of cases with one value in each cell */
const filled = (names: readonly string[], value: string | number) =>
  Object.fromEntries(caseRows.flatMap((row) => names.map((name) => [name + row, value])))

const scores = (value: string | number) => filled(['D', 'E', 'F', 'G', 'H'], value)
const factors = (value: string | number) => filled(['D', 'E', 'F'], value)
const oneCase = { B5: 'Calls', D5: 3, E5: 3, F5: 3, I5: 10, J5: 20, K5: 4, N5: 'Taken' }

/** What is typed into the empty sheets, and what has to come out. */
const fillings: Record<string, { typed: Values; expected: Values }> = {
  empty: {
    typed: {},
    expected: {
      'Use cases': { D21: '', L5: '' },
      Readiness: { C24: '' },
      'Ledger sums': { C5: '' },
    },
  },
  'one row': {
    typed: {
      Readiness: { D5: 2 },
      'Use cases': oneCase,
      Baseline: { B5: 'Calls', D5: 1, E5: 20, G5: 1, H5: 0, I5: 0 },
      Ledger: { B5: 'Calls', C5: 'Build', D5: -5 },
    },
    expected: {
      Readiness: { C19: 2, C24: '' },
      'Use cases': { G5: 'Passes', L5: 6, M5: 16, D20: 1, D21: 6, D22: 16 },
      // Nothing is rounded but to the 15 digits that a file keeps.
      Baseline: { F5: 0.333333333333333, K5: 0.333333333333333 },
      'Ledger sums': { B5: 'Calls', C5: -5 },
    },
  },
  'all rows': {
    typed: {
      Readiness: scores(3),
      'Use cases': {
        ...column('B', caseRows, (row) => `Case ${row}`),
        ...factors(4),
        ...column('I', caseRows, (row) => row * 1000),
        ...column('J', caseRows, (row) => row * 2000),
        ...column('K', caseRows, () => 500),
        ...column('N', caseRows, (row) => (row % 2 ? 'Taken' : 'Waits')),
      },
      Ledger: {
        ...column('B', ledgerRows, () => 'Case 5'),
        ...column('D', ledgerRows, () => 1),
      },
    },
    expected: {
      Readiness: { C18: 0, C19: 3, C20: 9, C23: 9 },
      // Taken are the rows 5, 7, 9, 11, 13 and 15, together 60; the others are 66.
      'Use cases': { D19: 12, D20: 6, D21: 57_000, D22: 117_000, D23: 129_000 },
      'Ledger sums': { C5: 18 },
    },
  },
  'zero and negative': {
    typed: {
      Readiness: scores(0),
      'Use cases': { ...oneCase, D5: 1, E5: 5, F5: 5, I5: 0, J5: 0, K5: 0 },
      Ledger: { B5: 'Calls', C5: 'Fees', D5: -1, E5: -1, F5: -1, G5: -1 },
    },
    expected: {
      Readiness: { C19: 0, C20: 0 },
      'Use cases': { G5: 'Stops here', L5: 0, M5: 0, D21: 0 },
      'Ledger sums': { I5: -4, J5: 'Never' },
    },
  },
  'text where a number belongs': {
    typed: {
      Readiness: scores('high'),
      'Use cases': { ...oneCase, D5: 'good', I5: 'many' },
      Baseline: { B5: 'Calls', D5: 'some', E5: 20, G5: 1 },
      Ledger: { B5: 'Calls', C5: 'Fees', D5: 'n/a' },
    },
    expected: { 'Use cases': { L5: 'Number?' }, Readiness: { C20: '' } },
  },
}

/** A setting of LibreOffice, which otherwise shows the results that a file has. */
const alwaysCompute = `<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>`

const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0
if (!hasLibreOffice)
  console.log('Skipped, as LibreOffice is not installed: the workbook computed anew')

describe.runIf(site.notice && hasLibreOffice)('the workbook, computed anew', () => {
  const folder = mkdtempSync(join(tmpdir(), 'workbook-'))
  const computed = new Map<string, WorkBook>()

  beforeAll(() => {
    const files = Object.entries(fillings).map(([name, { typed }]) => {
      const workbook = openWorkbook(file)
      for (const [sheet, values] of Object.entries(typed))
        for (const [address, value] of Object.entries(values))
          Object(workbook.Sheets[sheet])[address] = {
            t: typeof value === 'number' ? 'n' : 's',
            v: value,
          }
      const path = join(folder, `${name.replaceAll(' ', '-')}.xlsx`)
      writeFileSync(path, write(workbook, { type: 'buffer', bookType: 'xlsx' }))
      return path
    })
    mkdirSync(join(folder, 'profile/user'), { recursive: true })
    writeFileSync(join(folder, 'profile/user/registrymodifications.xcu'), alwaysCompute)
    const profile = `-env:UserInstallation=file://${folder}/profile`
    const options = ['--headless', '--convert-to', 'xlsx', '--outdir', join(folder, 'computed')]
    const { status, stderr } = spawnSync('soffice', [profile, ...options, ...files])
    if (status !== 0) throw new Error(`LibreOffice: ${stderr}`)
    for (const path of files)
      computed.set(basename(path, '.xlsx'), openWorkbook(join(folder, 'computed', basename(path))))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(Object.entries(fillings))('%s', (name, { expected }) => {
    const workbook = computed.get(name.replaceAll(' ', '-'))
    if (!workbook) throw new Error(`There is no result of ${name}`)
    expect(errorsIn(workbook)).toEqual([])
    for (const [sheet, values] of Object.entries(expected))
      expect(valuesAt(workbook, sheet, Object.keys(values)), sheet).toEqual(values)
  })
})
