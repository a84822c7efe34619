/** Makes a worksheet one to fill in, in the HTML of the build, which React inserted and does not look into. */
import { type Cell, columnOf, computeSheet } from './compute'
import { download } from './download'
import { formatCell, formatRange, formatResult, meaningOf, plainNumber } from './format'
import { printAlone } from './printAlone'
import type { Column, SheetData } from './schema'
import { type Fields, load, save, subscribe, workbookKey } from './store'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const create = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: object = {}) =>
  Object.assign(document.createElement(tag), properties)

/** @returns what is heard of a value that is not there, whose place is empty to the eye and on paper */
const orNotYet = (text: string) =>
  text || create('span', { className: 'sr-only', textContent: 'not yet' })

/** @param isFirst whether it is the column of names @returns nothing for what is computed */
function emptyField(column: Column, isFirst: boolean): Field | undefined {
  if (column.type === 'computed') return undefined
  if (column.type === 'choice') {
    const labels = Array.isArray(column.options) ? column.options : Object.keys(column.options)
    const select = create('select')
    for (const label of ['', ...labels]) select.add(new Option(label))
    return select
  }
  if (column.type !== 'number') return create(column.from && isFirst ? 'input' : 'textarea')
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

/** @returns what is typed, or else what another sheet has, which stands there as the placeholder */
const contentOf = (field: Field) => field.value || field.getAttribute('placeholder') || ''

/** @returns what a field holds; a number that is not allowed is marked, and counts as empty */
function cellOf(field: Field): Cell {
  const { valid } = field.validity
  field.setAttribute('aria-invalid', String(!valid))
  const value = contentOf(field).trim()
  if (!valid || !value) return null
  return field.type === 'number' ? Number(value) : value
}

/** @returns rows in the form of RFC 4180, for other programs */
function toCsv(rows: string[][]) {
  const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell)
  const lines = rows.map((cells) => `${cells.map(quote).join(',')}\r\n`)
  // The mark at the start tells spreadsheets that it is UTF-8.
  return ['\uFEFF', ...lines]
}

/** Prints a sheet below the title and the address of its page. */
function printSheet(sheet: Element) {
  const source = create('p')
  const title = create('strong', { textContent: document.querySelector('h1')?.textContent ?? '' })
  source.append(title, create('br'), location.origin + location.pathname)
  sheet.prepend(source)
  printAlone('sheet', [sheet], () => source.remove())
}

/** @param key of what is typed in the store */
export function fillIn(sheet: HTMLElement, key: string, signal: AbortSignal) {
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

  const names = create('datalist', { id: `${sheet.id}:names` })
  table.after(names)
  const rows = bodyRows.map((row) => {
    const [label, ...elements] = row.cells
    const name = label?.textContent ?? ''
    const rowName = /^\d+$/.test(name) ? `${head[0]} ${name}` : name
    return elements.map((element, n) => {
      const [name = '', column] = columns[n] ?? []
      const field = column && emptyField(column, n === 0)
      if (field) {
        field.className = 'input'
        field.autocomplete = 'off'
        field.setAttribute('aria-label', `${rowName}, ${head[n + 1]}`)
        if (n === 0) field.setAttribute('list', names.id)
        element.replaceChildren(field)
      }
      return { name, column, element, field }
    })
  })
  const read = <Value>(contentOf: (cell: (typeof rows)[number][number]) => Value) =>
    rows.map((cells) => Object.fromEntries(cells.map((cell) => [cell.name, contentOf(cell)])))
  const readFields = (): Fields =>
    read(({ field, element }) => field?.value ?? element.dataset.number)
  /** Shows what other sheets of the workbook have: names to choose from, and what belongs to the name of a row. */
  const takeFromOthers = () => {
    for (const cells of rows)
      for (const { column, field } of cells) {
        const first = cells[0]?.field
        if (!column || !('from' in column) || !column.from) continue
        const [sheet = '', name = ''] = column.from.split('.')
        const known = load(workbookKey(sheet))
        const row = known.find((row) => first?.value && Object.values(row)[0] === first.value)
        if (field !== first) field?.setAttribute('placeholder', row?.[name] ?? '')
        else
          names.replaceChildren(...known.map((row) => create('option', { value: row[name] ?? '' })))
      }
  }

  let computed = computeSheet(data, [])
  /** What clearing removed, until something is typed. */
  let cleared: Fields | undefined
  /** @returns what is announced after a change */
  const update = () => {
    clearButton.textContent = cleared ? 'Undo clearing' : 'Clear all'
    takeFromOthers()
    computed = computeSheet(
      data,
      read(({ field }) => field && cellOf(field)),
    )
    for (const [n, cells] of rows.entries()) {
      bodyRows[n]?.toggleAttribute(
        'data-empty',
        cells.every(({ field }) => !field?.value),
      )
      for (const { name, column, element, field } of cells) {
        const value = computed.rows[n]?.get(name)
        // Paper shows this in place of the field, which cuts long texts off.
        if (field) element.dataset.value = contentOf(field)
        else if (column?.type === 'computed') {
          element.replaceChildren(
            orNotYet(formatCell(value, column, columnOf(computed.rows, name))),
          )
          element.dataset.number = plainNumber(value, column)
        }
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
      for (const { name, field } of cells) if (field) field.value = values[n]?.[name] ?? ''
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

  let held = load(key)
  let isOwn = false
  /** @returns whether the browser stores it */
  const keep = () => {
    isOwn = true
    const isStored = save(key, readFields())
    isOwn = false
    held = load(key)
    return isStored
  }
  const follow = () => {
    if (isOwn) return
    if (held === load(key)) update()
    else {
      held = load(key)
      fill(held)
    }
  }
  signal.addEventListener('abort', subscribe(follow))

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
    keep()
  })
  controls.prepend(
    buttonOf('Print this sheet', () => printSheet(own)),
    buttonOf('Download CSV', () => {
      download(`${data.id}.csv`, 'text/csv', toCsv(toRows()))
      report('Downloaded as CSV.')
    }),
    clearButton,
  )

  let timer: ReturnType<typeof setTimeout> | undefined
  table.addEventListener('input', () => {
    cleared = undefined
    const announced = update()
    if (!keep())
      announced.push('This browser stores nothing: download or print it before you leave')
    clearTimeout(timer)
    // After so many milliseconds a screen reader is not interrupted at each digit.
    timer = setTimeout(() => report(announced.join('. ')), 800)
  })
  fill(held)
}
