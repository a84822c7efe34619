/** The worksheets of pages: checked, and as HTML, as those of articles. */
import * as v from 'valibot'
import { type WorksheetSource, worksheetSchema } from '../../worksheets/schema'
import { renderMarkdown } from '../markdown/renderMarkdown'
import { checkWorksheet } from './checkWorksheet'
import { worksheetNode } from './worksheetNode'

/**
 * @param sheets of one page
 * @returns what is wrong with them: the sheet's id, the field, and what is allowed there
 */
export const problemsOfWorksheets = (sheets: readonly WorksheetSource[]) =>
  sheets.flatMap((sheet, index) => {
    const { id } = sheet
    const isTaken = sheets.slice(0, index).some((other) => other.id === id)
    const message = `is ${id}, which another worksheet of this page has`
    return [...checkWorksheet(sheet).problems, ...(isTaken ? [{ path: ['id'], message }] : [])].map(
      ({ path, message }) => ({ id, field: ['worksheet', ...path].join('.'), message }),
    )
  })

/** @throws ValiError unless it was checked before */
export async function renderWorksheet(source: WorksheetSource): Promise<string> {
  const sheet = v.parse(worksheetSchema, source)
  return (await renderMarkdown({ type: 'root', children: [worksheetNode(sheet)] })).html
}
