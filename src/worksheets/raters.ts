/** Merges the columns that several people have filled in alone into one sheet. */
import type { SheetData } from './schema'
import { type Fields, type StoredCell, store, workbookKey } from './store'
import type { Workbook } from './workbookFile'

const textsIn = (fields: Fields, column: string) => fields.map((cells) => cells[column] ?? '')
const isFilled = (fields: Fields, column: string) => textsIn(fields, column).some(Boolean)

/** @returns the cells to add for one person's columns; undefined where there is no free column for one of them */
function cellsToAdd(own: Fields, theirs: Fields, raters: readonly string[]) {
  const free = raters.filter((column) => !isFilled(own, column))
  const added: StoredCell[] = []
  for (const column of raters.filter((column) => isFilled(theirs, column))) {
    const texts = textsIn(theirs, column)
    if (textsIn(own, column).join('\n') === texts.join('\n')) continue
    // The same column if nobody has it yet.
    const place = free.includes(column) ? column : free[0]
    if (!place) return undefined
    free.splice(free.indexOf(place), 1)
    added.push(...texts.map((text, row) => ({ row, column: place, text })))
  }
  return added
}

/** @returns the sheets that have columns of raters, and that these workbooks fill in */
export const sheetsToMerge = (workbooks: readonly Workbook[], known: readonly SheetData[]) =>
  known.filter(({ id, raters = [] }) =>
    workbooks.some((workbook) => raters.some((column) => isFilled(workbook.get(id) ?? [], column))),
  )

/** Adds the columns of raters. @returns the number of workbooks whose columns found no place */
export function mergeRaters(workbooks: readonly Workbook[], known: readonly SheetData[]) {
  let refused = 0
  for (const workbook of workbooks)
    for (const { id, raters = [] } of sheetsToMerge([workbook], known)) {
      const key = workbookKey(id)
      const cells = cellsToAdd(store.load(key), workbook.get(id) ?? [], raters)
      if (cells) store.save(key, cells)
      else refused++
    }
  return refused
}
