/** Fenced blocks of the language `worksheet`: their YAML is read and checked, and they become tables. */
import type { Code, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { isNode, LineCounter, parseDocument } from 'yaml'
import type { Worksheet } from '../../worksheets/schema'
import { yamlErrors } from '../frontMatter/readYaml'
import { checkWorksheet } from './checkWorksheet'
import { worksheetNode } from './worksheetNode'

/** The line counts from the start of the text. */
interface Problem {
  line: number
  field: string
  message: string
}

function readWorksheet({ value, position }: Code): { sheet?: Worksheet; problems: Problem[] } {
  const lines = new LineCounter()
  const document = parseDocument(value, { lineCounter: lines, schema: 'core' })
  // Line 1 of the YAML is the one below the fence.
  const lineAt = (offset: number) => (position?.start.line ?? 0) + lines.linePos(offset).line
  const problems: Problem[] = yamlErrors(value, document, lineAt).map(
    ({ line, path, message }) => ({ line, field: ['worksheet', ...path].join('.'), message }),
  )
  if (problems.length > 0) return { problems }
  const report = (path: readonly unknown[], message: string) => {
    // What is missing has no line of its own; what it is missing in has one.
    let line = lineAt(0)
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) {
        line = lineAt(node.range[0])
        break
      }
    }
    problems.push({ line, field: ['worksheet', ...path].join('.'), message })
  }
  const { sheet, problems: found } = checkWorksheet(document.toJS() ?? {})
  for (const { path, message } of found) report(path, message)
  return { ...(sheet && { sheet }), problems }
}

/** Puts each worksheet of a text in place of its block. @returns what is wrong with them */
export function readWorksheets(tree: Root): Problem[] {
  const problems: Problem[] = []
  const ids = new Set<string>()
  visit(tree, 'code', (node, index, parent) => {
    if (node.lang !== 'worksheet' || !parent || index === undefined) return
    const { sheet, problems: found } = readWorksheet(node)
    problems.push(...found)
    if (!sheet || found.length > 0) return
    if (ids.has(sheet.id))
      problems.push({
        line: node.position?.start.line ?? 1,
        field: 'worksheet.id',
        message: `is ${sheet.id}, which another worksheet of this text has`,
      })
    ids.add(sheet.id)
    parent.children[index] = worksheetNode(sheet)
  })
  return problems
}
