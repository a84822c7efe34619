/** A rehype plugin for tables: headers of columns and rows, room for long texts, names, and a box to scroll in. */
import type { Element, ElementContent, Parents, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { headClasses, isTotal } from '../../ui/tableLayout'

const elementsIn = (node: Element, ...names: string[]) =>
  node.children.filter(
    (child): child is Element => child.type === 'element' && names.includes(child.tagName),
  )

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
  const rowsIn = (part: string) => elementsIn(table, part).flatMap((each) => elementsIn(each, 'tr'))
  const cellsOf = (row: Element) => elementsIn(row, 'th', 'td')
  const rows = rowsIn('tbody')
  for (const cell of [...rowsIn('thead'), ...rows].flatMap(cellsOf)) setCell(cell)
  for (const [index, head] of rowsIn('thead').flatMap(cellsOf).entries()) {
    const column = rows.flatMap((row) => cellsOf(row)[index] ?? [])
    const texts = column.map((cell) => textOf(cell))
    const isNumber = head.properties.className !== undefined
    const className = headClasses(textOf(head), texts, index, isNumber)
    makeHeader(head, 'col')
    if (className.length > 0) head.properties.className = className
    const hasNames = index === 0 && !isNumber && texts.some((text) => /\p{L}/u.test(text))
    if (hasNames) for (const cell of column) makeHeader(cell, 'row')
  }
  for (const row of rows) {
    const [first] = cellsOf(row)
    if (first && isTotal(textOf(first))) row.properties.className = ['total']
  }
}

const captionStart = 'Table: '

/** Takes the paragraph before a table out of the text that begins as Pandoc's captions do. @returns where the table is */
function takeCaption(table: Element, index: number, parent: Parents) {
  const before = parent.children.slice(0, index)
  const place = before.findLastIndex(({ type }) => type === 'element')
  const paragraph = before[place]
  if (paragraph?.type !== 'element' || paragraph.tagName !== 'p') return index
  const [first, ...others] = paragraph.children
  if (first?.type !== 'text' || !first.value.startsWith(captionStart)) return index
  const children: ElementContent[] = [
    { ...first, value: first.value.slice(captionStart.length) },
    ...others,
  ]
  table.children.unshift({ type: 'element', tagName: 'caption', properties: {}, children })
  parent.children.splice(place, index - place)
  return place
}

export const layOutTables = () => (tree: Root) => {
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
    if (elementsIn(node, 'caption').length === 0 && heading) {
      tables++
      node.properties.ariaLabel = tables > 1 ? `${heading}, table ${tables}` : heading
    }
    const properties = { className: ['table-scroll'] }
    parent.children[place] = { type: 'element', tagName: 'div', properties, children: [node] }
    return [SKIP, place + 1]
  })
}
