/** Tables: headers of columns and rows, room for long texts, names, and a box to scroll in. */
import type { Element, Parents, Root } from 'hast'
import { h } from 'hastscript'
import { toString as textOf } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { headClasses, isTotal } from '../../ui/tableLayout'

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

function setCells(table: Element) {
  const rows: Element[][] = []
  visit(table, { tagName: 'tr' }, (row) => {
    const cells = row.children.filter((cell) => cell.type === 'element')
    cells.forEach(setCell)
    if (rows.length > 0 && cells[0] && isTotal(textOf(cells[0])))
      row.properties.className = ['total']
    rows.push(cells)
  })
  const [heads = [], ...body] = rows
  heads.forEach((head, index) => {
    const column = body.map((cells) => cells[index]).filter((cell) => cell !== undefined)
    const texts = column.map((cell) => textOf(cell))
    const isNumber = head.properties.className !== undefined
    const className = headClasses(textOf(head), texts, index, isNumber)
    makeHeader(head, 'col')
    if (className) head.properties.className = [className]
    const hasNames = index === 0 && !isNumber && texts.some((text) => /\p{L}/u.test(text))
    if (hasNames) for (const cell of column) makeHeader(cell, 'row')
  })
}

/** How a paragraph begins that is the caption of the table below it, as in Pandoc. */
const captionStart = 'Table: '

/** Makes the paragraph above a table its caption, where it is one. @returns where the table is now */
function takeCaption(table: Element, index: number, parent: Parents) {
  // A line end stands between two blocks.
  const above = parent.children[index - 2]
  if (above?.type !== 'element' || above.tagName !== 'p') return index
  const [first] = above.children
  if (first?.type !== 'text' || !first.value.startsWith(captionStart)) return index
  first.value = first.value.slice(captionStart.length)
  table.children.unshift({ ...above, tagName: 'caption' })
  parent.children.splice(index - 2, 2)
  return index - 2
}

/** Sets the tables of a page, those of worksheets among them. */
export function layOutTables(tree: Root) {
  let heading = ''
  let tables = 0
  visit(tree, 'element', (node, index, parent) => {
    if (/^h[1-6]$/.test(node.tagName)) {
      heading = textOf(node)
      tables = 0
    }
    if (node.tagName !== 'table' || !parent || index === undefined) return undefined
    setCells(node)
    const place = takeCaption(node, index, parent)
    const [first] = node.children
    if (heading && !(first?.type === 'element' && first.tagName === 'caption')) {
      tables++
      node.properties.ariaLabel = tables > 1 ? `${heading}, table ${tables}` : heading
    }
    parent.children[place] = h('div', { className: 'table-scroll' }, node)
    return [SKIP, place + 1]
  })
}
