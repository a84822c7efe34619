/** Tables: headers of columns and rows, captions, a box to scroll in or rows on a phone; and their sums. */
import type { Element, Parents, Root } from 'hast'
import { h } from 'hastscript'
import { toString as textOf } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { fill } from '../../locale'
import { site } from '../../site'
import { table as tableWords, markdownText as words } from '../../words'
import type { TextContext } from './parseMarkdown'

/** Tells whether a row adds up the rows above it; one of "Total respondents" does not. */
const isTotal = (firstCell = '') =>
  firstCell.replace(/[*:]/g, '').trim().toLowerCase() === words.total.toLowerCase()

function setCell(cell: Element) {
  // An empty corner is no header.
  if (cell.children.length === 0) cell.tagName = 'td'
  if (cell.properties.align === 'right') cell.properties.className = ['number']
  delete cell.properties.align
}

function makeHeader(cell: Element, scope: 'col' | 'row') {
  if (cell.children.length > 0)
    Object.assign(cell, { tagName: 'th', properties: { scope, ...cell.properties } })
}

/** @returns the cells of the table, row by row, with its headers set */
function setCells(table: Element, kind: TextContext['kind']) {
  const rows: Element[][] = []
  visit(table, { tagName: 'tr' }, (row) => {
    const cells = row.children.filter((cell) => cell.type === 'element')
    cells.forEach(setCell)
    if (rows.length > 0 && cells[0] && isTotal(textOf(cells[0])))
      row.properties.className = ['total']
    rows.push(cells)
  })
  const [heads = [], ...body] = rows
  for (const head of heads) makeHeader(head, 'col')
  const names = body.map(([first]) => first).filter((cell) => cell !== undefined)
  const isNumber = heads[0]?.properties.className !== undefined
  const hasNames = !isNumber && names.some((cell) => /\p{L}/u.test(textOf(cell)))
  if (kind === 'page' || hasNames) for (const cell of names) makeHeader(cell, 'row')
  return rows
}

/** The starts of a paragraph that is the caption of the table below it, as in Pandoc. */
const captionStart = /^Table(, in rows)?: /

/** Makes the paragraph above a table its caption, if it is one. @returns the index of the table then, and whether a phone shows its rows */
function takeCaption(table: Element, index: number, parent: Parents) {
  // A line end is between two blocks.
  const above = parent.children[index - 2]
  const [first] = above?.type === 'element' && above.tagName === 'p' ? above.children : []
  if (above?.type !== 'element' || first?.type !== 'text') return { place: index, isInRows: false }
  const [start, inRows] = captionStart.exec(first.value) ?? []
  if (start === undefined) return { place: index, isInRows: false }
  first.value = first.value.slice(start.length)
  table.children.unshift({ ...above, tagName: 'caption' })
  parent.children.splice(index - 2, 2)
  return { place: index - 2, isInRows: inRows !== undefined }
}

/** @returns a table in its box: on a phone in rows, with the words of its columns at each cell; else a tab stop with a name where it scrolls there, as Safari makes none */
function boxed(table: Element, [heads = [], ...body]: readonly Element[][], isInRows: boolean) {
  if (isInRows) {
    for (const cells of body)
      for (const [index, cell] of cells.entries())
        if (index > 0) cell.properties.dataLabel = textOf(heads[index]).trim() || undefined
    return h('div', { className: ['table-scroll', 'in-rows'] }, table)
  }
  const [first] = table.children
  const caption = first?.type === 'element' && first.tagName === 'caption' && textOf(first)
  const name = caption || String(table.properties.ariaLabel ?? tableWords.unnamed)
  const tabStop = { tabIndex: 0, role: 'region', ariaLabel: fill(tableWords.wide, { name }) }
  return h('div', { className: ['table-scroll'], ...(heads.length > 3 && tabStop) }, table)
}

/** Sets the tables of a text; on pages the first column always names the rows. @param isInRows whether a phone shows the rows of each, whatever its caption */
export function layOutTables(tree: Root, kind: TextContext['kind'], isInRows = false) {
  let heading = ''
  let tables = 0
  visit(tree, 'element', (node, index, parent) => {
    if (/^h[1-6]$/.test(node.tagName)) {
      heading = textOf(node)
      tables = 0
    }
    if (node.tagName !== 'table' || !parent || index === undefined) return undefined
    const cells = setCells(node, kind)
    const caption = takeCaption(node, index, parent)
    const [first] = node.children
    if (heading && !(first?.type === 'element' && first.tagName === 'caption')) {
      tables++
      const further = fill(words.furtherTable, { heading, n: tables })
      node.properties.ariaLabel = tables > 1 ? further : heading
    }
    parent.children[caption.place] = boxed(node, cells, isInRows || caption.isInRows)
    return [SKIP, caption.place + 1]
  })
}

/** The signs between the digits of a number in the site's language. */
const separators = Object.fromEntries(
  new Intl.NumberFormat(site.locale)
    .formatToParts(1234567.8)
    .map(({ type, value }) => [type, value]),
)
const group = separators.group?.trim() ? `\\${separators.group}` : '\\s'
const number = `[\\d${group}]*\\d(?:\\${separators.decimal}(\\d+))?`
const amount = new RegExp(
  `^([−–-]?)\\s*([$€£]?)\\s*([−–-]?)(${number})\\s*([$€£]|[a-z%]{0,3})$`,
  'i',
)

/** @returns undefined for what is no number with a unit of a few letters at most */
function amountIn(cell: string) {
  const [all, before, currency, after, digits = '', fraction = '', suffix] = amount.exec(cell) ?? []
  const whole = digits.slice(0, digits.length - fraction.length).replace(/\D/g, '')
  const value = Number(`${whole}.${fraction}`) * (before || after ? -1 : 1)
  return all ? { value, decimals: fraction.length, unit: `${currency}${suffix}` } : undefined
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/**
 * Recomputes each row “Total” from the rows since the one before.
 * @returns each number that does not follow from the cells, with what does, and the index of its row, the head's being 0
 */
export function wrongSums(table: readonly (readonly string[])[]) {
  const rows = table.map((row) => row.map((cell) => cell.replace(/\*/g, '').trim()))
  const wrong: { index: number; message: string }[] = []
  let start = 1
  rows.forEach((row, index) => {
    if (!isTotal(row[0])) return
    row.forEach((stated, column) => {
      const above = rows.slice(start, index).map((each) => amountIn(each[column] ?? ''))
      const amounts = above.filter((amount) => amount !== undefined)
      const goal = amountIn(stated)
      if (!goal || amounts.length < 2) return
      // A column of several units states no sum.
      if (amounts.some(({ unit }) => unit !== goal.unit)) return
      const result = Number(sum(amounts.map(({ value }) => value)).toFixed(goal.decimals))
      const message = `states ${stated}; the cells that it follows from give ${result}`
      if (result !== goal.value) wrong.push({ index, message })
    })
    start = index + 1
  })
  return wrong
}
