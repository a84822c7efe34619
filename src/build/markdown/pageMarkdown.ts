/** Each page as Markdown: an article from its own source, any other page from what it shows. */

import type { Root as Markdown } from 'mdast'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import type { PageData } from '../../page'
import { absoluteUrl } from '../../site'
import { headingOf } from '../pageNames'
import { mainContent } from './mainContent'

const printer = unified().use(remarkGfm).use(remarkStringify, { bullet: '-', rule: '-' })
const reader = unified().use(remarkParse).use(remarkGfm)
const toMarkdown = unified().use(rehypeRemark)

/** The source with full addresses; as on the page, HTML is shown as text and comments are dropped. */
function fromSource(source: string, path: string): string {
  const tree: Markdown = reader.parse(source)
  visit(tree, (node, index, parent) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      node.url = new URL(node.url, absoluteUrl(path)).href
    if (node.type === 'html' && parent && index !== undefined) {
      const value = node.value.replace(/<!--[\s\S]*?-->/g, '').trim()
      parent.children.splice(index, 1, { type: 'text', value })
      return SKIP
    }
    return undefined
  })
  return printer.stringify(tree)
}

/** Escapes brackets, so that a text in Markdown contains no link. */
export const escapeBrackets = (text: string) => text.replace(/[[\]]/g, '\\$&')

const day = (instant: string) => instant.slice(0, 10)

/** What stands in front of the text: title, description, address, author and dates. */
function opening(page: PageData): string {
  const { meta, path } = page
  const facts = [
    ['Address', absoluteUrl(path)],
    ['Author', meta.article && meta.author],
    ['Category', meta.article?.section],
    ['Published', meta.article && day(meta.article.published)],
    ['Updated', meta.updated],
  ].flatMap(([name, value]) => (value ? [`- ${name}: ${value}`] : []))
  return `# ${escapeBrackets(headingOf(page))}\n\n> ${escapeBrackets(meta.description)}\n\n${facts.join('\n')}\n`
}

/**
 * @param html the whole prerendered document
 * @param source an article's own Markdown, in place of its HTML
 * @returns the page's Markdown version, all addresses in full
 */
export async function pageMarkdown(page: PageData, html: string, source?: string) {
  const takeaways = page.sections.flatMap((section) =>
    section.kind === 'article' ? (section.article.takeaways ?? []) : [],
  )
  const body = source
    ? fromSource(source, page.path)
    : printer.stringify(await toMarkdown.run(mainContent(html, page.path)))
  const end =
    takeaways.length > 0
      ? ['## Key takeaways', takeaways.map((t) => `- ${escapeBrackets(t)}`).join('\n')]
      : []
  return `${[opening(page).trim(), body.trim(), ...end].join('\n\n')}\n`
}
