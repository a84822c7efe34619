/** Fenced blocks of the language `worksheet`: their YAML is read and checked, and they become tables. */
import type { BlockContent, Code, Parent, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import * as v from 'valibot'
import { isNode, LineCounter, parseDocument } from 'yaml'
import { type Worksheet, worksheetSchema } from '../../worksheets/schema'
import { checkWorksheet } from './checkWorksheet'
import { worksheetHtml } from './worksheetHtml'
import { worksheetMarkdown } from './worksheetMarkdown'

/** Its children are the sheet as plain Markdown, its data says how it becomes HTML. */
interface WorksheetNode extends Parent {
  type: 'worksheet'
  children: BlockContent[]
}

declare module 'mdast' {
  interface RootContentMap {
    worksheet: WorksheetNode
  }
  interface BlockContentMap {
    worksheet: WorksheetNode
  }
}

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
  const problems: Problem[] = document.errors.map(({ message, pos }) => ({
    line: lineAt(pos[0]),
    field: 'worksheet',
    message: message.replace(/ at line [\s\S]*/, ''),
  }))
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
  const { success, output, issues } = v.safeParse(worksheetSchema, document.toJS() ?? {}, {
    abortPipeEarly: true,
  })
  if (!success) {
    for (const issue of issues) report(issue.path?.map(({ key }) => key) ?? [], issue.message)
    return { problems }
  }
  for (const { path, message } of checkWorksheet(output)) report(path, message)
  return { sheet: output, problems }
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
    parent.children[index] = {
      type: 'worksheet',
      children: worksheetMarkdown(sheet),
      data: worksheetHtml(sheet),
    }
  })
  return problems
}
