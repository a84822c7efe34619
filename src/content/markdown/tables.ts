/** Tables: headers of columns and rows, room for long texts, names, a box to scroll in; and their sums. */
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
  // Words among numbers may take several lines; an amount such as “−$48,000” stays in one.
  const isLong = textOf(cell).length > 12
  if (cell.properties.align === 'right')
    cell.properties.className = isLong ? ['number', 'long'] : ['number']
  delete cell.properties.align
}

function makeHeader(cell: Element, scope: 'col' | 'row') {
  if (cell.children.length > 0)
    Object.assign(cell, { tagName: 'th', properties: { scope, ...cell.properties } })
}

/** @returns the class of a column by the room that it needs at least, so that no cell becomes a tower of words */
function roomOf(head: Element, texts: readonly string[], index: number) {
  const longest = Math.max(0, ...texts.map((text) => text.length))
  // A head may take half as many lines again; where all cells are empty, no room is needed.
  const length = longest && Math.max(longest, textOf(head).length / 1.5)
  // The first column is never wide, as it stays in sight while the others scroll.
  if (length > 60 && index > 0) return ['wide']
  return length > 16 ? ['medium'] : []
}

/** The widths of columns by their class, in those of a short one: a phone has room for three of these. */
const widths: Readonly<Record<string, number>> = { medium: 1.5, wide: 2 }

/** Labels the cells that a phone shows below their row's first one, and this one if it is only a number. */
function labelCells(heads: readonly Element[], body: readonly Element[][]) {
  for (const cells of body)
    cells.forEach((cell, index) => {
      const label = textOf(heads[index]).trim()
      const isName = index === 0 && !/^[\d\s.,–−-]+$/.test(textOf(cell))
      if (label && !isName)
        Object.assign(cell.properties, { dataLabel: label, dataLong: label.length > 24 })
    })
}

/** @returns whether the table needs more room than a phone or a tablet has, which then shows its rows one below the other */
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
  let width = 0
  /** The number of columns of numbers side by side, and the largest of these. */
  let run = 0
  let longestRun = 0
  heads.forEach((head, index) => {
    const column = body.map((cells) => cells[index]).filter((cell) => cell !== undefined)
    const texts = column.map((cell) => textOf(cell))
    const isNumber = head.properties.className !== undefined
    const classes = roomOf(head, texts, index)
    width += widths[classes.join()] ?? 1
    run = isNumber && index > 0 ? run + 1 : 0
    longestRun = Math.max(longestRun, run)
    if (isNumber) classes.unshift('number')
    makeHeader(head, 'col')
    if (classes.length > 0) head.properties.className = classes
    const hasNames = kind === 'page' || (!isNumber && texts.some((text) => /\p{L}/u.test(text)))
    if (index === 0 && hasNames) for (const cell of column) makeHeader(cell, 'row')
  })
  const isWide = width > 3
  if (isWide) labelCells(heads, body)
  return { isWide, count: heads.length, longestRun }
}

/** The start of a paragraph that is the caption of the table below it, as in Pandoc. */
const captionStart = 'Table: '

/** Makes the paragraph above a table its caption, if it is one. @returns the index of the table then */
function takeCaption(table: Element, index: number, parent: Parents) {
  // A line end is between two blocks.
  const above = parent.children[index - 2]
  if (above?.type !== 'element' || above.tagName !== 'p') return index
  const [first] = above.children
  if (first?.type !== 'text' || !first.value.startsWith(captionStart)) return index
  first.value = first.value.slice(captionStart.length)
  table.children.unshift({ ...above, tagName: 'caption' })
  parent.children.splice(index - 2, 2)
  return index - 2
}

/** @returns a table in its box, which is a tab stop with a name where the table is wide, as Safari makes none */
function boxed(table: Element, room: ReturnType<typeof setCells>) {
  const { isWide, count, longestRun } = room
  const [first] = table.children
  const caption = first?.type === 'element' && first.tagName === 'caption' && textOf(first)
  const name = caption || String(table.properties.ariaLabel ?? tableWords.unnamed)
  const tabStop = { tabIndex: 0, role: 'region', ariaLabel: fill(tableWords.wide, { name }) }
  const className = ['table-scroll']
  if (isWide) className.push('in-rows')
  if (isWide && count > 7) className.push('many-columns')
  if (isWide && longestRun > 3) className.push(`numbers-${longestRun}`)
  return h('div', { className, ...(isWide && tabStop) }, table)
}

/** Sets the tables of a text; on pages the first column always names the rows. */
export function layOutTables(tree: Root, kind: TextContext['kind']) {
  let heading = ''
  let tables = 0
  visit(tree, 'element', (node, index, parent) => {
    if (/^h[1-6]$/.test(node.tagName)) {
      heading = textOf(node)
      tables = 0
    }
    if (node.tagName !== 'table' || !parent || index === undefined) return undefined
    const room = setCells(node, kind)
    const place = takeCaption(node, index, parent)
    const [first] = node.children
    if (heading && !(first?.type === 'element' && first.tagName === 'caption')) {
      tables++
      const further = fill(words.furtherTable, { heading, n: tables })
      node.properties.ariaLabel = tables > 1 ? further : heading
    }
    parent.children[place] = boxed(node, room)
    return [SKIP, place + 1]
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
