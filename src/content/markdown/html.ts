/**
 * HTML in Markdown: harmless elements are kept, without what is the business of the site's styles. Parsed and cleaned
 * by rehype-raw and rehype-sanitize.
 */
import type { Element, Root } from 'hast'
import { Parser } from 'htmlparser2'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { type MarkdownText, type Report, writtenIn } from './parseMarkdown'

const kept =
  'a abbr aside b blockquote br caption cite code col colgroup dd del details div dl dt em figcaption figure ' +
  'h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp section small span strong sub summary sup ' +
  'table tbody td tfoot th thead time tr u ul var wbr'

/** Elements whose tags are left out, as they say no more than how their text looks. */
const unwrapped = ['center', 'font', 'big', 'tt', 'strike']

/** Advice for the commonest of the other elements. */
const instead: Record<string, string> = {
  iframe: 'write a link to what it shows',
  video: 'write a link to the film',
  audio: 'write a link to the recording',
  script: 'a text runs no program',
  style: 'colors and type are those of the site',
  form: 'write a link to /contact',
  svg: 'save it in public/images, and show it as a picture',
}

/** The attributes that are kept, by their names in a syntax tree. */
const attributes =
  'alt cite colSpan dateTime dir height href id lang open reversed rowSpan scope span src start title value width'

/** The attribute that holds an element's number while the tree is cleaned. */
const ownNumber = 'dataOwn'

const cleaner = unified()
  .use(rehypeRaw)
  .use(rehypeSanitize, {
    tagNames: [...kept.split(' '), 'input'],
    attributes: { '*': [...attributes.split(' '), ownNumber], td: ['align'], th: ['align'] },
    protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
    ancestors: defaultSchema.ancestors,
    strip: ['script', 'style'],
    clobber: [],
  })

/**
 * Parses the HTML in a tree, and removes from it what `checkHtml` reports. The elements that Markdown made stay as they
 * are.
 * @param blocks elements that are taken as a whole, such as figures
 */
export async function parseHtml(tree: Root, blocks: ReadonlySet<unknown>): Promise<Root> {
  const own: Pick<Element, 'tagName' | 'properties' | 'children'>[] = []
  visit(tree, 'raw', (node) => {
    node.value = node.value.replace(/data-own/gi, 'data-')
  })
  visit(tree, 'element', (node) => {
    const { tagName, properties, children } = node
    node.properties = { [ownNumber]: own.push({ tagName, properties, children }) - 1 }
    if (!blocks.has(node)) return
    node.tagName = 'div'
    node.children = []
  })
  const cleaned = await cleaner.run(tree)
  visit(cleaned, 'element', (node) => {
    const before = own[Number(node.properties[ownNumber] ?? -1)]
    if (!before) return
    node.properties = before.properties
    if (node.tagName !== before.tagName) Object.assign(node, before)
  })
  return cleaned
}

/** Elements whose end may be left out, https://html.spec.whatwg.org/multipage/syntax.html#optional-tags, or have none. */
const withoutEnd =
  /^(p|li|dt|dd|t[rhd]|thead|tbody|tfoot|colgroup|br|col|hr|img|wbr|input|source|meta|link|embed)$/

/** Markdown in a block of HTML, which is shown as it is written. */
const markdownSigns = /\*\*\S|\]\(|`/

/** Reports the HTML of a text that would be lost, or shown otherwise than was meant. */
export function checkHtml({ source, tree, nodes }: MarkdownText, report: Report) {
  if (nodes.every(({ type }) => type !== 'html')) return
  const allowed = new Set(kept.split(' '))
  const known = new Set(attributes.toLowerCase().split(' '))
  const dropped = new Map<string, number>()
  const open: { name: string; offset: number }[] = []
  /** The offset of the parser's text in the source. */
  let shift = 0
  let isBlock = false
  const parser: Parser = new Parser({
    onopentag(name, written) {
      const offset = parser.startIndex + shift
      open.push({ name, offset })
      const names = Object.keys(written)
      const handler = names.find((attribute) => attribute.startsWith('on'))
      if (unwrapped.includes(name)) dropped.set(`<${name}>`, offset)
      else if (!allowed.has(name)) {
        const advice = instead[name] ?? 'write it in Markdown, or \\< for <'
        report(offset, 'HTML', `<${name}> is no element that a text may have; ${advice}`)
        return
      }
      if (handler)
        report(offset, 'HTML', `${handler} is a program, which no text runs; leave it out`)
      for (const attribute of names) {
        const isKept = known.has(attribute) || (attribute === 'align' && /^t[dh]$/.test(name))
        if (!isKept && attribute !== handler)
          dropped.set(attribute, dropped.get(attribute) ?? offset)
      }
    },
    ontext(text) {
      const isCode = open.some(({ name }) => name === 'pre' || name === 'code')
      if (isBlock && !isCode && markdownSigns.test(text))
        report(
          parser.startIndex + shift,
          'HTML',
          'holds Markdown, which is read as text there; put an empty line behind its first tag and before its last one',
        )
    },
    onclosetag(name, isImplied) {
      const { offset = 0 } = open.pop() ?? {}
      if (isImplied && allowed.has(name) && !withoutEnd.test(name))
        report(offset, 'HTML', `<${name}> has no end; </${name}> is required`)
    },
  })
  let length = 0
  visit(tree, (node, _, parent) => {
    if (node.type === 'code' && open.length > 0 && !/^[`~]/.test(writtenIn(source, node)))
      report(node, 'HTML', 'is read as code, as its lines begin with four blanks; take them away')
    if (node.type !== 'html') return
    const { value, position } = node
    const offset = position?.start.offset ?? 0
    if (/<!--(?![\s\S]*-->)/.test(value)) {
      report(offset, 'HTML', 'a comment has no end; --> is required')
      return
    }
    if (/^<[?!](?!--)/.test(value)) report(offset, 'HTML', `${value} is not shown; write \\< for <`)
    shift = offset - length
    length += value.length
    isBlock = parent?.type !== 'paragraph'
    parser.write(value)
  })
  parser.end()
  const [[, first] = []] = dropped
  if (first === undefined) return
  const names = [...dropped.keys()].join(', ')
  report(
    first,
    'HTML',
    `${names}: left out, as colors, sizes and places are those of the site`,
    true,
  )
}
