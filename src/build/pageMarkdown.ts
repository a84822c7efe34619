/** Each page as Markdown: an article from its text, any other page from what it shows. */
import type { Element, ElementContent, Nodes, Root } from 'hast'
import { h } from 'hastscript'
import type { FootnoteDefinition, Html } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { headingOf } from '../content/pageNames'
import type { SitePage } from '../content/toPage'
import { asList } from '../locale'
import { absoluteUrl } from '../site'
import { articleView, colon, figure, markdownVersion as words } from '../words'
import { isElement, readableHtml } from './readableHtml'

/** @returns a plain text as Markdown that shows it as it is */
export const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_[\]<]|^[#>+-](?= )/g, '\\$&').replace(/^(\d+)(?=[.)] )/, '$1\\')

const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

/** Markdown in HTML, which the writer leaves as it is. */
const raw = (value: string): ElementContent => ({ type: 'raw', value })

const writer = unified()
  .use(rehypeRemark, {
    nodeHandlers: { raw: (_, { value }): Html => ({ type: 'html', value }) },
    handlers: {
      footnote(state, node): FootnoteDefinition {
        const identifier = String(node.properties.number)
        const children = state.toFlow(state.all(node))
        return { type: 'footnoteDefinition', identifier, children }
      },
    },
  })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-' })

/** Tells whether an item of a list is a part of the page with a heading, and the list one by its look alone. */
function isPart(item: Nodes) {
  const [first] = isElement(item) ? item.children.filter(isElement) : []
  // An item of a text may have a quotation below its words.
  if (first?.tagName === 'p') return false
  let found = false
  visit(item, 'element', ({ tagName }) => {
    found ||= /^(h[2-6]|blockquote)$/.test(tagName)
  })
  return found
}

/** @returns the bands of a loom as a table */
function tableOf(weave: Element) {
  const rows: Element[] = []
  visit(weave, { tagName: 'li' }, (band: Element) => {
    const [name, outcome, reason] = band.children.filter(isElement)
    const cells = [name, outcome, reason].map((cell) => h('td', cell?.children ?? []))
    rows.push(h('tr', cells))
  })
  const heads = [figure.option, figure.outcome, figure.reason].map((head) => h('th', head))
  return h('table', h('thead', h('tr', heads)), h('tbody', rows))
}

const isFootnoteMark = (node: Nodes) => isElement(node) && 'dataFootnoteRef' in node.properties

/** @returns the mark of a footnote, or the raised or lowered text itself, without which a power would read as a digit */
function raised({ tagName, children }: Element) {
  const [first] = children
  if (first && isFootnoteMark(first)) return [raw(`[^${textOf(first)}]`)]
  return [raw(`<${tagName}>`), ...children, raw(`</${tagName}>`)]
}

/** Makes the list of an article's footnotes their definitions. */
function defineFootnotes({ children }: Element) {
  for (const list of children.filter(isElement).filter(({ tagName }) => tagName === 'ol')) {
    list.tagName = 'div'
    list.children.filter(isElement).forEach((note, index) => {
      Object.assign(note, { tagName: 'footnote', properties: { number: index + 1 } })
    })
  }
}

/** Changes what texts in Markdown alone have: notes, tasks, abbreviations. */
function simplifyText(element: Element, classes: readonly unknown[]) {
  const { tagName, properties, children } = element
  if (classes.includes('citation'))
    Object.assign(element, { tagName: 'span', children: [raw(textOf(element))] })
  if (tagName === 'sup' || tagName === 'sub') element.children = raised(element)
  if ('dataFootnotes' in properties) defineFootnotes(element)
  if (classes.includes('note')) element.tagName = 'blockquote'
  if (classes.includes('note-title')) element.children = [h('strong', children)]
  if (classes.includes('box')) {
    const checked = classes.includes('ticked')
    Object.assign(element, h('input', { type: 'checkbox', checked }))
  }
  if (tagName === 'abbr' && properties.title)
    children.push({ type: 'text', value: ` (${properties.title})` })
}

/** Changes an element to the nearest one that Markdown has. @returns the node to insert before it */
function simplify(element: Element, { children: siblings }: Element | Root, index: number) {
  const { tagName, properties, children } = element
  const classes = [properties.className].flat()
  const label = properties.ariaLabel ? String(properties.ariaLabel) : ''
  simplifyText(element, classes)
  if (/^[uo]l$/.test(tagName) && children.some(isPart))
    for (const each of [element, ...children.filter(isElement)]) each.tagName = 'div'
  if (classes.includes('weave')) Object.assign(element, tableOf(element))
  if (tagName === 'dl' || tagName === 'dd') element.tagName = 'div'
  if (tagName === 'dt' || tagName === 'summary')
    Object.assign(element, h('p', h('strong', children)))
  // A drawing with words, or a link around a picture without any.
  if (tagName === 'svg') Object.assign(element, h('p', label))
  if (tagName === 'a' && children.length === 0) children.push({ type: 'text', value: label })
  if (classes.includes('number')) properties.align = 'right'
  if (classes.includes('block')) {
    if (index > 0) children.unshift(h('br'))
    if (index < siblings.length - 1) children.push(h('br'))
  }
  const [first] = children
  if (first && isElement(first) && first.tagName === 'caption') {
    children.shift()
    return h('p', first.children)
  }
  const previous = siblings[index - 1]
  const isBesideLink =
    tagName === 'a' && previous && isElement(previous) && previous.tagName === 'a'
  return isBesideLink ? ({ type: 'text', value: ' ' } as const) : undefined
}

const isHeadingOrBackLink = (element: Element) =>
  element.tagName === 'h1' || (element.tagName === 'a' && textOf(element).startsWith('↩'))

/** @param html of a page, or of an article's text. @returns what it shows below the page's heading, as Markdown */
export function shownMarkdown(html: string, path: string): string {
  const readable = readableHtml(html, absoluteUrl(path))
  const shown: Root = { type: 'root', children: [] }
  visit(readable, { tagName: 'main' }, (main: Element) => {
    shown.children.push(...main.children)
  })
  if (shown.children.length === 0) shown.children = readable.children
  visit(shown, 'element', (element, index, parent) => {
    if (index === undefined || !parent) return undefined
    if (isHeadingOrBackLink(element)) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    const before = simplify(element, parent, index)
    if (!before) return undefined
    parent.children.splice(index, 0, before)
    return index + 2
  })
  return writer.stringify(writer.runSync(shown))
}

/** Makes the Markdown of a page, or of what it shows below its heading. */
export type OfPage = (page: SitePage) => string | Promise<string>

/** @returns the page's Markdown version, with full addresses */
export async function pageMarkdown(page: SitePage, shownOn: OfPage): Promise<string> {
  const { path, data, article } = page
  const { authors = [], category, date: published, takeaways } = article ?? {}
  const facts = [
    [words.address, absoluteUrl(path)],
    [words.author, asList(authors.map(({ name }) => name))],
    [words.category, category],
    [words.published, published],
    [words.updated, data.meta.updated],
  ]
  const blocks = [
    `# ${escapeMarkdown(headingOf(data))}`,
    `> ${escapeMarkdown(data.meta.description)}`,
    bullets(facts.filter(([, value]) => value).map((fact) => fact.join(colon))),
  ]
  if (takeaways) blocks.push(`## ${articleView.takeaways}`, bullets(takeaways.map(escapeMarkdown)))
  const text = article ? shownMarkdown(article.html, path) : await shownOn(page)
  blocks.push(text.trim())
  return `${blocks.join('\n\n')}\n`
}
