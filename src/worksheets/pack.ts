/** The board pack: a page for directors, made of what each sheet declares, and a page for each filled-in sheet. */
import { asList, fill, formatNumber } from '../locale'
import { site } from '../site'
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

/** @returns what a cell shows; nothing for one that is computed and has no number yet */
const textOf = (cell?: HTMLElement) =>
  cell?.dataset.value ?? (cell?.dataset.number === '' ? '' : (cell?.textContent ?? ''))
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
  const least = Math.min(...pack.lowest.map((name) => numbers.get(name) ?? Infinity))
  const lowest = pack.lowest.filter((name) => numbers.get(name) === least)
  const labels = lowest.map((name) => results[name]?.label ?? '')
  texts.set('lowest', [asList(labels), texts.get(lowest[0] ?? '')].filter(Boolean).join(', '))
  return pack.decision.replace(placeholder, (_, name) => texts.get(name) ?? '')
}

/** @returns the rows that the first page shows, in groups if the sheet declares them; nothing if it declares no columns */
function summaryOf(figure: HTMLElement) {
  const { pack, columns } = dataOf(figure)
  const [first = ''] = Object.keys(columns)
  if (!pack || pack.columns.length === 0) return undefined
  const names = [first, ...pack.columns]
  const isNumber = (name: string) => ['number', 'computed'].includes(columns[name]?.type ?? '')
  const lineOf = (tag: string, textIn: (name: string) => string) => {
    const cells = names.map((name) => create(tag, isNumber(name) ? 'number' : '', textIn(name)))
    return create('tr', '', ...cells)
  }
  const linesOf = (rows: readonly Row[]) =>
    rows.map((row) => lineOf('td', (name) => textOf(row.get(name))))
  /** The sum of a column of numbers, if any row has one. */
  const sumOf = (rows: readonly Row[], name: string) => {
    const numbers = rows.map((row) => numberOf(row.get(name))).filter((n) => n !== undefined)
    const total = numbers.reduce((sum, n) => sum + n, 0)
    return isNumber(name) && numbers.length > 0 ? formatNumber(total, Object(columns[name])) : ''
  }
  const head = lineOf('th', (name) => columns[name]?.label ?? '')
  const table = create('table', '', create('thead', '', head))
  const all = rowsOf(figure)
  const groups = columns[pack.groups ?? '']
  const options = groups?.type === 'choice' ? groups.options : []
  for (const [label] of options) {
    const rows = all.filter((row) => textOf(row.get(pack.groups ?? '')) === label)
    const textIn = (name: string) =>
      name === first ? `${label}: ${rows.length}` : sumOf(rows, name)
    table.append(create('tbody', '', lineOf('th', textIn), ...linesOf(rows)))
  }
  if (options.length === 0) table.append(create('tbody', '', ...linesOf(all)))
  return table
}

/** @returns a page of each case of a sheet that is filled in, or of the sheet, and what the first page says of them */
function pagesOf(figure: HTMLElement) {
  const { place, title: name } = dataOf(figure)
  const title = place ? `${place}: ${name}` : name
  const summary: Child[] = [create('h3', '', title)]
  const pages: HTMLElement[] = []
  withEachCase(figure, (name) => {
    const isFilled = rowsOf(figure).length > 0
    if (!isFilled && name) return
    const decision = isFilled ? decisionOf(figure) : undefined
    const heading = create('h2', '', name ? `${title}, ${name}` : title)
    const parts = [...figure.querySelectorAll(':scope > :is(.scale, .worksheet-own)')]
    const copies = parts.map((part) => part.cloneNode(true) as Element)
    for (const result of copies.flatMap((copy) => [...copy.querySelectorAll('.result')]))
      result.textContent = result.textContent.trim()
    // Below a long table the results would stand alone on a page.
    const [results] = copies.map((copy) => copy.querySelector('dl')).filter(Boolean)
    results?.parentElement?.prepend(results)
    const paragraph = create('p', 'decision', decision)
    pages.push(create('div', 'worksheet', heading, paragraph, ...copies))
    const text = [name, decision].filter(Boolean).join(': ')
    summary.push(create('p', 'decision', text), summaryOf(figure))
  })
  return { pages, summary: create('section', '', ...summary) }
}

const imageOf = (src: string) => Object.assign(new Image(), { src, alt: '' })

/** Prints pages in place of the document, with a line that names the company and this site. @returns no message */
async function printPages(kind: 'whole' | 'filled', pages: HTMLElement[], company = '') {
  const address = location.host + location.pathname
  const madeWith = fill(words.madeWith, { firm: site.name, address })
  const line = [company, madeWith].filter(Boolean).join(' · ')
  // Browsers without boxes in the margins of pages have the line below each title.
  if (!('CSSMarginRule' in window))
    for (const page of pages) page.querySelector('h2')?.after(create('p', 'pack-line', line))
  const pack = create('div', 'pack', ...pages)
  const { style, dataset } = document.documentElement
  style.setProperty('--pack-footer', JSON.stringify(line))
  dataset.print = kind
  document.body.append(pack)
  const restore = () => {
    style.removeProperty('--pack-footer')
    delete dataset.print
    pack.remove()
  }
  // `print()` does not wait in every browser, and for pictures in none.
  addEventListener('afterprint', restore, { once: true })
  const marks = ['/mark.svg', '/apple-touch-icon.png'].map((src) => imageOf(src).decode())
  await Promise.allSettled(marks)
  print()
  return ''
}

/** Prints a sheet as in the pack; one that is empty, to be filled in on paper. @returns a message for the visitor */
export function printSheet(figure: HTMLElement) {
  const isFilled = rowsOf(figure).length > 0
  return printPages(isFilled ? 'filled' : 'whole', pagesOf(figure).pages)
}

/** The thread across the first page. */
const thread =
  '<svg viewBox="0 0 1000 100" preserveAspectRatio="none"><path d="M0 70C160 70 170 20 300 20S470 85 620 85 820 25 1000 25"/></svg>'

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
  const head = create(
    'div',
    'pack-head',
    create('p', 'pack-firm', imageOf('/mark.svg'), site.name),
    create('p', 'pack-owner', company),
    create('h2', '', words.packTitle),
    create('p', 'pack-date', details.join(', ')),
  )
  head.insertAdjacentHTML('beforeend', thread)
  const summaries = create('div', 'pack-summaries', ...sheets.map(({ summary }) => summary))
  const front = create('div', 'pack-front', head, summaries)
  const pages = [front, ...sheets.flatMap(({ pages }) => pages)]
  const sources = figures.at(-1)?.closest('section')?.nextElementSibling
  const parts = [...(sources?.querySelectorAll('h2, .prose') ?? [])]
  const last = create('div', '', ...parts.map((part) => part.cloneNode(true)))
  for (const source of last.querySelectorAll('li')) {
    const links = [...source.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    if (!filled.some(({ id }) => links.includes(`#${id}`))) source.remove()
  }
  if (last.querySelector('li')) pages.push(last)
  return printPages('filled', pages, company)
}
