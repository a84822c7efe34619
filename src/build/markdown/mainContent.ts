/** The text of a rendered page: its main element without controls and decoration. */
import type { Element, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { EXIT, visit } from 'unist-util-visit'
import { makeAbsolute } from '../feeds/feedHtml'
import { plainWorksheet } from './plainWorksheet'

const reader = unified().use(rehypeParse)

const excludedTags = [
  ...['form', 'button', 'nav', 'h1', 'svg', 'script', 'label', 'input', 'textarea'],
  ...['output', 'dialog'],
]

const hasClass = ({ properties: { className } }: Element, ...names: string[]) =>
  Array.isArray(className) && names.some((name) => className.includes(name))

/** Controls, decoration and announcements; the page's heading is written separately. */
const isExcluded = (node: Element) =>
  excludedTags.includes(node.tagName) ||
  node.properties.ariaHidden === 'true' ||
  node.properties.role === 'status' ||
  (node.tagName === 'img' && !node.properties.alt) ||
  hasClass(node, 'anchor', 'needs-script')

function mainOf(html: string): Element {
  let main: Element | undefined
  visit(reader.parse(html), 'element', (node) => {
    if (node.tagName !== 'main') return undefined
    main = node
    return EXIT
  })
  if (!main) throw new Error('The page has no main part')
  return main
}

/** Moves the link around a whole card to its heading, as Markdown has no link around blocks. */
function linkHeading(link: Element) {
  visit(link, 'element', (node) => {
    if (!/^h[2-6]$/.test(node.tagName)) return undefined
    node.children = [{ ...link, children: node.children }]
    Object.assign(link, { tagName: 'div', properties: {} })
    return EXIT
  })
}

/** Adjacent elements, which the style sheet sets apart, get a space between them. */
function separate(parent: Element) {
  parent.children = parent.children.flatMap((child, n) => {
    const next = parent.children[n + 1]
    const touching = child.type === 'element' && next?.type === 'element'
    return touching ? [child, { type: 'text' as const, value: ' ' }] : [child]
  })
}

/**
 * @param html the whole document
 * @param path its path, against which links are resolved
 */
export function mainContent(html: string, path: string): Root {
  const main = mainOf(html)
  visit(main, (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (node.type === 'comment') {
      parent.children.splice(index, 1)
      return index
    }
    if (node.type !== 'element' || !isExcluded(node)) return undefined
    const label = node.tagName === 'svg' && node.properties.ariaLabel
    const text = { type: 'text' as const, value: `Figure: ${label}` }
    const figure = { type: 'element' as const, tagName: 'p', properties: {}, children: [text] }
    parent.children.splice(index, 1, ...(label ? [figure] : []))
    return index
  })
  visit(main, 'element', (node) => {
    if (node.tagName === 'a') linkHeading(node)
    if (hasClass(node, 'prose')) return 'skip'
    separate(node)
    return undefined
  })
  visit(main, 'element', (node) => {
    if (hasClass(node, 'worksheet')) plainWorksheet(node)
  })
  makeAbsolute(main, path)
  return { type: 'root', children: main.children }
}
