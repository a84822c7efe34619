/** Markdown to HTML, for articles and for the prose of pages. */
import type { Element, Root as Html } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { Root as Markdown, Parents } from 'mdast'
import type { Handler } from 'mdast-util-to-hast'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import remarkSmartypants from 'remark-smartypants'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { analytics, links as outbound } from '../../site'
import { imagesIn, type TextImage } from '../links/addresses'
import { codeBlocks } from './codeBlocks'
import { highlight } from './highlightCode'
import { responsiveImages } from './responsiveImages'
import { layOutTables } from './tables'

export interface Rendered {
  html: string
  contents: { id: string; text: string; depth: number }[]
  /** Every id in the HTML, for links that end in `#…`. */
  ids: string[]
  images: TextImage[]
}

/** Those that open in a new tab; an email address opens the mail program. */
const outboundLinks: readonly string[] = Object.values(outbound).filter(
  (url) => !url.startsWith('mailto:'),
)

/** Stands for the quote of `$'` while quotes are curled, so that `$'` comes out as written. */
const straightQuote = '\uE000'
const replaceText = (from: string, to: string) => () => (tree: Markdown) =>
  visit(tree, 'text', (node) => {
    node.value = node.value.replaceAll(from, () => to)
  })

/** HTML in Markdown is text, not markup, so that `<b>` comes out as written; only comments vanish. */
const htmlAsText: Handler = (_, node: { value: string }, parent: Parents | undefined) => {
  const value = node.value.replace(/<!--[\s\S]*?-->/g, '').trim()
  if (!value) return undefined
  const text = { type: 'text' as const, value }
  const block = parent && ['root', 'blockquote', 'listItem'].includes(parent.type)
  return block ? { type: 'element', tagName: 'p', properties: {}, children: [text] } : text
}

const hasClass = (node: Element, name: string) =>
  Array.isArray(node.properties.className) && node.properties.className.includes(name)

/** Anchors on headings, the attributes of outbound links, the boxes of tasks. */
const finishHtml = () => (tree: Html) => {
  visit(tree, 'element', (node) => {
    if (/^h[2-4]$/.test(node.tagName) && node.properties.id && !hasClass(node, 'sr-only')) {
      const label = `Link to “${textOf(node)}”`
      const properties = { href: `#${node.properties.id}`, className: ['anchor'], ariaLabel: label }
      node.children.push({ type: 'element', tagName: 'a', properties, children: [] })
    }
    if (node.tagName === 'a' && outboundLinks.includes(String(node.properties.href)))
      Object.assign(node.properties, {
        target: '_blank',
        rel: ['noopener'],
        ...(analytics.script && { dataEvent: 'outbound' }),
      })
    if (node.tagName === 'input') {
      // The checkbox of a task list cannot be checked here: it is a picture, not a control.
      const ariaLabel = node.properties.checked ? 'Done:' : 'To do:'
      const className = ['box', ...(node.properties.checked ? ['ticked'] : [])]
      Object.assign(node, { tagName: 'span', properties: { role: 'img', ariaLabel, className } })
    }
  })
}

const parser = unified().use(remarkParse).use(remarkGfm)

export const parseMarkdown = (markdown: string): Markdown => parser.parse(markdown)

/** How quotes and dashes are set. */
export const typography = { dashes: 'oldschool' } as const

/** Markdown to HTML, as trees. */
const converter = unified()
  .use(codeBlocks)
  .use(replaceText("$'", `$${straightQuote}`))
  .use(remarkSmartypants, typography)
  .use(replaceText(straightQuote, "'"))
  .use(remarkRehype, {
    handlers: { html: htmlAsText },
    footnoteLabelProperties: { className: ['sr-only'] },
  })
  .use(rehypeSlug)
  // Before headings get anchors, whose labels are no part of their text.
  .use(layOutTables)
  .use(finishHtml)
  .use(responsiveImages)
  .use(highlight)
const serializer = unified().use(rehypeStringify)

/** Renders Markdown. @param source a text, or what `parseMarkdown` made of it, which is used up */
export async function renderMarkdown(source: string | Markdown): Promise<Rendered> {
  const tree = typeof source === 'string' ? parseMarkdown(source) : source
  const images = imagesIn(tree)
  const page = await converter.run(tree)
  const contents: Rendered['contents'] = []
  const ids: string[] = []
  visit(page, 'element', (node) => {
    if (typeof node.properties.id === 'string') ids.push(node.properties.id)
    const depth = Number(/^h([23])$/.exec(node.tagName)?.[1])
    if (depth && !hasClass(node, 'sr-only'))
      contents.push({ id: String(node.properties.id), text: textOf(node), depth })
  })
  return { html: serializer.stringify(page), contents, ids, images }
}
