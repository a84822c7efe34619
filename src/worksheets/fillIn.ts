/**
 * Makes the table of a worksheet one to fill in: fields in its cells, and results that follow.
 * It changes the HTML of the build in place, which React inserted and does not look into.
 */
import { type Computed, computeSheet } from './compute'
import { addControls } from './controls'
import { download, toCsv, toTabSeparated } from './exportTable'
import { cellOf, fieldOf } from './field'
import { formatNumber, formatResult, meaningOf, plainNumber } from './format'
import type { SheetData } from './schema'
import { type Fields, loadFields, saveFields } from './storage'

/** Long enough that a screen reader is not interrupted at each digit. */
const announceDelay = 800

const notStored = 'This browser stores nothing: copy, download or print it before you leave'
const outOfRange = 'A marked number is out of its range and does not count'

const textsOf = (cells: Iterable<Element>) => [...cells].map((cell) => cell.textContent ?? '')

export function fillIn(sheet: HTMLElement) {
  // The build made it from the checked worksheet.
  const data: SheetData = JSON.parse(sheet.dataset.worksheet ?? '')
  const columns = Object.entries(data.columns)
  const results = Object.entries(data.results)
  const table = sheet.querySelector('table')
  const place = sheet.querySelector('.worksheet-controls')
  if (!table?.tHead?.rows[0] || !place) return
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

  const read = (): Fields => rows.map(({ fields }) => fields.map((field) => field?.value ?? ''))
  const write = (values: Fields) => {
    for (const [n, { fields }] of rows.entries())
      for (const [index, field] of fields.entries())
        if (field) field.value = values[n]?.[index] ?? ''
  }

  let computed: Computed = { rows: [], results: {} }
  function update() {
    const cellsOf = ({ fields }: (typeof rows)[number]) =>
      Object.fromEntries(columns.map(([name, column], n) => [name, cellOf(column, fields[n])]))
    computed = computeSheet(data, rows.map(cellsOf))
    for (const [n, { cells }] of rows.entries())
      for (const [index, [name, column]] of columns.entries()) {
        const cell = cells[index]
        const value = computed.rows[n]?.[name] ?? null
        if (column.type === 'computed' && cell)
          cell.textContent = value === null ? '' : formatNumber(value, column)
      }
    for (const [name, result] of results) {
      const value = computed.results[name] ?? null
      const shown = sheet.querySelector(`[data-result="${name}"]`)
      if (shown) shown.textContent = value === null ? '' : formatResult(value, result)
    }
  }

  /** What is announced after a change. */
  const summary = (isStored: boolean) => [
    ...results.flatMap(([name, result]) => {
      const value = computed.results[name] ?? null
      return value === null ? [] : `${result.label} ${formatResult(value, result)}`
    }),
    ...(table.querySelector('[aria-invalid]') ? [outOfRange] : []),
    ...(isStored ? [] : [notStored]),
  ]

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
  const focusFirst = () =>
    rows
      .flatMap(({ fields }) => fields)
      .find(Boolean)
      ?.focus()
  place.querySelector('button')?.addEventListener('click', focusFirst)

  write(loadFields(sheet.id))
  update()
}
