/** The rules for Markdown: mistakes by which a part of a text would be lost, or shown otherwise than was meant. */
import type { Code, Html, Nodes, Root, Table } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { nearest } from '../problem'
import { citation } from './citations'
import { type MarkdownText, withoutComments, writtenIn } from './parseMarkdown'
import { wrongSums } from './tables'

type Kind = 'article' | 'page'

/** @param place a node, or an offset in the source */
type Report = (place: Nodes | number, field: string, message: string) => void

/** @returns whether a fenced block takes what follows with it, as it has no end of its own */
export function isUnclosed(block: Code, source: string) {
  const [first = '', ...others] = writtenIn(source, block).split('\n')
  const [fence] = /^(`{3,}|~{3,})/.exec(first) ?? []
  if (!fence) return false
  const lines = others.map((line) => line.replace(/^[\s>]+/, ''))
  const fences = lines.filter((line) => line.startsWith(fence))
  const hasEnd = fences.length > 0 && fences.at(-1) === lines.at(-1)
  // A fence with a language begins another block.
  return !hasEnd || fences.some((line) => /\w/.test(line))
}

/** Texts that were meant as references: `[text][label]`, `[label][]`, `![label]` and `[^label]`. */
const references = [
  /[[\ufffc][^\][\ufffc\ufffd]*\]\[(?!@)([^\][\ufffc]+)\]/g,
  /\[([^\][\ufffc]+)\]\[\]/g,
  /!\[(?![@^])([^\][\ufffc]+)\](?![[(])/g,
  /\[(\^[^\][\s\ufffc]+)\]/g,
]

/** `[label]`, or a remark such as [sic]. */
const brackets = /(?<![\]!])\[([^\][^@\ufffc]{4,})\](?![[(:])/g

function checkReferences({ tree, running }: MarkdownText, report: Report) {
  const defined = new Set<string>()
  visit(tree, (node) => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return
    const label = (node.type === 'definition' ? '' : '^') + node.identifier
    if (defined.has(label)) report(node, 'reference', `[${label}] is defined above already`)
    defined.add(label)
  })
  for (const pattern of [...references, brackets])
    for (const match of running.matchAll(pattern)) {
      const label = (match[1] ?? '').trim().replace(/\s+/g, ' ').toLowerCase()
      const guess = nearest(label, defined)
      const required = `a line that begins with [${label}]: is required`
      const instead = guess === undefined ? required : `did you mean [${guess}]?`
      if (guess !== undefined || pattern !== brackets)
        report(match.index, 'reference', `[${label}] refers to nothing; ${instead}`)
    }
}

/** A citation, what begins like one, and what may be the id of a source without its signs. */
const attempts = new RegExp(
  `${citation.source}|\\[@[^\\s\\ufffc]*|(?<![\\w[.\\ufffd-])@([\\w-]+)|\\[([\\w-]+)\\](?![[(:])`,
  'g',
)

function checkCitations(running: string, sources: readonly string[], kind: Kind, report: Report) {
  for (const match of running.matchAll(attempts)) {
    const [written, id, , ...bare] = match
    const cite = (message: string) => report(match.index, 'citation', `${written} ${message}`)
    const known = sources.find((source) => bare.includes(source))
    const guess = id && nearest(id, sources)
    if (known) cite(`is not read as a citation; write [@${known}]`)
    else if (!written.startsWith('[@') || (id && sources.includes(id))) continue
    else if (kind === 'page') cite('cites a source; only the text of an article may')
    else if (!id) cite('is not read as a citation; write [@id] or [@id, Art. 22]')
    else if (guess) cite(`is not in the list of sources; did you mean [@${guess}]?`)
    else cite('is not in the list of sources; add it there first')
  }
}

/** The highest level of a heading: below that of the article's or the section's title. */
const topLevel = { article: 2, page: 3 }

function checkHeadings(tree: Root, kind: Kind, report: Report) {
  const top = topLevel[kind]
  let lowest = top
  visit(tree, 'heading', (heading) => {
    const { depth } = heading
    const allowed = lowest > top ? `${top} to ${lowest}` : top
    if (depth < top || depth > lowest)
      report(heading, 'heading', `is of level ${depth}; allowed here: ${allowed}`)
    lowest = Math.max(top, depth + 1)
    if (!/[\p{L}\p{N}]/u.test(textOf(heading)))
      report(heading, 'heading', 'has no letter or digit; its address is made of them')
  })
}

function checkHtml(node: Html, report: Report) {
  const [tag] = /<[^\s>]*>?/.exec(withoutComments(node.value)) ?? []
  if (tag?.startsWith('<!--')) report(node, 'HTML', 'a comment has no end; --> is required')
  else if (tag)
    report(node, 'HTML', `${tag} is shown as it is written; write it in Markdown, or \\< for <`)
}

function checkTable(table: Table, report: Report) {
  const cells = table.children.map((row) => row.children.map((cell) => textOf(cell)))
  const columns = cells[0]?.length
  for (const row of table.children)
    if (row.children.length !== columns) {
      const message = `has ${row.children.length} cells in a row, and ${columns} in its head`
      report(row, 'table', `${message}; an empty line is required between a table and a text`)
    }
  for (const wrong of wrongSums(cells))
    report(table.children[wrong.index] ?? table, 'table', wrong.message)
}

function checkNodes({ source, tree }: MarkdownText, kind: Kind, report: Report) {
  visit(tree, (node) => {
    if (node.type === 'html') checkHtml(node, report)
    if (node.type === 'table') checkTable(node, report)
    if ('alt' in node && !node.alt?.trim())
      report(node, 'image', 'has no alternative text; write between the brackets what it shows')
    if (/^link/.test(node.type) && !textOf(node).trim())
      report(node, 'link', 'has no words; write between the brackets what it leads to')
    if (node.type === 'code' && isUnclosed(node, source)) {
      const [first, fence] = /^(`+|~+).*/.exec(writtenIn(source, node)) ?? []
      report(node, 'code', `the block ${first} has no end; a line of ${fence} is required`)
    }
    const isTask = node.type === 'listItem' && typeof node.checked === 'boolean'
    if (kind === 'page' && (isTask || node.type === 'code' || node.type === 'footnoteDefinition'))
      report(node, 'body', 'has a code block, footnote or task; only the text of an article may')
  })
}

/** @param sources the ids that may be cited. @returns what breaks a rule, by the lines of the text */
export function brokenRules(text: MarkdownText, kind: Kind, sources: readonly string[]) {
  const found: { line: number; field: string; message: string }[] = []
  const report: Report = (place, field, message) => {
    const offset = typeof place === 'number' ? place : place.position?.start.offset
    found.push({ line: text.source.slice(0, offset ?? 0).split('\n').length, field, message })
  }
  checkNodes(text, kind, report)
  checkHeadings(text.tree, kind, report)
  checkCitations(text.running, sources, kind, report)
  // A block without an end may have taken the definitions.
  if (!found.some(({ field }) => field === 'code')) checkReferences(text, report)
  return found
}
