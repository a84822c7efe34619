/** An article as Markdown for machines: its source with full addresses. */
import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { absoluteUrl } from '../../site'

export const markdownPrinter = unified()
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-' })

/**
 * @param path the article's page, against which links are resolved
 * @returns the text; as on the page, HTML is shown as text and comments are dropped
 */
export function printMarkdown(source: Root, path: string): string {
  const tree = structuredClone(source)
  visit(tree, (node, index, parent) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      node.url = new URL(node.url, absoluteUrl(path)).href
    if (node.type === 'html' && parent && index !== undefined) {
      const value = node.value.replace(/<!--[\s\S]*?-->/g, '').trim()
      parent.children.splice(index, 1, { type: 'text', value })
      return SKIP
    }
    if (node.type === 'worksheet' && parent && index !== undefined) {
      parent.children.splice(index, 1, ...node.children)
      return index
    }
    return undefined
  })
  return markdownPrinter.stringify(tree)
}
