/** Tables: Markdown drops cells that have no column, and shows a table without its rule row as a paragraph. */
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { lineOf, type MarkdownProblem, type MarkdownRule, sourceOf } from './markdownText'

const problem = (line: number, message: string): MarkdownProblem => ({
  line,
  field: 'table',
  message,
})

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

export const cellsPerRow: MarkdownRule = ({ tree, source }) => {
  const problems: MarkdownProblem[] = []
  visit(tree, 'table', ({ children: [head, ...rows] }) => {
    const columns = head?.children.length ?? 0
    for (const row of rows) {
      const count = row.children.length
      if (count === columns) continue
      const isText = !sourceOf(source, row).includes('|')
      const message = isText
        ? `takes "${textOf(row)}" for a row; put an empty line between a table and the text below it`
        : `has a row of ${counted(count, 'cell')}; its head has ${columns}. An empty cell is written | |, a pipe within a cell \\|`
      problems.push(problem(lineOf(row), message))
    }
  })
  return problems
}

const isRule = (line: string) =>
  /^\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?$/.test(line) && /\|/.test(line)
const isRow = (line: string) => /^\|.*\|$/.test(line)
const cellsOf = (line: string) => line.replace(/^\||\|$/g, '').split('|').length

/** A paragraph of pipes. */
export const tablesWithoutRule: MarkdownRule = ({ prose }) =>
  prose.flatMap(({ node, line, text }) => {
    if (node.type !== 'paragraph') return []
    const lines = text.split('\n').map((each) => each.replace(/^[\s>]+|\s+$/g, ''))
    const rule = lines.findIndex(isRule)
    const head = lines[rule - 1]
    if (rule > 0 && head?.includes('|')) {
      const [has, needs] = [cellsOf(lines[rule] ?? ''), cellsOf(head)]
      const message = `has a rule row of ${counted(has, 'column')}; its head has ${needs}, so that it is shown as it is written`
      return has === needs ? [] : [problem(line + rule, message)]
    }
    const first = lines.findIndex(isRow)
    if (first < 0) return []
    const example = `|${'---|'.repeat(cellsOf(lines[first] ?? ''))}`
    return [
      problem(
        line + first,
        `is shown as it is written, as it has no rule row; write ${example} below its head, and no empty line between its rows`,
      ),
    ]
  })

/** "Table: …" is the caption of the table below it. */
export const captionsWithoutTable: MarkdownRule = ({ tree }) => {
  const problems: MarkdownProblem[] = []
  visit(tree, 'paragraph', (node, index, parent) => {
    if (index === undefined || !parent || !textOf(node).startsWith('Table: ')) return
    const next = parent.children.slice(index + 1).find(({ type }) => type !== 'html')
    if (next?.type !== 'table')
      problems.push(
        problem(lineOf(node), 'begins with "Table: ", as a caption does; a table must follow it'),
      )
  })
  return problems
}
