/** Joins the sheets of the workbook by the rows of their cases, so that a case that is renamed keeps what belongs to it. */
import type { SheetData } from './schema'
import { type Fields, store, workbookKey } from './store'

/** The column, unseen in the table, that holds the row of the other sheet that a row belongs to. */
export const joinColumn = '_row'

/** A row of another sheet. */
export interface Join {
  sheet: string
  row: number
}

const split = (from: string) => {
  const [sheet = '', column = ''] = from.split('.')
  return { sheet, column, rows: store.load(workbookKey(sheet)) }
}

/** @returns the rows of a column such as `cases.name` that are filled in, with their texts */
export function textsOf(from: string) {
  const { column, rows } = split(from)
  return rows.map((cells, row) => ({ row, text: cells[column] ?? '' })).filter(({ text }) => text)
}

/** @returns the row of another sheet that a row of fields belongs to */
export function joinOf(from: string, fields: Fields[number] | undefined): Join | undefined {
  const row = fields?.[joinColumn]
  return row ? { sheet: split(from).sheet, row: Number(row) } : undefined
}

/** @returns the text that another sheet has of the same case; nothing where it has none */
export function textFrom(from: string, join: Join | undefined) {
  const { sheet, column, rows } = split(from)
  if (!join) return ''
  const isSame = sheet === join.sheet
  const row = isSame ? rows[join.row] : rows.find((cells) => cells[joinColumn] === `${join.row}`)
  return row?.[column] ?? ''
}

/** @returns the rows that have a sheet of this kind of their own, with the names of their cases, and whether each is still to have one */
export function casesWith({ id, per }: SheetData) {
  if (!per) return []
  const filled = store.all(workbookKey(id))
  const cases = store.load(workbookKey(per.sheet)).map((cells, row) => ({
    row,
    name: cells[per.name] ?? '',
    isMeant: cells[per.when] === per.is,
  }))
  return cases.filter(({ row, isMeant }) => isMeant || filled.has(`@${row}`))
}
