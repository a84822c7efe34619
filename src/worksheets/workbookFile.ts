/** A workbook outside of this browser: in a file, or in the fragment of a link, which no server gets to see. */
import { fill } from '../locale'
import { workbook as words } from '../words'
import { isAllowed, parseCell } from './format'
import type { Column, SheetData } from './schema'
import { type Fields, isFields } from './store'

const version = 1
/** Bytes in a link; with more it is longer than the 8,000 characters that programs for messages leave whole. */
const mostBytes = 6000

export function writeWorkbook(sheets: readonly (readonly [id: string, rows: Fields])[]) {
  const filled = sheets.filter(([, rows]) => rows.length > 0)
  return JSON.stringify({ workbook: version, sheets: Object.fromEntries(filled) })
}

/** Numbers out of their range are kept, as they are when they are typed. */
function isPossible(column: Column | undefined, text: unknown) {
  if (!column || typeof text !== 'string') return false
  const { type } = column
  return isAllowed(type === 'number' ? { type, label: '' } : column, parseCell(column, text))
}

/**
 * @param known the sheets of this site @returns the fields by the id of the sheet
 * @throws Error with a sentence for the visitor if it is no workbook, or has values that these sheets do not allow
 */
export function readWorkbook(text: string, known: readonly SheetData[]): Record<string, Fields> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // A text that is no JSON is reported below, as is JSON that is no workbook.
  }
  const { workbook, sheets } = Object(value)
  if (!workbook || !sheets) throw new Error(words.noWorkbook)
  if (workbook !== version)
    throw new Error(fill(words.otherVersion, { version: String(workbook), current: version }))
  Object.entries(sheets).forEach(([id, rows]) => {
    const sheet = known.find((each) => each.id === id)
    if (!sheet || !isFields(rows)) throw new Error(fill(words.unknownSheet, { id }))
    const columns = new Map(Object.entries(sheet.columns))
    const cells = rows.flatMap((row) => Object.entries(row))
    cells.forEach(([name, text]) => {
      if (!isPossible(columns.get(name), text))
        throw new Error(fill(words.notAllowed, { title: sheet.title, text, name }))
    })
  })
  return sheets
}

const through = (bytes: BlobPart, { readable, writable }: GenericTransformStream) =>
  new Response(new Blob([bytes]).stream().pipeThrough({ readable, writable }))

/** @returns the fragment of a link that holds it; undefined if that is too long, or the browser cannot compress */
export async function toFragment(workbook: string): Promise<string | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined
  const response = through(workbook, new CompressionStream('deflate'))
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.length > mostBytes) return undefined
  return `#w=${btoa(String.fromCharCode(...bytes))}`
}

/** @returns the text of a workbook @throws if the fragment is cut, or the browser cannot read it */
export async function fromFragment(fragment: string): Promise<string> {
  try {
    const text = atob(fragment.replace('#w=', ''))
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    return await through(bytes, new DecompressionStream('deflate')).text()
  } catch {
    throw new Error(words.brokenLink)
  }
}
