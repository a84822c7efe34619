/** Code blocks: that they end where they should, and that their language is known. */
import type { Code } from 'mdast'
import { visit } from 'unist-util-visit'
import { languages } from '../markdown/highlightCode'
import { nearest } from '../nearest'
import { lineOf, type MarkdownProblem, type MarkdownRule, sourceOf } from './markdownText'

interface Block {
  /** The backticks or tildes that open it; none where it is indented. */
  fence?: string
  /** As written, without what a quotation or a list puts before it; the first one opens the block. */
  lines: string[]
  node: Code
}

function blocksIn({ tree, source }: Parameters<MarkdownRule>[0]): Block[] {
  const blocks: Block[] = []
  visit(tree, 'code', (node) => {
    const written = sourceOf(source, node)
    const lines = written.split('\n').map((line) => line.replace(/^[\s>]+|\r$/g, ''))
    blocks.push({ fence: /^(`{3,}|~{3,})/.exec(written)?.[0], lines, node })
  })
  return blocks
}

const problem = (line: number, message: string): MarkdownProblem => ({
  line,
  field: 'code',
  message,
})

const closes = (fence: string, line: string) =>
  new RegExp(`^${fence[0]}{${fence.length},}\\s*$`).test(line)

/** Without its end, a block takes the rest of the text with it. */
export const unclosedBlocks: MarkdownRule = (text) =>
  blocksIn(text).flatMap(({ fence, lines, node }) => {
    if (!fence || (lines.length > 1 && closes(fence, lines.at(-1) ?? ''))) return []
    const other = lines.findIndex((line, n) => n > 0 && /^(`{3,}|~{3,})\s*$/.test(line))
    const found = other < 0 ? '' : `; the line ${lines[other]} does not close it`
    const message = `a block opened by ${fence} takes the rest of the text with it${found}. End it with a line of ${fence}`
    return [problem(lineOf(node) + Math.max(0, other), message)]
  })

/** A line that opens a block with a language, within one that it could close. */
const opensAlike = (fence: string, line: string) =>
  new RegExp(`^${fence[0]}{${fence.length},}\\s*[\\w-]`).test(line)

/** Where the end of a block is missing, the next block's end closes it, and the text between is code. */
export const blocksInBlocks: MarkdownRule = (text) =>
  blocksIn(text).flatMap(({ fence, lines, node }) => {
    if (!fence) return []
    const inner = lines.slice(1, -1)
    const opening = inner.findIndex((line) => opensAlike(fence, line))
    const other = fence.startsWith('~') ? '```' : '~~~'
    const foreign = inner.flatMap((line, n) => (closes(other, line) ? n : []))
    // Two of them are a block that is shown; one was to close this one.
    const index = opening >= 0 ? opening : foreign.length % 2 === 1 ? (foreign[0] ?? -1) : -1
    if (index < 0) return []
    const message = `${inner[index]} stands within the block that line ${lineOf(node)} opens; end that one with a line of ${fence} first, or open it with ${fence}${fence[0]} to show such a line`
    return [problem(lineOf(node) + index + 1, message)]
  })

export const unknownLanguages: MarkdownRule = (text) =>
  blocksIn(text).flatMap(({ node }) => {
    const { lang } = node
    if (!lang || languages.has(lang)) return []
    const guess = nearest(lang, languages)
    const message = `"${lang}" is no language that is colored; ${guess ? `did you mean "${guess}"? K` : 'k'}nown are text, prompt, figure, worksheet and those of https://shiki.style/languages`
    return [{ ...problem(lineOf(node), message), isWarning: true as const }]
  })

/** Four spaces make code of a paragraph. */
export const indentedBlocks: MarkdownRule = (text) =>
  blocksIn(text).flatMap(({ fence, node }) => {
    const message =
      'four spaces or a tab before a line make code of it; put code between two lines of ```, and begin a text without spaces'
    return fence ? [] : [{ ...problem(lineOf(node), message), isWarning: true as const }]
  })
