/** Quotes, dashes, ellipses and blanks as they are printed, for those that are typed. */
import type { Nodes, Root, RootContent, Text } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkSmartypants from 'remark-smartypants'
import { unified } from 'unified'
import { noBreak, quotationMarks } from '../../words'
import { nodesOf } from './nodesOf'

/**
 * Stand for the quotation marks while a text is set: the package cuts it at the lengths that it had before, so a mark has
 * to be one character. Unicode keeps these two for a program's own use: no text has them.
 */
const placeholders = { opening: '\ufdd0', closing: '\ufdd1' }

const typesetter = unified().use(remarkSmartypants, {
  dashes: 'oldschool',
  openingQuotes: { double: placeholders.opening, single: '‘' },
  // The single one is the apostrophe, too, in every language.
  closingQuotes: { double: placeholders.closing, single: '’' },
})

/** What the typesetter changes. */
const typedSigns = /["'`]|--|\.\.|\. \./

/** A time with blanks around its colon. */
const spacedTime = /\b\d{1,2} : \d\d\b/

/** @returns the blanks before signs that end a word and after signs that begin one, as the language has them; undefined if it has none */
function keptBlanks() {
  const [before, after] = [noBreak.before, noBreak.after].map((signs) =>
    signs.replace(/[\\\]^-]/g, '\\$&'),
  )
  const patterns = []
  if (before) patterns.push(` (?=[${before}]+(?:[\\s)\\].,…]|$))`)
  if (after) patterns.push(`(?<=(?:^|[\\s(\\[])[${after}]) `)
  return patterns.length > 0
    ? new RegExp(`${spacedTime.source}|${patterns.join('|')}`, 'g')
    : undefined
}

/** @returns the text with the language's own marks and blanks. @param blanks that do not break */
function finish(text: string, blanks: RegExp | undefined) {
  const marked = text
    .replaceAll(placeholders.opening, () => quotationMarks.opening)
    .replaceAll(placeholders.closing, () => quotationMarks.closing)
  return blanks ? marked.replace(blanks, (found) => (found === ' ' ? '\u00a0' : found)) : marked
}

const isBlock = ({ type }: Nodes) =>
  type === 'paragraph' || type === 'heading' || type === 'tableCell'

/** A plugin for trees of Markdown. It shows the typesetter only paragraphs with something to set, as it reads each word of a sentence. */
export const typography = () => (tree: Root) => {
  const nodes = nodesOf<Nodes>(tree)
  const children = nodes.filter(
    (node): node is RootContent => isBlock(node) && typedSigns.test(textOf(node)),
  )
  const typed: Root = { type: 'root', children }
  typesetter.runSync(typed)
  const blanks = keptBlanks()
  for (const node of nodes) if (node.type === 'text') node.value = finish(node.value, blanks)
}

/** @returns values with the quotes, dashes and blanks of their texts set as in the text of articles */
export function typeset(values: unknown): unknown {
  if (Array.isArray(values)) return values.map(typeset)
  if (typeof values === 'object' && values !== null)
    return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, typeset(value)]))
  if (typeof values !== 'string') return values
  const text: Text = { type: 'text', value: values }
  typography()({ type: 'root', children: [{ type: 'paragraph', children: [text] }] })
  return text.value
}
