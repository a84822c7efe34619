/** A worksheet as HTML: complete and printable as it is; its data lets the browser turn cells into fields. */
import type { Element } from 'hast'
import { h, type Properties } from 'hastscript'
import { fill, formatNumber } from '../locale'
import { pagePaths } from '../site'
import { ranges, worksheet as words } from '../words'
import { computeSheet } from './compute'
import { formatCell, formatRange, isShort, meaningOf, placeholder } from './format'
import { columnOf } from './formula'
import type { Column, Result, SheetData, Worksheet } from './schema'

/** @returns the note behind a column's label, such as "0–5", "$" or "No 0, Partly 1, Yes 2" */
function noteOf(column: Column) {
  if (column.type === 'text' || (column.type === 'computed' && column.bands)) return ''
  if (column.type !== 'choice') return formatRange(column) || column.unit
  // Options that count as 0 or 1 only count the rows, which concerns nobody who chooses.
  const isCount = column.options.every(([, value]) => value === 0 || value === 1)
  const numberOf = (value?: number) => (isCount ? '' : formatNumber(value, { decimals: 6 }))
  return column.options.map(([label, value]) => `${label} ${numberOf(value)}`.trim()).join(', ')
}

/** @param texts the cells of each row; without them, all rows are empty, to be filled in */
function tableOf(sheet: Worksheet, caption: string, texts?: string[][]) {
  const heads: Element[] = []
  const properties: Properties[] = []
  for (const column of Object.values(sheet.columns)) {
    const note = noteOf(column)
    const heading = note ? `${column.label} (${note})` : column.label
    const isNumber = column.type === 'number' || (column.type === 'computed' && !column.bands)
    const align = isNumber ? 'right' : undefined
    heads.push(h('th', { align }, note ? [`${column.label} `, h('span', `(${note})`)] : heading))
    // The cover has no other form than fields with their labels; the other sheets get them with their fields.
    properties.push({ dataLabel: sheet.id === 'cover' ? heading : undefined, align })
  }
  // Rows that are named by their first column have numbers that say nothing in an example.
  const areNamed = sheet.rows[0] === '1' && Object.values(sheet.columns)[0]?.type === 'text'
  const hasLabels = !texts || !areNamed
  const rows = texts ?? sheet.rows.map(() => [])
  const body = rows.map((row, n) => {
    const cells = properties.map((property, index) => h('td', property, row[index] || undefined))
    const label = sheet.rows[n] ?? ''
    const question = !texts && sheet.questions[label]
    const labels = question ? [label, ' ', h('span', { className: 'question' }, question)] : label
    return h('tr', hasLabels ? h('th', { scope: 'row' }, labels) : undefined, cells)
  })
  const head = h('tr', hasLabels ? h('th', sheet.rowTitle) : undefined, heads)
  return h('table', h('caption', caption), h('thead', head), h('tbody', body))
}

/** @returns the results of a sheet; of those that its decision names, the first that is more than a count comes first */
function byDecision({ pack, results }: Worksheet) {
  const named = [...(pack?.decision ?? '').matchAll(placeholder)]
    .map(([, place = '']) => place.split('.')[0] ?? '')
    .filter((name) => name in results)
  const deciding = named.find((name) => results[name]?.unit || results[name]?.bands) ?? named[0]
  return Object.entries(results).sort(([a], [b]) => Number(b === deciding) - Number(a === deciding))
}

/** A count says little: its meaning is set as large, and the number no larger. */
const classOf = ({ unit }: Result) => ({ className: unit ? undefined : 'count' })

const button = { className: 'button-quiet' }

/** @returns the table of the example and its results, with which the workbook begins */
function exampleOf(sheet: Worksheet, isInWorkbook: boolean) {
  const { example } = sheet
  const computed = computeSheet(sheet, example.rows, example.results)
  const texts = example.rows.map((row, n) =>
    Object.entries(sheet.columns).map(([name, column]) =>
      column.type === 'text' || column.type === 'choice'
        ? String(row[name] ?? '')
        : formatCell(computed.rows[n]?.get(name), column, columnOf(computed.rows, name)),
    ),
  )
  const results = byDecision(sheet).map(([name, result], n) => {
    const value = computed.results.get(name)
    const text = formatNumber(value, result) || words.noValue
    const meaning = meaningOf(value, result)
    const number = h('dd', { className: 'result' }, text)
    const isHead = isInWorkbook && n === 0
    const label = isHead ? fill(words.example, { title: result.label }) : result.label
    return h('div', classOf(result), h('dt', label), number, meaning ? h('dd', meaning) : undefined)
  })
  const caption = fill(words.example, { title: sheet.title })
  const table = tableOf(sheet, caption, texts)
  const list = results.length > 0 ? h('dl', { className: 'example-results' }, results) : undefined
  // A phone shows the examples of all sheets once they are asked for.
  const details = h('details.sheet-example.mb-2', h('summary', button, caption), table)
  return isInWorkbook ? [list, details] : [table, list]
}

/** @returns the place of a result, and its meanings, such as "less than 10: Not yet" and "10 or more: Ready" */
function resultOf([name, result]: [string, Result]) {
  const bands = result.bands ?? []
  const meanings = bands.map(({ from, meaning, path }) => {
    const limit = formatNumber(from ?? bands[1]?.from, result)
    const range = `${fill(from === undefined ? ranges.below : ranges.atLeast, { limit })}: `
    return h('dd', range, path ? h('a', { href: path }, meaning) : meaning)
  })
  const value = h('dd', { className: 'result', dataResult: name })
  return h('div', classOf(result), h('dt', result.label), value, meanings)
}

/** @returns the class for the width below which the rows of a sheet to fill in become cards; the cover is one at any */
function roomOf({ id, columns, questions }: Worksheet) {
  if (id === 'cover') return 'wide-sheet'
  // The rem that columns need, and the labels of rows.
  const widths = { text: 8.5, choice: 8, number: 6.75, computed: 5.25 }
  const label = Object.keys(questions).length > 0 ? 16 : 3
  const width = Object.values(columns).reduce(
    (total, column) => total + (isShort(column) ? 4 : widths[column.type]),
    label,
  )
  if (width <= 45) return ''
  return width <= 68 ? 'medium-sheet' : 'wide-sheet'
}

/**
 * @param isInWorkbook whether it stands on the page of the workbook
 * @returns the worked example, then the sheet that readers fill in. Its `details` is before it, not around it, as a
 * closed `details` would keep it off paper. No heading gets the sheet's id, as that has a colon.
 */
export function renderWorksheet(sheet: Worksheet, isInWorkbook = false): Element {
  const { id, title, place, columns, per, raters, results, example, scale, pack } = sheet
  const isCover = id === 'cover'
  const rowCount = sheet.rows.length
  const data: SheetData = { id, title, place, columns, per, raters, results, pack, rowCount }
  const properties = {
    id: `worksheet:${id}`,
    className: ['worksheet', sheet.rows[0] === '1' ? 'numbered' : '', roomOf(sheet)].filter(
      Boolean,
    ),
    dataWorksheet: JSON.stringify(data),
    // An open sheet that takes nothing yet looks broken.
    dataPrefetchApp: isCover ? 'start' : undefined,
  }
  const entries = byDecision(sheet).map(resultOf)
  const [before = '', after] = words.inWorkbook.split('{workbook}')
  const workbook = h('a', { href: pagePaths.workbook }, words.workbook)
  const shared = place && !isInWorkbook ? [` ${before}`, workbook, after] : []
  const privacy = h('p', words.privacy, shared)
  const controls = { className: 'worksheet-controls needs-script' }
  return h('figure', properties, [
    scale.length > 0 ? h('p', { className: 'scale' }, scale.join(' · ')) : undefined,
    example.rows.length > 0 ? exampleOf(sheet, isInWorkbook) : undefined,
    h('details', { open: isCover }, h('summary', button, words.open)),
    h(
      isCover ? 'div.worksheet-own.in-cards.sheet-cover.on-deep.needs-script' : 'div.worksheet-own',
      [
        tableOf(sheet, fill(words.toFillIn, { title: place ? `${place}. ${title}` : title })),
        entries.length > 0 ? h('dl', entries) : undefined,
        h('div', controls, privacy, h('p', { role: 'status' })),
      ],
    ),
  ])
}
