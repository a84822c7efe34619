/** Quotes, dashes and ellipses as they are printed, for those that are typed. */
import type { Nodes, Root, RootContent, Text } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkSmartypants from 'remark-smartypants'
import { unified } from 'unified'
import { quotationMarks } from '../../words'
import { nodesOf } from './nodesOf'

const typesetter = unified().use(remarkSmartypants, {
  dashes: 'oldschool',
  openingQuotes: { double: quotationMarks.opening, single: '‘' },
  // The single one is the apostrophe, too, in every language.
  closingQuotes: { double: quotationMarks.closing, single: '’' },
})

/** What the typesetter changes. */
const typedSigns = /["'`]|--|\.\.|\. \./

const set = (children: Root['children']) => {
  const tree: Root = { type: 'root', children }
  typesetter.runSync(tree)
}

const isText = ({ type }: Nodes) =>
  type === 'paragraph' || type === 'heading' || type === 'tableCell'

/** A plugin for trees of Markdown. It shows the typesetter only paragraphs with something to set, as it reads each word of a sentence. */
export const typography = () => (tree: Root) => {
  const children = nodesOf<Nodes>(tree).filter(
    (node): node is RootContent => isText(node) && typedSigns.test(textOf(node)),
  )
  set(children)
}

/** @returns values with the quotes and dashes of their texts set as in the text of articles */
export function typeset(values: unknown): unknown {
  if (Array.isArray(values)) return values.map(typeset)
  if (typeof values === 'object' && values !== null)
    return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, typeset(value)]))
  if (typeof values !== 'string' || !typedSigns.test(values)) return values
  const text: Text = { type: 'text', value: values }
  set([{ type: 'paragraph', children: [text] }])
  return text.value
}
