/** A text in Markdown before anything is added to it: its tree, and its running text as its author wrote it. */
import type { Nodes, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Source, Term } from '../../articles/schema'

/** The place of a text, and what it may refer to. */
export interface TextContext {
  file: string
  /** @returns the line of the file for a line of the text, both from 1 */
  lineOf: (line: number) => number
  kind: 'article' | 'page'
  /** The path of the page; links of the Markdown version are resolved against it. */
  path: string
  sources?: ReadonlyMap<string, Source>
  terms?: readonly Term[]
  /** The sheets of the workbook as they are written, by id. */
  workbook?: ReadonlyMap<string, object>
  publicFolder?: string
}

export interface MarkdownText {
  source: string
  tree: Root
  /** The text that is shown as it is written, at its place in the source, with U+FFFC for all else and U+FFFD for escapes. */
  running: string
}

export const writtenIn = (source: string, { position }: Nodes) =>
  source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)

export const withoutComments = (html: string) => html.replace(/<!--[\s\S]*?-->/g, '')

const parser = unified().use(remarkParse).use(remarkGfm)

export function parseMarkdown(source: string): MarkdownText {
  const tree = parser.parse(source)
  let running = ''
  visit(tree, 'text', (node) => {
    const end = running.length
    // The parser gives no position to a text next to a bare address.
    const start = node.position?.start.offset ?? Math.max(end, source.indexOf(node.value, end))
    const written = node.position ? writtenIn(source, node) : node.value
    const shown = written.replace(/\\[!-/:-@[-`{-~]/g, '\ufffd\ufffd')
    running = running.padEnd(start, '\ufffc').slice(0, start) + shown
  })
  return { source, tree, running }
}
