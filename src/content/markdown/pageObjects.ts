/** Tables and figures of page files, which become what those of articles do; captions and cells of tables are Markdown. */
import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { toString as textOf } from 'mdast-util-to-string'
import type { Source } from '../../sections'
import type { Problem } from '../problem'
import type { TextPlace } from '../textPlaces'
import { validate } from '../yaml'
import { figure } from './codeBlocks'
import type { TextContext } from './parseMarkdown'
import { htmlOf, renderTree } from './renderMarkdown'
import { layOutTables, wrongSums } from './tables'

type Table = Extract<Source, { table: unknown }>['table']

/** @param lineOf a text of the table. @returns its HTML, the places of what it shows, and the problems in its cells and sums */
export async function renderPageTable(
  { caption, columns, rows, inRows }: Table,
  context: Omit<TextContext, 'lineOf'>,
  lineOf: (text: string) => number,
) {
  const { file } = context
  const problems: Problem[] = []
  const places: TextPlace[] = []
  async function inline(markdown: string): Promise<ElementContent[]> {
    if (markdown.trim() === '') return []
    const rendered = await renderTree(markdown, { ...context, lineOf: () => lineOf(markdown) })
    problems.push(...rendered.problems)
    places.push(...rendered.places)
    const [paragraph] = rendered.tree.children
    return paragraph?.type === 'element' ? paragraph.children : []
  }
  const cell = async (tagName: 'th' | 'td', markdown: string, column: number) => {
    const align = columns[column]?.number && 'right'
    return h(tagName, { align }, await inline(markdown))
  }
  const rowOf = async (tagName: 'th' | 'td', cells: readonly string[]): Promise<Element> =>
    h('tr', await Promise.all(cells.map((markdown, n) => cell(tagName, markdown, n))))

  const labels = columns.map(({ label }) => label)
  const head = await rowOf('th', labels)
  const body = await Promise.all(rows.map((cells) => rowOf('td', cells)))
  rows.forEach((cells, index) => {
    if (cells.length === labels.length) return
    const message = `has ${cells.length} cells in row ${index + 1}, and ${labels.length} columns`
    problems.push({ file, line: lineOf(cells[0] ?? caption), field: 'table', message })
  })
  const texts = [head, ...body].map(({ children }) => children.map((child) => textOf(child)))
  for (const { index, message } of wrongSums(texts)) {
    const line = lineOf(rows[index - 1]?.[0] ?? caption)
    problems.push({ file, line, field: 'table', message })
  }
  const shares = columns.map(({ share }) => h('col', { className: share && `share-${share}` }))
  const parts = [h('caption', await inline(caption)), h('thead', head), h('tbody', body)]
  if (columns.some(({ share }) => share)) parts.splice(1, 0, h('colgroup', shares))
  const tree = h(null, h('table', parts))
  layOutTables(tree, context.kind, inRows)
  return { html: htmlOf(tree), places, problems }
}

/** @param lineOf a text of the figure of a page file. @returns its HTML, and what the compiler cannot see in it */
export function renderPageFigure(source: object, file: string, lineOf: (text: string) => number) {
  const { output, issues } = validate(figure, source)
  const line = lineOf(String(Object(source).caption))
  const problems = issues.map(({ keys, message }): Problem => {
    return { file, line, field: ['figure', ...keys].join('.'), message }
  })
  return { html: output ? htmlOf(h(null, output)) : '', places: [], problems }
}
