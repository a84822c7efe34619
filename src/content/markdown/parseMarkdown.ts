/** A text in Markdown before anything is added to it: its tree, and its running text as its author wrote it. */
import type { Blockquote, Nodes, Paragraph, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Source, Term } from '../../articles/schema'
import { markdownText as words } from '../../words'
import type { Pictures } from '../pictures'
import { nodesOf } from './nodesOf'

/** The place of a text, and what it may refer to. */
export interface TextContext {
  file: string
  /** @returns the line of the file for a line of the text, both from 1 */
  lineOf: (line: number) => number
  kind: 'article' | 'page'
  /** The path of the page. */
  path: string
  /** The title of the page; a first heading that repeats it is left out. */
  title?: string
  sources?: ReadonlyMap<string, Source>
  terms?: readonly Term[]
  pictures: Pictures
}

/** @param place a node, or an offset in the source */
export type Report = (
  place: Nodes | number,
  field: string,
  message: string,
  isWarning?: true,
) => void

export interface MarkdownText {
  source: string
  tree: Root
  /** All nodes of the tree, in the order of the text. */
  nodes: readonly Nodes[]
  /** The text that is shown as it is written, at its place in the source, with U+FFFC for all else and U+FFFD for escapes. */
  running: string
}

export const writtenIn = (source: string, { position }: Nodes) =>
  source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)

/** The first line of a quotation that is a note: `> [!NOTE]` as on GitHub, or with a title behind it as in Obsidian. */
const noteStart = /^\[!([a-z]+)\][-+]?[ \t]*(.*)(?:\n|$)/i

/** Makes a quotation a note with its title, if it begins as one. */
function makeNote(quotation: Blockquote) {
  const [first] = quotation.children
  if (first?.type !== 'paragraph') return
  const [text] = first.children
  if (text?.type !== 'text') return
  const [start, kind = '', title] = noteStart.exec(text.value) ?? []
  if (start === undefined) return
  text.value = text.value.slice(start.length)
  if (text.position) text.position.start.offset = (text.position.start.offset ?? 0) + start.length
  if (!text.value) first.children.shift()
  const names: Record<string, string> = words.notes
  const value = title || (names[kind.toLowerCase()] ?? words.notes.note)
  const heading: Paragraph = { type: 'paragraph', children: [{ type: 'text', value }] }
  heading.data = { hProperties: { className: ['note-title'] } }
  quotation.children.unshift(heading)
  // A note is no landmark: a text may have many, which would all need names of their own.
  quotation.data = { hName: 'aside', hProperties: { className: ['note'], role: 'note' } }
}

const parser = unified().use(remarkParse).use(remarkGfm)

export function parseMarkdown(source: string): MarkdownText {
  const tree = parser.parse(source)
  for (const node of nodesOf<Nodes>(tree)) if (node.type === 'blockquote') makeNote(node)
  const nodes = nodesOf<Nodes>(tree)
  let running = ''
  for (const node of nodes) {
    // The parser makes an address of `www.` one without encryption.
    if (node.type === 'link' && /^http:\/\/www\./.test(node.url))
      if (!writtenIn(source, node).includes('http:')) node.url = node.url.replace('http:', 'https:')
    if (node.type !== 'text') continue
    const end = running.length
    // The parser gives no position to a text next to a bare address.
    const start = node.position?.start.offset ?? Math.max(end, source.indexOf(node.value, end))
    const written = node.position ? writtenIn(source, node) : node.value
    const shown = written.replace(/\\[!-/:-@[-`{-~]/g, '\ufffd\ufffd')
    running = running.padEnd(start, '\ufffc').slice(0, start) + shown
  }
  return { source, tree, nodes, running }
}
