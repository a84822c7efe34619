/** The text of an article as a feed reader shows it: with full addresses, without what only serves the page. */

import type { Element, ElementContent, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import type { Article } from '../../articles/schema'
import { absoluteUrl } from '../../site'

const classesOf = ({ properties: { className } }: Element) =>
  Array.isArray(className) ? className : []

/** Resolves the addresses in an HTML tree as a browser at `path` would. */
export function makeAbsolute(tree: Root | Element, path: string) {
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src'] as const)
      if (typeof properties[name] === 'string')
        properties[name] = new URL(properties[name], absoluteUrl(path)).href
  })
}

/** Feed readers have no headings to link to, choose no file, open nothing, and copy in their own way. */
const isExcluded = (node: Element) =>
  ['anchor', 'needs-script'].some((name) => classesOf(node).includes(name)) ||
  ['button', 'details', 'source', 'svg'].includes(node.tagName) ||
  node.properties.role === 'status'

/** Attributes that serve only the page. */
const serving = [
  ...['className', 'tabIndex', 'dataLabel', 'ariaDescribedBy', 'role', 'loading', 'decoding'],
  ...['dataWorksheet', 'dataResult'],
]

const cleaner = unified().use(rehypeParse, { fragment: true }).use(rehypeStringify)

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})
const text = (value: string) => ({ type: 'text' as const, value })

/** The takeaways as the article's page shows them, above its text. */
const opening = (takeaways: string[]) => [
  element('h2', [text('Key takeaways')]),
  element(
    'ul',
    takeaways.map((takeaway) => element('li', [text(takeaway)])),
  ),
]

/**
 * @param path the article's page
 * @returns the full text as plain HTML for feed readers: text, links, tables and images
 */
export function feedHtml(
  { html, takeaways = [] }: Pick<Article, 'html' | 'takeaways'>,
  path: string,
): string {
  const tree = cleaner.parse(html)
  if (takeaways.length > 0) tree.children.unshift(...opening(takeaways))
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    const classes = classesOf(node)
    if (isExcluded(node)) {
      parent.children.splice(index, 1)
      return index
    }
    if (classes.includes('table-scroll') || node.tagName === 'picture') {
      parent.children.splice(index, 1, ...node.children)
      return index
    }
    if (classes.includes('box')) {
      parent.children.splice(index, 1, text(`${node.properties.ariaLabel} `))
      return SKIP
    }
    for (const name of serving) delete node.properties[name]
    return undefined
  })
  makeAbsolute(tree, path)
  return cleaner.stringify(tree)
}
