/** The fields of a worksheet's table: made of its cells, walked through by keys, filled from a spreadsheet. */
import { isShort } from './format'
import type { Column, SheetData } from './schema'

export const create = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: object = {},
) => Object.assign(document.createElement(tag), properties)

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export interface SheetCell {
  /** From 0 on. */
  row: number
  name: string
  column: Column
  element: HTMLTableCellElement
  /** None in a computed cell. */
  field?: Field
}

/** @returns nothing for a computed cell */
function emptyField(column: Column, isJoined: boolean): Field | undefined {
  if (column.type === 'computed') return undefined
  if (column.type === 'choice') {
    const select = create('select')
    for (const label of ['', ...column.options.map(([label]) => label)])
      select.add(new Option(label))
    return select
  }
  // Only an input can propose names from other sheets.
  if (column.type === 'text') return create(isJoined ? 'input' : 'textarea')
  const { min = -1, decimals } = column
  // The keyboards that phones show for these have no minus.
  const keyboard = decimals === 0 ? 'numeric' : 'decimal'
  return create('input', { inputMode: min < 0 ? 'text' : keyboard })
}

/**
 * Makes fields of the cells of a table, which have the columns of the sheet behind the name of their row.
 * @param names the id of the list that the first column proposes
 */
export function makeFields(table: HTMLTableElement, columns: SheetData['columns'], names: string) {
  const [headRow, ...rows] = table.rows
  const head = [...(headRow?.cells ?? [])].map((cell) => cell.textContent ?? '')
  return rows.map((tableRow, row) => {
    const [label, ...elements] = tableRow.cells
    // A question may follow it.
    const title = label?.firstChild?.textContent?.trim() ?? ''
    const rowName = /^\d+$/.test(title) ? `${head[0]} ${title}` : title
    const cells: SheetCell[] = []
    Object.entries(columns).forEach(([name, column], at) => {
      const element = elements[at]
      if (!element) return
      const isJoined = at === 0 && 'from' in column && column.from !== undefined
      // Options are in the field, and the range of a number in one line.
      const label = column.type === 'choice' ? column.label : head[at + 1]
      element.dataset.label = label?.replace('–', '\u2060–\u2060') ?? ''
      element.toggleAttribute('data-short', isShort(column))
      const field = emptyField(column, isJoined)
      if (field) {
        field.className = 'input'
        field.autocomplete = 'off'
        field.setAttribute('aria-label', `${rowName}, ${head[at + 1]}`)
        if (isJoined) field.setAttribute('list', names)
        element.replaceChildren(field)
      }
      cells.push({ row, name, column, element, field })
    })
    return cells
  })
}

/** Moves to the same column of the row below or above, as a spreadsheet does. @returns whether there is one */
function move(grid: SheetCell[][], { row, name }: SheetCell, rows: number) {
  const next = grid[row + rows]?.find((cell) => cell.name === name)?.field
  if (!next?.checkVisibility()) return false
  next.focus()
  if (next instanceof HTMLInputElement) next.select()
  return true
}

function handleKey(event: KeyboardEvent, grid: SheetCell[][], cell: SheetCell) {
  const { field } = cell
  if (!field || field instanceof HTMLSelectElement || event.isComposing || event.shiftKey) return
  // In a list of names the arrows choose, in a text of several lines they move the cursor.
  const isNumber = cell.column.type === 'number'
  const isAtEnd =
    field instanceof HTMLTextAreaElement && field.selectionStart === field.value.length
  const isDown = event.key === 'Enter' || (event.key === 'ArrowDown' && (isNumber || isAtEnd))
  const isUp = event.key === 'ArrowUp' && isNumber
  if (isDown || isUp) {
    const hasMoved = move(grid, cell, isDown ? 1 : -1)
    if (hasMoved || event.key === 'Enter') event.preventDefault()
  }
}

/** @returns the cells that a spreadsheet has copied; a text in quotes may have tabs and several lines */
function readCells(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const match of text
    .replace(/\r?\n$/, '')
    .matchAll(/("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r?\n|$)/g)) {
    const [whole, cell = '', end] = match
    const isQuoted = cell.startsWith('"') && cell.endsWith('"') && cell.length > 1
    rows.at(-1)?.push(isQuoted ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '' || whole === '') break
    if (end !== '\t') rows.push([])
  }
  return rows
}

/** @returns a text as a field can hold it; a choice has one of its options, and none for another text */
function valueFor(field: Field, text: string) {
  if (!(field instanceof HTMLSelectElement)) return text
  const wanted = text.trim().toLowerCase()
  return [...field.options].find(({ text }) => text.toLowerCase() === wanted)?.value ?? ''
}

/** Spreads copied cells over rows and columns. @returns the cells that were filled, and the number of those without a place */
function spread(grid: SheetCell[][], { row, name }: SheetCell, copied: string[][]) {
  const filled: SheetCell[] = []
  let lost = 0
  copied.forEach((texts, down) => {
    const fields = (grid[row + down] ?? []).filter(({ field }) => field)
    const first = fields.findIndex((cell) => cell.name === name)
    texts.forEach((text, right) => {
      const cell = first < 0 ? undefined : fields[first + right]
      const value = cell?.field ? valueFor(cell.field, text) : ''
      if (cell?.field && (value || !text.trim())) {
        cell.field.value = value
        filled.push(cell)
      } else if (text.trim()) lost++
    })
  })
  return { filled, lost }
}

/** Follows keys and pasting in the fields. @param onPaste gets the cells that were filled, and the number of those that were not */
export function followInput(
  table: HTMLTableElement,
  grid: SheetCell[][],
  onPaste: (filled: SheetCell[], lost: number) => void,
) {
  const cellOf = ({ target }: Event) => grid.flat().find(({ field }) => field && field === target)
  table.addEventListener('keydown', (event) => {
    const cell = cellOf(event)
    if (cell) handleKey(event, grid, cell)
  })
  table.addEventListener('paste', (event) => {
    const cell = cellOf(event)
    const text = event.clipboardData?.getData('text/plain') ?? ''
    const copied = readCells(text)
    // A text of several lines goes into its field whole, unless a spreadsheet has copied it.
    const isTable = text.includes('\t') || event.clipboardData?.getData('text/html').includes('<td')
    const hasRoom = cell?.field instanceof HTMLTextAreaElement && !isTable
    if (!cell || hasRoom || copied.flat().length < 2) return
    event.preventDefault()
    const { filled, lost } = spread(grid, cell, copied)
    onPaste(filled, lost)
  })
}
