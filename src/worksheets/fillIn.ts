/** Makes a worksheet one to fill in, in the HTML of the build, which React inserted and does not look into. */
import { type Cell, computeSheet } from './compute'
import { formatNumber, formatRange, formatResult, meaningOf, plainNumber } from './format'
import type { Column, SheetData } from './schema'

/** What the fields of each row hold, by column. */
export type Fields = Record<string, string | undefined>[]

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const create = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: object = {}) =>
  Object.assign(document.createElement(tag), properties)

/** @returns what is heard of a value that is not there, whose place is empty to the eye and on paper */
const orNotYet = (text: string) =>
  text || create('span', { className: 'sr-only', textContent: 'not yet' })

/** @returns nothing for what is computed */
function emptyField(column: Column): Field | undefined {
  if (column.type === 'computed') return undefined
  if (column.type === 'choice') {
    const labels = Array.isArray(column.options) ? column.options : Object.keys(column.options)
    const select = create('select')
    for (const label of ['', ...labels]) select.add(new Option(label))
    return select
  }
  if (column.type !== 'number') return create('textarea')
  const { min, max, decimals } = column
  const isWhole = decimals === 0
  const step = isWhole ? '1' : 'any'
  const input = create('input', { type: 'number', step, min: min ?? '', max: max ?? '' })
  const range = formatRange(column)
  input.title = `${isWhole ? 'whole numbers' : 'numbers'}${range && `, ${range}`}`
  // The keyboards that phones show for these have no minus.
  if (min !== undefined && min >= 0) input.inputMode = isWhole ? 'numeric' : 'decimal'
  return input
}

/** @returns what a field holds; a number that is not allowed is marked, and counts as empty */
function cellOf(field: Field): Cell {
  const { valid } = field.validity
  field.setAttribute('aria-invalid', String(!valid))
  const value = field.value.trim()
  if (!valid || !value) return null
  return field.type === 'number' ? Number(value) : value
}

/** Downloads rows as a file for other programs, in the form of RFC 4180. */
function download(name: string, rows: string[][]) {
  const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell)
  const lines = rows.map((cells) => `${cells.map(quote).join(',')}\r\n`)
  // The mark at the start tells spreadsheets that it is UTF-8.
  const href = URL.createObjectURL(new Blob(['\uFEFF', ...lines], { type: 'text/csv' }))
  create('a', { href, download: name }).click()
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}

/** Prints a sheet alone, below the title and the address of its page: the style sheet leaves out what has no mark. */
function printAlone(sheet: Element) {
  const source = create('p')
  const title = create('strong', { textContent: document.querySelector('h1')?.textContent ?? '' })
  source.append(title, create('br'), location.origin + location.pathname)
  sheet.prepend(source)
  for (let element: Element | null = sheet; element; element = element.parentElement)
    element.setAttribute('data-print', element === sheet ? 'whole' : '')
  const restore = () => {
    source.remove()
    for (const element of document.querySelectorAll('[data-print]'))
      element.removeAttribute('data-print')
  }
  // Not after print(), which does not wait everywhere.
  addEventListener('afterprint', restore, { once: true })
  print()
}

/** @param stored what was typed before; `store` keeps what is typed, and returns whether the browser does */
export function fillIn(sheet: HTMLElement, stored: Fields, store: (fields: Fields) => boolean) {
  const data: SheetData = JSON.parse(sheet.dataset.worksheet ?? '')
  const own = sheet.querySelector('.worksheet-own')
  const controls = own?.querySelector('.worksheet-controls')
  const status = controls?.querySelector('[role=status]')
  const table = own?.querySelector('table')
  const [headRow, ...bodyRows] = table?.rows ?? []
  if (!own || !controls || !status || !table || !headRow) return
  const head = [...headRow.cells].map((cell) => cell.textContent ?? '')
  const columns = Object.entries(data.columns)
  const results = Object.entries(data.results)

  const rows = bodyRows.map((row) => {
    const [label, ...elements] = row.cells
    const name = label?.textContent ?? ''
    const rowName = /^\d+$/.test(name) ? `${head[0]} ${name}` : name
    return elements.map((element, n) => {
      const [key = '', column] = columns[n] ?? []
      const field = column && emptyField(column)
      if (field) {
        field.className = 'input'
        field.autocomplete = 'off'
        field.setAttribute('aria-label', `${rowName}, ${head[n + 1]}`)
        element.replaceChildren(field)
      }
      return { key, column, element, field }
    })
  })
  const read = <Value>(contentOf: (field: Field) => Value) =>
    rows.map((cells) =>
      Object.fromEntries(cells.map(({ key, field }) => [key, field && contentOf(field)])),
    )
  const readFields = (): Fields => read(({ value }) => value)

  let computed = computeSheet(data, [])
  /** What clearing removed, until something is typed. */
  let cleared: Fields | undefined
  /** @returns what is announced after a change */
  const update = () => {
    clearButton.textContent = cleared ? 'Undo clearing' : 'Clear all'
    computed = computeSheet(data, read(cellOf))
    for (const [n, cells] of rows.entries())
      for (const { key, column, element, field } of cells) {
        const value = computed.rows[n]?.get(key)
        // Paper shows this in place of the field, which cuts long texts off.
        if (field) element.dataset.value = field.value
        else if (column?.type === 'computed') {
          element.replaceChildren(orNotYet(formatNumber(value, column, computed.cells.get(key))))
          element.dataset.number = plainNumber(value, column)
        }
      }
    const announced: string[] = []
    for (const [name, result] of results) {
      const text = formatResult(computed.results.get(name), result)
      own.querySelector(`[data-result="${name}"]`)?.replaceChildren(orNotYet(text))
      if (text) announced.push(`${result.label}: ${text}`)
    }
    const invalid = table.querySelector<HTMLElement>('[aria-invalid=true]')
    const label = invalid?.getAttribute('aria-label')
    if (invalid) announced.push(`“${label}” does not count; allowed: ${invalid.title}`)
    return announced
  }
  const fill = (values: Fields) => {
    for (const [n, cells] of rows.entries())
      for (const { key, field } of cells) if (field) field.value = values[n]?.[key] ?? ''
    update()
  }

  /** The whole sheet for other programs: numbers without units, which are in the head. */
  const toRows = () => {
    const textOf = ({ dataset: { value, number }, textContent }: HTMLElement) =>
      value ?? number ?? textContent ?? ''
    const foot = results.map(([name, result]) => {
      const value = computed.results.get(name)
      return [result.label, plainNumber(value, result), meaningOf(value, result) ?? '']
    })
    return [...[...table.rows].map(({ cells }) => [...cells].map(textOf)), ...foot]
  }

  const report = (message: string) => status.replaceChildren(message)
  const buttonOf = (textContent: string, onclick: () => void) => {
    const className = 'button-quiet border border-solid border-edge'
    return create('button', { type: 'button', className, textContent, onclick })
  }
  const clearButton = buttonOf('', () => {
    const values = cleared ?? []
    cleared = cleared ? undefined : readFields()
    report(cleared ? 'All is cleared.' : 'All is back.')
    fill(values)
    store(values)
  })
  controls.prepend(
    buttonOf('Print this sheet', () => printAlone(own)),
    buttonOf('Download CSV', () => {
      download(`${data.id}.csv`, toRows())
      report('Downloaded as CSV.')
    }),
    clearButton,
  )

  let timer: ReturnType<typeof setTimeout> | undefined
  table.addEventListener('input', () => {
    cleared = undefined
    const announced = update()
    if (!store(readFields()))
      announced.push('This browser stores nothing: download or print it before you leave')
    clearTimeout(timer)
    // After so many milliseconds a screen reader is not interrupted at each digit.
    timer = setTimeout(() => report(announced.join('. ')), 800)
  })
  fill(stored)
}
