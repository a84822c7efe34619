/** The readable part of a page or an article, without elements that only serve its screen: for Markdown and the feed. */
import type { Element, Nodes, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { CONTINUE, visit } from 'unist-util-visit'

const parser = unified().use(rehypeParse, { fragment: true })

/** Controls, and where a line may break, for which Markdown has a sign that is copied with an address. */
const screenElements = [
  'button',
  'iframe',
  'input',
  'label',
  'script',
  'select',
  'style',
  'textarea',
  'wbr',
]

/** Links to headings, and what works with script alone. */
const screenClasses: unknown[] = ['anchor', 'needs-script']

export const isElement = (node: Nodes): node is Element => node.type === 'element'

/** A list of contents: all that it links are parts of the page itself. */
function isContents(nav: Element) {
  const hrefs: unknown[] = []
  visit(nav, { tagName: 'a' }, ({ properties }) => void hrefs.push(properties.href))
  return hrefs.every((href) => `${href}`.startsWith('#'))
}

const isSummaryOrSpace = (node: Nodes) =>
  isElement(node) ? node.tagName === 'summary' : node.type !== 'text' || !node.value.trim()

function isForScreen(node: Nodes, parent: Element | Root) {
  if (!isElement(node)) return node.type === 'comment'
  const { tagName, properties, children } = node
  const classes = [properties.className].flat()
  if (screenElements.includes(tagName) || classes.some((name) => screenClasses.includes(name)))
    return true
  if (properties.role === 'status' || properties.ariaHidden === 'true') return true
  if (tagName === 'img') return properties.alt === ''
  if (tagName === 'nav') return isContents(node)
  // A label names it for those who open it.
  if (tagName === 'summary') return children.length === 0
  // A style sheet opens what is below it.
  if (tagName === 'details') return children.every(isSummaryOrSpace)
  // It says how a link opens, or repeats the heading above it.
  return classes.includes('sr-only') && isElement(parent) && parent.tagName === 'a'
}

/** @param base the address of the page. @returns the readable part, with full addresses */
export function readableHtml(html: string, base: string): Root {
  const tree = parser.parse(html)
  visit(tree, (node, index, parent) => {
    if (parent && index !== undefined && isForScreen(node, parent)) {
      parent.children.splice(index, 1)
      return index
    }
    const properties = isElement(node) ? node.properties : {}
    for (const name of ['href', 'src'])
      if (name in properties) properties[name] = new URL(String(properties[name]), base).href
    return CONTINUE
  })
  return tree
}
