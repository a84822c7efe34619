/** A text in Markdown as its rules see it, and what they report. */
import type { Heading, Node, Paragraph, Root, TableCell } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'

/** A block of running text. */
export interface Prose {
  node: Paragraph | Heading | TableCell
  line: number
  written: string
  /** The same with placeholders for code, links, HTML, marks and escaped characters: what is left is shown as it is. */
  text: string
}

export interface MarkdownText {
  /** As parsed, before anything is added. */
  tree: Root
  source: string
  prose: readonly Prose[]
  /** The heading above it is the title of the article, or that of a section of a page. */
  kind: 'article' | 'page'
}

export interface MarkdownProblem {
  /** Counts from the start of the text. */
  line: number
  field: string
  message: string
  isWarning?: true
}

export type MarkdownRule = (text: MarkdownText) => MarkdownProblem[]

export const lineOf = ({ position }: Node) => position?.start.line ?? 1

/** What an author wrote for a node; nothing where the parser made it. */
export const sourceOf = (source: string, { position }: Node) =>
  source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)

const opaque = new Set([
  ...['inlineCode', 'html', 'link', 'linkReference', 'image', 'imageReference'],
  'footnoteReference',
])

const placeholder = '\ufffc'
const blank = (text: string) => text.replace(/[^\n]/g, placeholder)

function blanked(source: string, prose: Prose['node']) {
  const first = prose.position?.start.offset ?? 0
  let text = sourceOf(source, prose)
  const hide = (from = 0, to = 0) => {
    const [start, end] = [from - first, to - first]
    text = text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end)
  }
  visit(prose, (node) => {
    const { position } = node
    if (node === prose || !position) return undefined
    if (opaque.has(node.type)) {
      hide(position.start.offset, position.end.offset)
      return SKIP
    }
    if (!('children' in node)) return undefined
    // The marks on both sides, such as two asterisks.
    const inner = node.children.flatMap((child) => child.position ?? [])
    hide(position.start.offset, inner.at(0)?.start.offset)
    hide(inner.at(-1)?.end.offset, position.end.offset)
    return undefined
  })
  return text.replace(/\\[!-/:-@[-`{-~]/g, blank)
}

export function markdownText(tree: Root, source: string, kind: MarkdownText['kind']): MarkdownText {
  const prose: Prose[] = []
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      prose.push({
        ...{ node, line: lineOf(node) },
        ...{ written: sourceOf(source, node), text: blanked(source, node) },
      })
  })
  return { tree, source, prose, kind }
}

interface Match {
  /** What was found, and its groups. */
  found: RegExpExecArray
  /** The same as its author wrote it. */
  written: string
  line: number
  node: Prose['node']
}

/** @param pattern global. @returns where it matches the running text */
export const matchesIn = ({ prose }: MarkdownText, pattern: RegExp): Match[] =>
  prose.flatMap(({ node, line, text, written }) =>
    [...text.matchAll(pattern)].map((found) => ({
      found,
      written: written.slice(found.index, found.index + found[0].length),
      node,
      line: line + text.slice(0, found.index).split('\n').length - 1,
    })),
  )
