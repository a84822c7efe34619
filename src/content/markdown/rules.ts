/** The rules for Markdown: mistakes by which a part of a text would be lost, or shown otherwise than was meant. */
import type { Code, Nodes, Paragraph, Table } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { nearest } from '../problem'
import { citation } from './citations'
import { checkForeignSyntax } from './foreignSyntax'
import { checkHtml } from './html'
import { type MarkdownText, type Report, writtenIn } from './parseMarkdown'
import { wrongSums } from './tables'

type Kind = 'article' | 'page'

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

function checkReferences({ nodes, running }: MarkdownText, report: Report) {
  const defined = new Set<string>()
  const notes = new Set<string>()
  const unused = new Map<string, Nodes>()
  for (const node of nodes) if (node.type === 'footnoteReference') notes.add(node.identifier)
  for (const node of nodes) {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') continue
    const isNote = node.type === 'footnoteDefinition'
    const label = (isNote ? '^' : '') + node.identifier
    if (defined.has(label)) report(node, 'reference', `[${label}] is defined above already`)
    else if (isNote && !notes.has(node.identifier)) unused.set(label, node)
    defined.add(label)
  }
  for (const pattern of [...references, brackets])
    for (const match of running.matchAll(pattern)) {
      const label = (match[1] ?? '').trim().replace(/\s+/g, ' ').toLowerCase()
      const guess = nearest(label, defined)
      const required = `a line that begins with [${label}]: is required`
      const instead = guess === undefined ? required : `did you mean [${guess}]?`
      if (guess !== undefined) unused.delete(guess)
      if (guess !== undefined || pattern !== brackets)
        report(match.index, 'reference', `[${label}] refers to nothing; ${instead}`)
    }
  for (const label of unused.keys())
    report(
      unused.get(label) ?? 0,
      'reference',
      `[${label}] is not shown; [${label}] is required in the text`,
    )
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
    if (known) cite(`is not read as a citation; write [@${known}]`)
    else if (!written.startsWith('[@') || (id && sources.includes(id))) continue
    else if (kind === 'page') cite('cites a source; only the text of an article may')
    else if (!id) cite('is not read as a citation; write [@id] or [@id, Art. 22]')
    else {
      const guess = nearest(id, sources)
      const instead = guess ? `did you mean [@${guess}]?` : 'add it there first'
      cite(`is not in the list of sources; ${instead}`)
    }
  }
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

/** Reports lines of which each has columns, as a spreadsheet gives them, and which are read as one line of text. */
function checkLines(paragraph: Paragraph, running: string, report: Report) {
  const { start, end } = paragraph.position ?? {}
  const lines = running.slice(start?.offset, end?.offset).split('\n')
  if (lines.length < 2 || !lines.every((line) => /\S\t+\S|\|.+\|/.test(line))) return
  const instead = 'write | between columns, and | --- | --- | below the first row'
  report(paragraph, 'table', `is no table without a second row; ${instead}`)
}

function checkNodes({ source, nodes, running }: MarkdownText, kind: Kind, report: Report) {
  for (const node of nodes) {
    if (node.type === 'paragraph') checkLines(node, running, report)
    if (node.type === 'table') checkTable(node, report)
    if (node.type === 'heading' && !/[\p{L}\p{N}]/u.test(textOf(node)))
      report(node, 'heading', 'has no letter or digit; its address is made of them')
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
  }
}

/** Reports what breaks a rule. @param sources the ids that may be cited */
export function checkText(
  text: MarkdownText,
  kind: Kind,
  sources: readonly string[],
  report: Report,
) {
  let hasOpenBlock = false
  checkNodes(text, kind, (place, field, message) => {
    hasOpenBlock ||= field === 'code'
    report(place, field, message)
  })
  checkHtml(text, report)
  checkForeignSyntax(text, report)
  checkCitations(text.running, sources, kind, report)
  // A block without an end may have taken the definitions.
  if (!hasOpenBlock) checkReferences(text, report)
}
