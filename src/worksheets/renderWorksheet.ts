/** A worksheet as HTML: complete and printable as it is; its data lets the browser turn cells into fields. */
import type { Element } from 'hast'
import { h, type Properties } from 'hastscript'
import { fill, formatNumber } from '../locale'
import { pagePaths } from '../site'
import { ranges, worksheet as words } from '../words'
import { computeSheet } from './compute'
import { formatCell, formatRange, formatResult } from './format'
import { columnOf } from './formula'
import type { Column, Result, SheetData, Worksheet } from './schema'

/** @returns the note behind a column's label, such as "0–5", "$" or "No 0, Partly 1, Yes 2" */
function noteOf(column: Column) {
  if (column.type === 'text' || (column.type === 'computed' && column.bands)) return ''
  if (column.type !== 'choice') return formatRange(column) || column.unit
  return column.options
    .map(([label, value]) =>
      [label, formatNumber(value, { decimals: 6 })].filter(Boolean).join(' '),
    )
    .join(', ')
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
    // The range of numbers stays on one line.
    const parts = isNumber && note ? [`${column.label} `, h('span', `(${note})`)] : heading
    heads.push(h('th', { align }, parts))
    // A phone sets the cells to fill in one under the other.
    properties.push({ dataLabel: texts ? undefined : heading, align })
  }
  const rows = texts ?? sheet.rows.map(() => [])
  const body = rows.map((row, n) => {
    const cells = properties.map((property, index) => h('td', property, row[index] || undefined))
    return h('tr', h('th', { scope: 'row' }, sheet.rows[n]), cells)
  })
  const head = h('tr', h('th', sheet.rowTitle), heads)
  return h('table', h('caption', caption), h('thead', head), h('tbody', body))
}

function exampleOf(sheet: Worksheet) {
  const { example } = sheet
  const computed = computeSheet(sheet, example.rows, example.results)
  const texts = example.rows.map((row, n) =>
    Object.entries(sheet.columns).map(([name, column]) =>
      column.type === 'text' || column.type === 'choice'
        ? String(row[name] ?? '')
        : formatCell(computed.rows[n]?.get(name), column, columnOf(computed.rows, name)),
    ),
  )
  const lines = Object.entries(sheet.results).map(([name, result]) =>
    h(
      'li',
      `${result.label}: ${formatResult(computed.results.get(name), result) || words.noValue}`,
    ),
  )
  const table = tableOf(sheet, fill(words.example, { title: sheet.title }), texts)
  return [table, lines.length > 0 ? h('ul', lines) : undefined]
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
  return h('div', h('dt', result.label), value, meanings)
}

/**
 * @returns the worked example, then the sheet that readers fill in. Its `details` is before it, not around it, as a
 * closed `details` would keep it off paper. No heading gets the sheet's id, as that has a colon.
 */
export function renderWorksheet(sheet: Worksheet): Element {
  const { id, title, place, columns, per, raters, results, example } = sheet
  const isCover = id === 'cover'
  const rowCount = sheet.rows.length
  const data: SheetData = { id, title, place, columns, per, raters, results, rowCount }
  const properties = {
    id: `worksheet:${id}`,
    className: sheet.rows[0] === '1' ? 'worksheet numbered' : 'worksheet',
    dataWorksheet: JSON.stringify(data),
    dataPrefetchApp: isCover,
  }
  const button = { className: 'button-quiet border border-solid border-edge' }
  const entries = Object.entries(results).map(resultOf)
  const [before = '', after] = words.inWorkbook.split('{workbook}')
  const workbook = h('a', { href: pagePaths.workbook }, words.workbook)
  const shared = place && !isCover ? [` ${before}`, workbook, after] : []
  const privacy = h('p', words.privacy, shared)
  const controls = { className: 'worksheet-controls needs-script' }
  return h('figure', properties, [
    example.rows.length > 0 ? exampleOf(sheet) : undefined,
    h('details', { open: isCover }, h('summary', button, words.open)),
    h('div', { className: 'worksheet-own' }, [
      tableOf(sheet, fill(words.toFillIn, { title: place ? `${place}. ${title}` : title })),
      entries.length > 0 ? h('dl', entries) : undefined,
      h('div', controls, privacy, h('p', { role: 'status' })),
    ]),
  ])
}
