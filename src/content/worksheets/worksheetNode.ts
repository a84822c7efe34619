/** A worksheet in the tree of a Markdown text. */
import type { BlockContent, Parent } from 'mdast'
import type { Worksheet } from '../../worksheets/schema'
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

export const worksheetNode = (sheet: Worksheet): WorksheetNode => ({
  type: 'worksheet',
  children: worksheetMarkdown(sheet),
  data: worksheetHtml(sheet),
})
