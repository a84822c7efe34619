/** Shows what follows from the fields of a worksheet: what does not count, the computed cells, the results. */
import { fill, formatNumber } from '../locale'
import { worksheetForm as words } from '../words'
import { computeSheet } from './compute'
import { create, type SheetCell } from './fields'
import * as format from './format'
import { columnOf, type Row } from './formula'
import type { SheetData } from './schema'

/** @returns a text, or that there is none yet: a dash on screens, words for those who hear it */
function orNotYet(text: string) {
  if (text) return text
  const place = create('span', { className: 'no-value' })
  place.append(create('span', { className: 'sr-only', textContent: words.notYet }))
  return place
}

/** @returns the text typed, or else that of another sheet, which is the placeholder */
const contentOf = ({ field }: SheetCell) => field?.value || field?.getAttribute('placeholder') || ''

/** Shows below a field why it does not count. @param problem a sentence; empty for a field that counts */
function markField({ element, field }: SheetCell, problem: string) {
  if (!field) return
  field.setAttribute('aria-invalid', String(problem !== ''))
  const note =
    element.querySelector('.cell-problem') ?? create('small', { className: 'cell-problem' })
  note.textContent = problem
  if (problem) element.append(note)
  else note.remove()
}

/** @param own the part of the sheet to fill in. @param grid its cells, row by row */
export function createResults(own: Element, data: SheetData, grid: SheetCell[][]) {
  const results = Object.entries(data.results)
  let computed = computeSheet(data, [])

  /** @returns the cells of a row that count; the others are marked */
  const readRow = (row: SheetCell[]): Row => {
    const read = (cell: SheetCell) =>
      cell.field ? format.parseCell(cell.column, contentOf(cell)) : null
    const typed = Object.fromEntries(row.map((cell) => [cell.name, read(cell)]))
    const counted = row.map((cell) => {
      const problem = format.problemOf(data.columns, cell.name, typed)
      markField(cell, problem)
      return [cell.name, problem ? null : typed[cell.name]]
    })
    return Object.fromEntries(counted)
  }

  const showCell = (cell: SheetCell) => {
    const { row, name, column, element, field } = cell
    const value = computed.rows[row]?.get(name)
    // Paper shows this in place of the field, which cuts long texts off.
    if (field) element.dataset.value = contentOf(cell)
    if (column.type === 'number') {
      element.dataset.number = format.plainNumber(value, column) || contentOf(cell)
      if (value !== undefined) element.dataset.value = formatNumber(value, column)
    }
    if (column.type === 'computed') {
      const numbers = columnOf(computed.rows, name)
      element.replaceChildren(orNotYet(format.formatCell(value, column, numbers)))
      element.dataset.number = format.plainNumber(value, column)
    }
  }

  return {
    /**
     * Computes the sheet, and shows it.
     * @param taken the numbers of the results that come from another sheet
     * @returns the lines to announce after a change; the first ones are the results
     */
    update(taken: Readonly<Record<string, number | undefined>>) {
      computed = computeSheet(data, grid.map(readRow), taken)
      grid.flat().forEach(showCell)
      const lines: string[] = []
      results.forEach(([name, result]) => {
        const value = computed.results.get(name)
        const text = format.formatResult(value, result)
        const place = own.querySelector<HTMLElement>(`[data-result="${name}"]`)
        const meaning = format.meaningOf(value, result) ?? ''
        place?.replaceChildren(
          orNotYet(formatNumber(value, result)),
          create('span', { className: 'sr-only', textContent: meaning && '. ' }),
          create('span', { className: 'meaning', textContent: meaning }),
        )
        if (place) place.dataset.number = format.plainNumber(value, result)
        if (text) lines.push(`${result.label}: ${text}`)
      })
      const invalid = own.querySelector<HTMLElement>('[aria-invalid=true]')
      const label = invalid?.getAttribute('aria-label')
      const problem = invalid?.nextElementSibling?.textContent ?? ''
      return { lines, problem: label ? fill(words.notCounted, { label, problem }) : '' }
    },

    /** @returns the number of a computed cell, as it could have been typed */
    numberIn: ({ row, name, column }: SheetCell) =>
      column.type === 'computed'
        ? format.typedNumber(computed.rows[row]?.get(name), column)
        : undefined,

    /** @returns the whole sheet for other programs: numbers without units, which are in the head */
    toRows(table: HTMLTableElement) {
      const textOf = ({ row, name, column, element: { dataset } }: SheetCell) => {
        const value = computed.rows[row]?.get(name)
        const meaning = column.type === 'computed' ? format.meaningOf(value, column) : undefined
        return meaning ?? dataset.number ?? dataset.value ?? ''
      }
      const foot = results.map(([name, result]) => {
        const value = computed.results.get(name)
        const meaning = format.meaningOf(value, result) ?? ''
        return [result.label, format.plainNumber(value, result), meaning]
      })
      const [head, ...rows] = table.rows
      const titles = [...(head?.cells ?? [])].map((cell) => cell.textContent ?? '')
      const labels = rows.map((row) => row.cells[0]?.textContent ?? '')
      const body = labels.map((label, n) => [label, ...(grid[n] ?? []).map(textOf)])
      return [titles, ...body, ...foot]
    },
  }
}
