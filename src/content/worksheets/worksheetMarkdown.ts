/** A worksheet as plain Markdown: the worked example, an empty table, and what follows from it. */
import type { BlockContent, List, Paragraph, Table } from 'mdast'
import type { Worksheet } from '../../worksheets/schema'
import { bandsOf, exampleOf, headingOf, labelsOf } from './describe'

const text = (value: string) => ({ type: 'text' as const, value })

const paragraph = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [text(value)] }],
})

const table = (rows: string[][]): Table => ({
  type: 'table',
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((cell) => ({ type: 'tableCell', children: [text(cell)] })),
  })),
})

const list = (lines: string[]): List => ({
  type: 'list',
  spread: false,
  children: lines.map((line) => ({
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children: [text(line)] }],
  })),
})

export function worksheetMarkdown(sheet: Worksheet): BlockContent[] {
  const columns = Object.values(sheet.columns)
  const results = Object.values(sheet.results)
  const head = [sheet.rowTitle, ...columns.map(headingOf)]
  const example = exampleOf(sheet)
  const lines = results.map((result) => {
    const bands = bandsOf(result).join('; ')
    return `${result.label}: ____${bands && ` (${bands})`}`
  })
  return [
    paragraph(`Example: ${sheet.title}`),
    table([head, ...example.rows]),
    ...(lines.length > 0 ? [list(example.lines)] : []),
    paragraph(sheet.title),
    table([head, ...labelsOf(sheet).map((label) => [label, ...columns.map(() => '')])]),
    ...(lines.length > 0 ? [list(lines)] : []),
  ]
}
