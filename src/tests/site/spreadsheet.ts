/** A spreadsheet file, as the tests read it. */
import { readFileSync } from 'node:fs'
import { type CellObject, read, type WorkBook } from '@e965/xlsx'

/** @returns a workbook with its formulas, its macros if there are any, and the names of its parts */
export const openWorkbook = (file: string) =>
  read(readFileSync(file), { bookVBA: true, bookFiles: true, sheetStubs: true })

const cellAt = (workbook: WorkBook, sheet: string, address: string): CellObject | undefined =>
  workbook.Sheets[sheet]?.[address]

/** @returns the value of a cell: '' for an empty one */
export const cellValue = (workbook: WorkBook, sheet: string, address: string) =>
  cellAt(workbook, sheet, address)?.v ?? ''

/** @returns the values of cells, by their addresses */
export const valuesAt = (workbook: WorkBook, sheet: string, addresses: readonly string[]) =>
  Object.fromEntries(addresses.map((each) => [each, cellValue(workbook, sheet, each)]))

/** @returns all cells of a workbook */
export function cellsIn(workbook: WorkBook) {
  const cells: { place: string; cell: CellObject }[] = []
  for (const name of workbook.SheetNames)
    for (const address of Object.keys(workbook.Sheets[name] ?? {}))
      if (!address.startsWith('!')) {
        const cell = cellAt(workbook, name, address)
        if (cell) cells.push({ place: `${name}!${address}`, cell })
      }
  return cells
}

export const errorsIn = (workbook: WorkBook) =>
  cellsIn(workbook)
    .filter(({ cell }) => cell.t === 'e' || /^(#|Err:)/.test(String(cell.v)))
    .map(({ place }) => place)
