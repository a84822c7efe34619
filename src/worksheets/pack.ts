/** The board pack: a page for directors, made of what each sheet declares, and a page for each filled-in sheet. */
import { asList, fill, formatNumber } from '../locale'
import { site } from '../site'
import { printAlone } from '../ui/printAlone'
import { workbook as words, worksheetForm } from '../words'
import { meaningOf, placeholder } from './format'
import type { SheetData } from './schema'

export const dataOf = ({ dataset }: HTMLElement): SheetData => JSON.parse(dataset.worksheet ?? '')

/** Visits a figure with each of its cases. @param visit gets the name of the case; none where the sheet has no cases */
export function withEachCase(figure: HTMLElement, visit: (name?: string) => void) {
  const chooser = figure.querySelector<HTMLSelectElement>('.worksheet-case select')
  if (!chooser) return visit()
  const choose = (value: string) => {
    chooser.value = value
    chooser.dispatchEvent(new Event('change'))
  }
  const { value } = chooser
  for (const option of [...chooser.options]) {
    choose(option.value)
    visit(option.text)
  }
  choose(value)
}

type Child = string | Node | undefined

function create(tag: string, className: string, ...children: Child[]) {
  const element = Object.assign(document.createElement(tag), { className })
  element.append(...children.filter((child) => child !== undefined))
  return element
}

const textOf = (cell?: HTMLElement) => cell?.dataset.value ?? cell?.textContent ?? ''
const numberOf = (element?: HTMLElement | null) => {
  const number = Number(element?.dataset.number || Number.NaN)
  return Number.isNaN(number) ? undefined : number
}

/** @returns the cells of each filled-in row of a sheet, by column */
function rowsOf(figure: HTMLElement) {
  const names = Object.keys(dataOf(figure).columns)
  return [...figure.querySelectorAll<HTMLTableRowElement>('.worksheet-own tbody tr')]
    .filter((row) => row.querySelector('[data-value]:not([data-value=""])'))
    .map((row) => new Map(names.map((name, n) => [name, row.cells[n + 1]])))
}
type Row = ReturnType<typeof rowsOf>[number]

/** @returns the decision of a sheet, with the address of what it says to read; nothing if it declares none */
function decisionOf(figure: HTMLElement) {
  const { pack, results } = dataOf(figure)
  if (!pack?.decision) return undefined
  const texts = new Map<string, string>()
  const numbers = new Map<string, number>()
  Object.entries(results).forEach(([name, result]) => {
    const value = numberOf(figure.querySelector<HTMLElement>(`[data-result="${name}"]`))
    if (value !== undefined) numbers.set(name, value)
    const meaning = meaningOf(value, result)
    const path = result.bands?.find((band) => band.meaning === meaning)?.path
    const address = path ? ` (${location.host}${path})` : ''
    texts.set(name, formatNumber(value, result) || worksheetForm.notYet)
    texts.set(`${name}.meaning`, meaning ? meaning + address : worksheetForm.notYet)
  })
  const known = pack.lowest.filter((name) => numbers.has(name))
  const least = Math.min(...known.map((name) => numbers.get(name) ?? 0))
  const lowest = known.filter((name) => numbers.get(name) === least)
  const labels = lowest.map((name) => results[name]?.label ?? name)
  const value = texts.get(lowest[0] ?? '') ?? worksheetForm.notYet
  texts.set('lowest', [asList(labels), value].filter(Boolean).join(', '))
  return pack.decision.replace(placeholder, (_, name) => texts.get(name) ?? '')
}

/** @returns the rows that the first page shows, in groups if the sheet declares them; nothing if it declares no columns */
function summaryOf(figure: HTMLElement) {
  const { pack, columns } = dataOf(figure)
  const [first = ''] = Object.keys(columns)
  const shown = pack?.columns ?? []
  if (!pack || shown.length + (pack.groups ?? '').length === 0) return undefined
  const cellOf = (name: string, tag: string, text: string) => {
    const { type } = columns[name] ?? {}
    return create(tag, type === 'text' || type === 'choice' ? '' : 'number', text)
  }
  const lineOf = (row: Row) => {
    const cells = shown.map((name) => cellOf(name, 'td', textOf(row.get(name))))
    return create('tr', '', create('td', '', textOf(row.get(first))), ...cells)
  }
  const headOf = (label: string, texts: readonly string[]) => {
    const cells = shown.map((name, n) => cellOf(name, 'th', texts[n] ?? ''))
    return create('tr', '', create('th', '', label), ...cells)
  }
  /** The sum of a column of numbers, if any row has one. */
  const sumOf = (rows: readonly Row[], name: string) => {
    const column = columns[name]
    const numbers = rows.map((row) => numberOf(row.get(name))).filter((n) => n !== undefined)
    const isSummed = column?.type === 'number' || column?.type === 'computed'
    if (!isSummed || numbers.length === 0) return ''
    return formatNumber(
      numbers.reduce((total, n) => total + n),
      column,
    )
  }
  const all = rowsOf(figure)
  const { groups = '' } = pack
  const column = columns[groups]
  const head = headOf(
    columns[first]?.label ?? '',
    shown.map((name) => columns[name]?.label ?? ''),
  )
  if (column?.type !== 'choice')
    return create('table', '', create('thead', '', head), create('tbody', '', ...all.map(lineOf)))
  const bodies = column.options.map(([label]) => {
    const rows = all.filter((row) => textOf(row.get(groups)) === label)
    const sums = shown.map((name) => sumOf(rows, name))
    return create('tbody', '', headOf(`${label}: ${rows.length}`, sums), ...rows.map(lineOf))
  })
  return create('table', '', create('thead', '', head), ...bodies)
}

const titleOf = ({ place, title }: SheetData) => (place ? `${place}: ${title}` : title)

/** Makes a page of each case of a sheet that is filled in, or of the sheet. @returns the pages, and what the first page says of them */
function pagesOf(figure: HTMLElement) {
  const title = titleOf(dataOf(figure))
  const summary: Child[] = [create('h3', '', title)]
  const pages: HTMLElement[] = []
  withEachCase(figure, (name) => {
    const isFilled = rowsOf(figure).length > 0
    if (!isFilled && name) return
    const decision = isFilled ? decisionOf(figure) : undefined
    const heading = create('h2', '', name ? `${title}, ${name}` : title)
    const paragraph = decision ? create('p', 'decision', decision) : undefined
    const parts = [...figure.querySelectorAll(':scope > :is(.scale, .worksheet-own)')]
    const copies = parts.map((part) => part.cloneNode(true) as Element)
    // Below a long table the results would stand alone on a page.
    const [results] = copies.map((copy) => copy.querySelector('dl')).filter(Boolean)
    results?.parentElement?.prepend(results)
    pages.push(create('div', 'pack', heading, paragraph, ...copies))
    const text = [name, decision].filter(Boolean).join(': ')
    summary.push(text ? create('p', 'decision', text) : undefined, summaryOf(figure))
  })
  figure.prepend(...pages)
  return { pages, summary: create('section', '', ...summary) }
}

/** Prints parts with a line that names the company and this site, and then removes what was added for it. */
function print(kind: 'whole' | 'filled', parts: (Element | null | undefined)[], company = '') {
  const address = location.host + location.pathname
  const madeWith = fill(words.madeWith, { firm: site.name, address })
  const line = [company, madeWith].filter(Boolean).join(' · ')
  const { style } = document.documentElement
  style.setProperty('--pack-footer', JSON.stringify(line))
  // Browsers without boxes in the margins of pages have the line below each title.
  if (!('CSSMarginRule' in window))
    for (const title of document.querySelectorAll('.pack h2'))
      title.after(create('p', 'pack-line', line))
  const remove = () => {
    style.removeProperty('--pack-footer')
    for (const element of document.querySelectorAll('.pack')) element.remove()
  }
  addEventListener('afterprint', remove, { once: true })
  return printAlone(kind, parts)
}

/** Prints a sheet as in the pack; one that is empty, to be filled in on paper. @returns a message for the visitor */
export function printSheet(figure: HTMLElement) {
  const isFilled = rowsOf(figure).length > 0
  return print(isFilled ? 'filled' : 'whole', pagesOf(figure).pages)
}

/**
 * Prints a page with the decisions of all sheets, then each sheet on a page of its own, and the section behind them.
 * @param filled the sheets that are filled in, the cover among them @returns a message for the visitor
 */
export function printPack(filled: readonly HTMLElement[]) {
  const sheets = filled.filter((figure) => dataOf(figure).id !== 'cover').map(pagesOf)
  if (sheets.length === 0) return words.emptyPack
  const figures = [...document.querySelectorAll<HTMLElement>('[data-worksheet]')]
  const cover = figures.find((figure) => dataOf(figure).id === 'cover')
  const rows = cover ? rowsOf(cover) : []
  const [company = '', ...details] = rows.flatMap((row) => [...row.values()]).map(textOf)
  const front = create(
    'div',
    'pack pack-front',
    create('h2', '', words.packTitle),
    create('p', 'pack-owner', company),
    create('p', 'pack-date', details.join(', ')),
    create('div', '', ...sheets.map(({ summary }) => summary)),
  )
  cover?.prepend(front)
  const sources = figures.at(-1)?.closest('section')?.nextElementSibling
  return print('filled', [front, ...sheets.flatMap(({ pages }) => pages), sources], company)
}
