/** What only articles have: pages have neither its styles nor a list of sources. */
import { visit } from 'unist-util-visit'
import {
  lineOf,
  type MarkdownProblem,
  type MarkdownRule,
  matchesIn,
  sourceOf,
} from './markdownText'

const allowed = 'Allowed: paragraphs, lists, tables, headings from ### on'

export const articlesOnly: MarkdownRule = (text) => {
  const { tree, source, kind } = text
  if (kind === 'article') return []
  const problems: MarkdownProblem[] = []
  const report = (line: number, found: string, what: string) =>
    problems.push({
      line,
      field: 'body',
      message: `has ${found}; ${what} are for articles. ${allowed}`,
    })
  visit(tree, (node) => {
    const [first = ''] = sourceOf(source, node).split('\n')
    if (node.type === 'code') report(lineOf(node), first, 'code blocks')
    if (node.type === 'footnoteDefinition') report(lineOf(node), first, 'footnotes')
    if (node.type === 'listItem' && typeof node.checked === 'boolean')
      report(lineOf(node), first, 'task lists')
  })
  for (const { written, line } of matchesIn(text, /\[@[^\]]*\]/g))
    report(line, written, 'citations')
  return problems
}
