/**
 * Makes the table of a worksheet one to fill in: fields in its cells, and results that follow.
 * It changes the HTML of the build in place, which React inserted and does not look into.
 */
import { toTabSeparated } from '../ui/tabSeparated'
import { type Computed, computeSheet } from './compute'
import { addControls } from './controls'
import { download, toCsv } from './exportTable'
import { cellOf, fieldOf } from './field'
import { formatColumn, formatResult, meaningOf, plainNumber } from './format'
import { printSheet } from './printSheet'
import type { SheetData } from './schema'
import { type Fields, loadFields, saveFields } from './storage'

/** Long enough that a screen reader is not interrupted at each digit. */
const announceDelay = 800

/** A space, so that the cell does not look like one to write in. */
const noValue = '\u00A0'
const notStored = 'This browser stores nothing: copy, download or print it before you leave'
const textsOf = (cells: Iterable<Element>) => [...cells].map((cell) => cell.textContent ?? '')

export function fillIn(sheet: HTMLElement) {
  // The build made it from the checked worksheet.
  const data: SheetData = JSON.parse(sheet.dataset.worksheet ?? '')
  const columns = Object.entries(data.columns)
  const results = Object.entries(data.results)
  const own = sheet.querySelector('.worksheet-own')
  const table = own?.querySelector('table')
  const place = own?.querySelector('.worksheet-controls')
  if (!own || !table?.tHead?.rows[0] || !place) return
  const head = textsOf(table.tHead.rows[0].cells)
  const rows = [...(table.tBodies[0]?.rows ?? [])].map((row) => {
    const [label, ...cells] = row.cells
    const name = label?.textContent ?? ''
    const fields = columns.map(([, column], index) => {
      const rowName = /^\d+$/.test(name) ? `${head[0]} ${name}` : name
      const field = fieldOf(column, `${rowName}, ${head[index + 1]}`)
      if (field) cells[index]?.replaceChildren(field)
      return field
    })
    return { name, cells, fields }
  })

  const read = (): Fields =>
    rows.map(({ fields }) =>
      Object.fromEntries(columns.map(([name], index) => [name, fields[index]?.value ?? ''])),
    )
  const write = (values: Fields) => {
    for (const [n, { fields }] of rows.entries())
      for (const [index, [name]] of columns.entries()) {
        const field = fields[index]
        if (field) field.value = values[n]?.[name] ?? ''
      }
  }

  let computed: Computed = { rows: [], results: {} }
  const update = () => {
    const cellsOf = ({ fields }: (typeof rows)[number]) =>
      Object.fromEntries(columns.map(([name, column], n) => [name, cellOf(column, fields[n])]))
    computed = computeSheet(data, rows.map(cellsOf))
    for (const [index, [name, column]] of columns.entries()) {
      const values = computed.rows.map((row) => row[name] ?? null)
      const texts = column.type === 'computed' ? formatColumn(values, column) : []
      for (const [n, { cells, fields }] of rows.entries()) {
        const cell = cells[index]
        const field = fields[index]
        // Paper shows this in place of the field, which cuts long texts off.
        if (cell && field) cell.dataset.value = field.value
        else if (cell) cell.textContent = texts[n] || noValue
      }
    }
    for (const [name, result] of results) {
      const value = computed.results[name] ?? null
      const shown = own.querySelector(`[data-result="${name}"]`)
      if (shown) shown.textContent = value === null ? '' : formatResult(value, result)
    }
  }

  /** What is announced after a change. */
  const summary = (isStored: boolean) => [
    ...results.flatMap(([name, result]) => {
      const value = computed.results[name] ?? null
      return value === null ? [] : `${result.label}: ${formatResult(value, result)}`
    }),
    ...refused(),
    ...(isStored ? [] : [notStored]),
  ]
  const refused = () => {
    const field = table.querySelector<HTMLElement>('[aria-invalid]')
    return field
      ? [`“${field.getAttribute('aria-label')}” does not count; allowed: ${field.title}`]
      : []
  }

  /** The whole sheet for other programs: numbers without units, which are in the head. */
  const toRows = () => [
    head,
    ...rows.map(({ name, fields }, n) => [
      name,
      ...columns.map(([key, column], index) =>
        column.type === 'computed'
          ? plainNumber(computed.rows[n]?.[key] ?? null, column)
          : (fields[index]?.value ?? ''),
      ),
    ]),
    ...results.map(([name, result]) => {
      const value = computed.results[name] ?? null
      const meaning = value === null ? undefined : meaningOf(value, result)
      return [result.label, plainNumber(value, result), meaning ?? '']
    }),
  ]

  let cleared: Fields = []
  const restore = (values: Fields, message: string) => {
    write(values)
    update()
    saveFields(sheet.id, values)
    controls.report(message)
  }
  const controls = addControls(place, {
    print: () => printSheet(own),
    copy: async () => navigator.clipboard.writeText(toTabSeparated(toRows())),
    download: () => {
      download(`${data.id}.csv`, toCsv(toRows()), 'text/csv')
      controls.report('Downloaded as CSV.')
    },
    clear: () => {
      cleared = read()
      restore([], 'All is cleared.')
      controls.setUndo(true)
    },
    undo: () => {
      restore(cleared, 'All is back.')
      controls.setUndo(false)
    },
  })

  let timer: ReturnType<typeof setTimeout> | undefined
  table.addEventListener('input', () => {
    update()
    controls.setUndo(false)
    const isStored = saveFields(sheet.id, read())
    clearTimeout(timer)
    timer = setTimeout(() => {
      controls.report(summary(isStored).join('. '))
    }, announceDelay)
  })
  write(loadFields(sheet.id))
  update()
}
