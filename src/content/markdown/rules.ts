/** The rules for Markdown: mistakes by which a part of a text would be lost, or shown otherwise than was meant. */
import type { Code, Paragraph, Table } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import noDuplicateDefinitions from 'remark-lint-no-duplicate-definitions'
import noUndefinedReferences from 'remark-lint-no-undefined-references'
import noUnusedDefinitions from 'remark-lint-no-unused-definitions'
import { unified } from 'unified'
import { VFile } from 'vfile'
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

const linter = unified()
  .use(noDuplicateDefinitions)
  // Citations are checked against the list of sources.
  .use(noUndefinedReferences, { allow: [/^@/] })
  .use(noUnusedDefinitions)

/** Reports what the rules of remark-lint find, but for single brackets, as in `[sic]`, which authors set as signs. */
async function checkReferences({ source, tree, nodes }: MarkdownText, report: Report) {
  const file = new VFile(source)
  await linter.run(tree, file)
  const links = new Set<unknown>()
  for (const { type, position } of nodes) if (type === 'definition') links.add(position)
  for (const { place, ruleId, reason } of file.messages) {
    const position = place && 'start' in place ? place : undefined
    const start = position?.start.offset ?? 0
    const end = position?.end.offset ?? 0
    const isImage = source[start - 1] === '!' && source[end] !== '('
    const written = source.slice(start, end)
    const isBracket = !written.startsWith('[^') && !written.includes('][')
    if (ruleId === 'no-undefined-references' && isBracket && !isImage) continue
    // An unused link takes nothing from readers; a footnote is a text of its own.
    const isWarning = ruleId === 'no-unused-definitions' && links.has(position)
    report(start, 'reference', reason, isWarning || undefined)
  }
}

/** A citation, what begins like one, and what may be the id of a source without its signs. */
const attempts = new RegExp(
  `${citation.source}|\\[@[^\\s\\]\\ufffc]*\\]?|(?<![\\w[.\\ufffd-])@([\\w-]+)|\\[([\\w-]+)\\](?![[(:])`,
  'g',
)

function checkCitations(
  { source, running }: MarkdownText,
  sources: readonly string[],
  kind: Kind,
  report: Report,
) {
  for (const match of running.matchAll(attempts)) {
    const [found, id, , ...bare] = match
    const written = source.slice(match.index, match.index + found.length)
    const cite = (message: string) => report(match.index, 'citation', `${written} ${message}`)
    const known = sources.find((each) => bare.includes(each))
    if (known) cite(`is not read as a citation; write [@${known}]`)
    else if (!written.startsWith('[@') || (id && sources.includes(id))) continue
    else if (kind === 'page') cite('cites a source; only the text of an article may')
    else if (written.includes('\\') && !id) cite('is not read as a citation; leave \\ out')
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
export async function checkText(
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
  checkCitations(text, sources, kind, report)
  // A block without an end may have taken the definitions.
  if (!hasOpenBlock) await checkReferences(text, report)
}
