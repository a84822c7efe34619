/** A worksheet of a page as its Markdown version shows it: names above its tables, and lines to write results on. */
import type { Element, ElementContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})
const text = (value: string) => ({ type: 'text' as const, value })

const elementsIn = ({ children }: Element) =>
  children.filter((child): child is Element => child.type === 'element')

/** @param result its name, the place for its value, and what its values mean */
function lineOf(result: Element) {
  const [name, , ...bands] = elementsIn(result).map((part) => textOf(part))
  const meanings = bands.length > 0 ? ` (${bands.join('; ')})` : ''
  return element('li', text(`${name}: ____${meanings}`))
}

/** Changes the sheet in place. */
export function plainWorksheet(sheet: Element) {
  visit(sheet, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (node.tagName === 'details') {
      parent.children.splice(index, 1)
      return index
    }
    if (node.tagName === 'dl')
      parent.children[index] = element('ul', ...elementsIn(node).map(lineOf))
    if (node.tagName !== 'table') return undefined
    // Tables in Markdown have no caption.
    const names = elementsIn(node).filter(({ tagName }) => tagName === 'caption')
    const lines = names.map((name) => element('p', element('strong', text(textOf(name)))))
    parent.children.splice(index, 0, ...lines)
    return [SKIP, index + lines.length + 1]
  })
}
