/** Each page as Markdown: an article from its own text, any other page from what it shows. */
import type { Element, Nodes, Root } from 'hast'
import { h } from 'hastscript'
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

const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-' })

/** Tells whether an item of a list is a part of the page with a heading, and the list one by its look alone. */
function isPart(item: Nodes) {
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

/** Changes an element to the nearest one that Markdown has. @returns the node to insert before it */
function simplify(element: Element, { children: siblings }: Element | Root, index: number) {
  const { tagName, properties, children } = element
  const classes = [properties.className].flat()
  const label = properties.ariaLabel ? String(properties.ariaLabel) : ''
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

/** @returns what a page shows below its heading, as Markdown */
export function shownMarkdown(html: string, path: string): string {
  const shown: Root = { type: 'root', children: [] }
  visit(readableHtml(html, absoluteUrl(path)), { tagName: 'main' }, (main: Element) => {
    shown.children.push(...main.children)
  })
  visit(shown, 'element', (element, index, parent) => {
    if (index === undefined || !parent) return undefined
    if (element.tagName === 'h1') {
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
  const { path, data, article, markdown } = page
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
  blocks.push((markdown ?? (await shownOn(page))).trim())
  return `${blocks.join('\n\n')}\n`
}
