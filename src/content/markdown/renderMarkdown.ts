/** Markdown to HTML, for articles and for the prose of pages: checked, with its citations, terms and drawings. */
import type { Nodes, Root } from 'hast'
import { h } from 'hastscript'
import type { Code, Html } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { Source } from '../../articles/schema'
import { fill } from '../../locale'
import { analytics } from '../../site'
import { isInFonts } from '../../ui/fonts/letters'
import { idOf } from '../../ui/idOf'
import { linkTarget, newTabEvents } from '../../urls'
import { controls, markdownText as words } from '../../words'
import type { TextPlace } from '../textPlaces'
import { citeSources, listSources } from './citations'
import { renderBlocks } from './codeBlocks'
import { linkTerms } from './glossaryLinks'
import { moveHeadings } from './headings'
import { parseHtml } from './html'
import { setImages } from './images'
import { nodesOf } from './nodesOf'
import { parseMarkdown, type Report, type TextContext } from './parseMarkdown'
import { checkText } from './rules'
import { layOutTables } from './tables'
import { typography } from './typography'

/** HTML without its comments. */
function keepHtml(_: unknown, { value, position }: Html) {
  const html = value.replace(/<!--[\s\S]*?-->/g, '')
  return html.trim() ? { type: 'raw' as const, value: html, position } : undefined
}

/** @returns the label of the link from a note back to one of its places */
const noteLabel = (index: number, place: number) => {
  const note = place > 1 ? `${index + 1}-${place}` : `${index + 1}`
  return fill(words.backToFootnote, { note })
}

const converter = unified()
  .use(typography)
  .use(remarkRehype, {
    allowDangerousHtml: true,
    handlers: { html: keepHtml, code: (_, { data }: Code) => data?.hChildren },
    footnoteLabel: words.footnotes,
    footnoteLabelProperties: { className: ['sr-only'] },
    footnoteBackLabel: noteLabel,
  })

const stringifier = unified().use(rehypeStringify, { quoteSmart: true })

export const htmlOf = (tree: Root): string => stringifier.stringify(tree)

/** Ids of parts that the page of an article has by itself. */
const ownIds = ['main', 'newsletter', 'takeaways']

/** Sets ids of headings and, in an article, anchors on them, the attributes of links that open a tab, as `ui/Link` does, the boxes of tasks, and key sentences. @returns the headings */
function finishHtml(nodes: readonly Nodes[], kind: TextContext['kind']) {
  const contents: { id: string; text: string; depth: number }[] = []
  const ids = new Set(ownIds)
  for (const node of nodes) {
    if (node.type !== 'element') continue
    const { properties } = node
    // The heading of the footnotes is not seen.
    if (/^h[2-6]$/.test(node.tagName) && properties.id !== 'footnote-label') {
      const text = textOf(node)
      const first = String(properties.id ?? idOf(text))
      let id = first
      // Several headings may have the same words.
      for (let n = 1; ids.has(id); n++) id = `${first}-${n}`
      ids.add(id)
      properties.id = id
      const depth = Number(node.tagName.slice(1))
      if (depth < 4) contents.push({ id, text, depth })
      // For the pointer alone: it would be part of the heading's name, and the contents link there, too.
      const hidden = { ariaHidden: 'true', tabIndex: -1 }
      const anchor = h('a', { href: `#${id}`, class: 'anchor', ...hidden })
      if (kind === 'article') node.children.push(anchor)
    }
    const [only] = node.tagName === 'p' && node.children.length === 1 ? node.children : []
    if (only?.type === 'element' && only.tagName === 'strong' && /.{30}[.?!]$/.test(textOf(only)))
      Object.assign(node, h('p.key', only.children))
    const event = node.tagName === 'a' && newTabEvents[linkTarget(String(properties.href))]
    if (event) {
      Object.assign(properties, { target: '_blank', rel: ['noopener'] })
      if (analytics.script) properties.dataEvent = event
      node.children.push(h('span', { className: ['sr-only'] }, ` ${controls.newTab}`))
    }
    if (node.tagName === 'input') {
      // The checkbox of a task list cannot be checked here: it is a picture, not a control.
      const ariaLabel = properties.checked ? words.done : words.toDo
      const classes = properties.checked ? 'box ticked' : 'box'
      Object.assign(node, h('span', { role: 'img', ariaLabel, class: classes }))
    }
  }
  return contents
}

/** @returns where addresses, ids, as `id="…"`, the first words and letters that the fonts lack stand, for the checks of finished pages */
function placesIn(nodes: readonly Nodes[], { file, lineOf }: TextContext) {
  const places: TextPlace[] = []
  const add = (text: string, { position }: Nodes) => {
    if (position) places.push({ file, line: lineOf(position.start.line), text })
  }
  let last: Nodes | undefined
  let hasWords = false
  for (const node of nodes) {
    if (node.position) last = node
    // A text beside HTML has no place of its own.
    if (node.type === 'text' && last) {
      const words = node.value.trim()
      if (words && !hasWords) add(words, last)
      hasWords ||= words !== ''
      for (const letter of new Set(node.value.normalize().match(/\P{ASCII}/gu)))
        if (!isInFonts(letter)) add(letter, last)
    }
    if (node.type !== 'element') continue
    const { tagName, properties } = node
    if (tagName === 'a') add(String(properties.href), node)
    if (tagName === 'img') add(String(properties.src), node)
    if (properties.id) add(`id="${properties.id}"`, node)
  }
  return places
}

/**
 * @returns its HTML as a `tree`; its `contents`, the headings of the second and third level; the `sources` that it cites,
 * in the order of their numbers; the `places` of what is checked on finished pages; the `problems` in it, which are not
 * thrown
 */
export async function renderTree(source: string, context: TextContext) {
  const { file, lineOf, kind, path, terms = [], pictures } = context
  const known = (kind === 'article' && context.sources) || new Map<string, Source>()
  const text = parseMarkdown(source)
  const { tree, nodes } = text
  const problems = renderBlocks(text, context)
  const report: Report = (place, field, message, isWarning) => {
    const offset = typeof place === 'number' ? place : place.position?.start.offset
    const line = lineOf(source.slice(0, offset ?? 0).split('\n').length)
    problems.push({ file, line, field, message, ...(isWarning && { isWarning }) })
  }
  await checkText(text, kind, [...known.keys()], report)
  const blocks = new Set(nodes.map((node) => node.type === 'code' && node.data?.hChildren?.[0]))
  const sources = citeSources(text, known)
  if (kind === 'article') linkTerms(tree, terms, path.replace(/.*\//, ''))
  listSources(tree, sources)
  const converted = await converter.run(tree)
  const hasHtml = nodesOf<Nodes>(converted).some(({ type }) => type === 'raw')
  const page = hasHtml ? await parseHtml(converted, blocks) : converted
  // Before headings get anchors, whose labels are no part of their text.
  moveHeadings(page, context, report)
  layOutTables(page, kind)
  const shown = nodesOf<Nodes>(page)
  const contents = finishHtml(shown, kind)
  await setImages(shown, pictures, report)
  return { tree: page, contents, sources, places: placesIn(shown, context), problems }
}

/** @returns the same with `html` in place of the tree */
export async function renderMarkdown(source: string, context: TextContext) {
  const { tree, ...rendered } = await renderTree(source, context)
  const html = htmlOf(tree)
  const { file, lineOf } = context
  if (!html) {
    const message = 'is empty; a text is required'
    rendered.problems.push({ file, line: lineOf(1), field: 'body', message })
  }
  return { ...rendered, html }
}
