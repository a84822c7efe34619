/** A worksheet as HTML: complete and printable as it is; its data lets the browser turn cells into fields. */
import type { Element, ElementContent, Properties } from 'hast'
import type { Column, SheetData, Worksheet } from '../../worksheets/schema'
import { bandsOf, exampleOf, headingOf, labelsOf, noteOf } from './describe'

const element = (
  tagName: string,
  properties: Properties,
  ...children: (Element | string)[]
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map(
    (child): ElementContent => (typeof child === 'string' ? { type: 'text', value: child } : child),
  ),
})

const isNumber = ({ type }: Column) => type === 'number' || type === 'computed'

const alignmentOf = (column: Column) => (isNumber(column) ? { align: 'right' } : {})

/** The range of numbers stays on one line. */
const headOf = (column: Column) => {
  const note = isNumber(column) && noteOf(column)
  return note ? [`${column.label} `, element('span', {}, `(${note})`)] : [headingOf(column)]
}

/** @param isLabelled whether each cell names its column, as a phone sets those to fill in one under the other */
function tableOf(
  { rowTitle, columns }: Worksheet,
  caption: string,
  rows: string[][],
  isLabelled = false,
) {
  const head = Object.values(columns).map((column) =>
    element('th', alignmentOf(column), ...headOf(column)),
  )
  const cellOf = (column: Column, text = '') => {
    const label = isLabelled && { dataLabel: headingOf(column) }
    return element('td', { ...label, ...alignmentOf(column) }, ...(text && [text]))
  }
  const body = rows.map(([label = '', ...cells]) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, label),
      ...Object.values(columns).map((column, index) => cellOf(column, cells[index])),
    ),
  )
  return element(
    'table',
    {},
    element('caption', {}, caption),
    element('thead', {}, element('tr', {}, element('th', {}, rowTitle), ...head)),
    element('tbody', {}, ...body),
  )
}

/** Where each result is written, and what it means. */
const resultsOf = (results: Worksheet['results']) =>
  element(
    'dl',
    {},
    ...Object.entries(results).map(([name, result]) =>
      element(
        'div',
        {},
        element('dt', {}, result.label),
        element('dd', { className: ['result'], dataResult: name }),
        ...bandsOf(result).map((band) => element('dd', {}, band)),
      ),
    ),
  )

/** As the button that copies an article's address. */
const button = 'button-quiet border border-solid border-edge'

const note = 'What you type stays on this device; nobody else gets it.'

/** No heading of the text gets an id with a colon. */
const idOf = (id: string) => `worksheet:${id}`

/**
 * The worked example, then the sheet that readers fill in. What opens that sheet stands before it, as a closed
 * `details` would keep it off paper.
 * @returns what makes HTML of the sheet's node
 */
export function worksheetHtml(sheet: Worksheet) {
  const { id, title, columns, results } = sheet
  const hasResults = Object.keys(results).length > 0
  const empty = labelsOf(sheet).map((label) => [label, ...Object.keys(columns).map(() => '')])
  const example = exampleOf(sheet)
  const data: SheetData = { id, title, columns, results }
  const children = [
    tableOf(sheet, `Example: ${title}`, example.rows),
    ...(hasResults
      ? [element('ul', {}, ...example.lines.map((line) => element('li', {}, line)))]
      : []),
    element('details', {}, element('summary', { className: [button] }, 'Fill in your own')),
    element(
      'div',
      { className: ['worksheet-own'] },
      tableOf(sheet, title, empty, true),
      ...(hasResults ? [resultsOf(results)] : []),
      element(
        'div',
        { className: ['worksheet-controls', 'needs-script'] },
        element('p', {}, note),
        element('p', { role: 'status' }),
      ),
    ),
  ]
  return {
    hName: 'figure',
    hProperties: {
      id: idOf(id),
      className: ['worksheet', ...(Array.isArray(sheet.rows) ? [] : ['numbered'])],
      dataWorksheet: JSON.stringify(data),
    },
    hChildren: children,
  }
}
