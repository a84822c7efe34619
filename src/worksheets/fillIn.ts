/** Makes a worksheet one to fill in. React inserted its HTML, and leaves it alone. */
import { fill, formatNumber } from '../locale'
import { toCsv } from '../ui/csv'
import { download } from '../ui/download'
import { worksheetForm as words } from '../words'
import { computeSheet } from './compute'
import * as format from './format'
import { columnOf } from './formula'
import { printSheet } from './pack'
import type { Column, SheetData } from './schema'
import { type Fields, load, save, subscribe, workbookKey } from './store'
import { type Action, actions, followLinks } from './workbook'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const create = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: object = {}) =>
  Object.assign(document.createElement(tag), properties)

/** @returns a text, or for screen readers that there is none yet */
const orNotYet = (text: string) =>
  text || create('span', { className: 'sr-only', textContent: words.notYet })

/** @param isName whether it is the first of its row @returns nothing for a computed cell */
function emptyField(column: Column, isName: boolean): Field | undefined {
  if (column.type === 'computed') return undefined
  if (column.type === 'choice') {
    const select = create('select')
    for (const label of ['', ...column.options.map(([label]) => label)])
      select.add(new Option(label))
    return select
  }
  // Only an input can propose names from other sheets.
  if (column.type === 'text') return create(column.from && isName ? 'input' : 'textarea')
  const { min = -1, decimals } = column
  // The keyboards that phones show for these have no minus.
  const keyboard = decimals === 0 ? 'numeric' : 'decimal'
  const properties = { type: 'number', step: 'any', inputMode: min < 0 ? '' : keyboard }
  return create('input', { ...properties, title: format.allowedIn(column) })
}

/** @returns the text typed, or else that of another sheet, which is the placeholder */
const contentOf = (field: Field) => field.value || field.getAttribute('placeholder') || ''

/** @param key that of the sheet in the store */
export function fillIn(sheet: HTMLElement, key: string, signal: AbortSignal) {
  const data: SheetData = JSON.parse(sheet.dataset.worksheet ?? '')
  const own = sheet.querySelector('.worksheet-own')
  const controls = own?.querySelector('.worksheet-controls')
  const status = controls?.querySelector('[role=status]')
  const [headRow, ...rows] = own?.querySelector('table')?.rows ?? []
  if (!own || !controls || !status || !headRow) return
  const head = [...headRow.cells].map((cell) => cell.textContent ?? '')
  const results = Object.entries(data.results)
  const names = create('datalist', { id: `${sheet.id}:names` })
  own.append(names)

  const grid = rows.map((row, n) => {
    const [label, ...elements] = row.cells
    // A question may follow it.
    const name = label?.firstChild?.textContent ?? ''
    const rowName = /^\d+$/.test(name) ? `${head[0]} ${name}` : name
    return Object.entries(data.columns).flatMap(([name, column], at) => {
      const [element, field] = [elements[at], emptyField(column, at === 0)]
      if (!element) return []
      if (field) {
        field.className = 'input'
        field.autocomplete = 'off'
        field.setAttribute('aria-label', `${rowName}, ${head[at + 1]}`)
        if (at === 0) field.setAttribute('list', names.id)
        element.replaceChildren(field)
      }
      return { n, name, column, element, field }
    })
  })
  const cells = grid.flat()
  type SheetCell = (typeof cells)[number]
  const read = <Value>(contentOf: (cell: SheetCell) => Value): Record<string, Value>[] =>
    grid.map((row) => Object.fromEntries(row.map((cell) => [cell.name, contentOf(cell)])))
  const readFields = () =>
    read(({ field, element }) => field?.value ?? element.dataset.number ?? '')

  /** Shows what other sheets of the workbook have: names to choose from, and what belongs to the name of the row. */
  const take = ({ n, column, field }: SheetCell) => {
    if (!('from' in column) || !column.from) return
    const [id = '', key = ''] = column.from.split('.')
    const others = load(workbookKey(id))
    const first = grid[n]?.[0]?.field
    const same = others.find((row) => first?.value && Object.values(row)[0] === first.value)
    if (field !== first) field?.setAttribute('placeholder', same?.[key] ?? '')
    else names.replaceChildren(...others.map((row) => create('option', { value: row[key] ?? '' })))
  }
  /** @returns the content of a field; if it is not allowed, the field is marked and counts as empty */
  const cellOf = ({ column, field }: SheetCell) => {
    const cell = field ? format.parseCell(column, contentOf(field)) : null
    const isAllowed = format.isAllowed(column, cell)
    field?.setAttribute('aria-invalid', String(!isAllowed))
    return isAllowed ? cell : null
  }

  let computed = computeSheet(data, [])
  /** The fields that clearing removed, until something is typed. */
  let cleared: Fields | undefined
  /** Shows what follows from the fields. @returns the lines to announce after a change */
  const update = () => {
    clearButton.textContent = cleared ? words.undo : words.clear
    cells.forEach(take)
    computed = computeSheet(data, read(cellOf))
    cells.forEach(({ n, name, column, element, field }) => {
      const value = computed.rows[n]?.get(name)
      // Paper shows this in place of the field, which cuts long texts off.
      if (field) element.dataset.value = contentOf(field)
      if (column.type === 'number') {
        element.dataset.number = element.dataset.value
        element.dataset.value = formatNumber(value, column)
      }
      if (column.type === 'computed') {
        const numbers = columnOf(computed.rows, name)
        element.replaceChildren(orNotYet(format.formatCell(value, column, numbers)))
        element.dataset.number = format.plainNumber(value, column)
      }
    })
    const announced: string[] = []
    results.forEach(([name, result]) => {
      const text = format.formatResult(computed.results.get(name), result)
      const place = own.querySelector<HTMLElement>(`[data-result="${name}"]`)
      place?.replaceChildren(orNotYet(text))
      if (place) place.dataset.number = format.plainNumber(computed.results.get(name), result)
      if (text) announced.push(`${result.label}: ${text}`)
    })
    sheet.dataset.results = announced.map((line) => `- ${line}`).join('\n')
    const invalid = own.querySelector<HTMLElement>('[aria-invalid=true]')
    const label = invalid?.getAttribute('aria-label')
    const allowed = invalid?.title ?? ''
    if (label) announced.push(fill(words.notAllowed, { label, allowed }))
    return announced
  }
  const setFields = (values: Fields) => {
    for (const cell of cells) if (cell.field) cell.field.value = values[cell.n]?.[cell.name] ?? ''
    update()
  }
  let isOwn = false
  /** Stores the fields. @returns whether the browser could */
  const keep = () => {
    isOwn = true
    const isStored = save(key, readFields())
    isOwn = false
    return isStored
  }
  const unsubscribe = subscribe(() => isOwn || setFields(load(key)))
  signal.addEventListener('abort', unsubscribe)

  /** The whole sheet for other programs: numbers without units, which are in the head. */
  const toRows = () => {
    const textOf = ({ n, name, column, element: { dataset } }: SheetCell) => {
      const value = computed.rows[n]?.get(name)
      const meaning = column.type === 'computed' ? format.meaningOf(value, column) : undefined
      return meaning ?? dataset.number ?? dataset.value ?? ''
    }
    const body = rows.map(({ cells: [label] }, n) => [
      label?.textContent ?? '',
      ...(grid[n]?.map(textOf) ?? []),
    ])
    const foot = results.map(([name, result]) => {
      const value = computed.results.get(name)
      const meaning = format.meaningOf(value, result) ?? ''
      return [result.label, format.plainNumber(value, result), meaning]
    })
    return [head, ...body, ...foot]
  }

  const report = (message: string) => status.replaceChildren(message)
  const buttonOf = ([textContent, act]: [string, Action]) => {
    const className = 'button-quiet border border-solid border-edge'
    const onclick = async () => report(await act())
    return create('button', { type: 'button', className, textContent, onclick })
  }
  const clear = () => {
    const values = cleared ?? []
    cleared = cleared ? undefined : readFields()
    setFields(values)
    keep()
    return cleared ? words.cleared : words.undone
  }
  const clearButton = buttonOf([words.clear, clear])
  const sheetActions: Record<string, Action> = {
    [words.print]: () => printSheet(sheet),
    [words.downloadCsv]: () => download(`${data.id}.csv`, 'text/csv', [toCsv(toRows())]),
  }
  const isCover = data.id === 'cover'
  controls.prepend(
    ...Object.entries(isCover ? actions : sheetActions).map(buttonOf),
    isCover ? '' : clearButton,
  )
  if (isCover) followLinks(report, signal)

  let timer: ReturnType<typeof setTimeout> | undefined
  own.addEventListener('input', () => {
    cleared = undefined
    const announced = update()
    if (!keep()) announced.push(words.notStored)
    clearTimeout(timer)
    // The delay keeps a screen reader from being interrupted at each digit.
    timer = setTimeout(() => report(announced.join('. ')), 800)
  })
  setFields(load(key))
}
