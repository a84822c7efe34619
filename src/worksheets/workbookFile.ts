/** A workbook outside of this browser: in a file, or in the fragment of a link, which no server gets to see. */
import { fill } from '../locale'
import { workbook as words } from '../words'
import { joinColumn } from './joins'
import type { SheetData } from './schema'
import { cellsOf, type Fields } from './store'

const version = 2
/** Bytes in a link; with more it is longer than the 8,000 characters that programs for messages leave whole. */
const mostBytes = 6000
/** The most characters of a workbook, and of a cell. */
const limits = { workbook: 256 * 1024, cell: 2000 }

/** The fields by the id of their sheet; of a sheet that each case has, by the id, `@` and the case's row. */
export type Workbook = ReadonlyMap<string, Fields>

const sheetOf = (id: string, known: readonly SheetData[]) => {
  const [name, row, ...others] = id.split('@')
  const sheet = known.find((each) => each.id === name)
  const isPerCase = row === undefined || (sheet?.per && /^\d{1,2}$/.test(row))
  return isPerCase && others.length === 0 ? sheet : undefined
}

/** @returns a workbook as text, without what follows from its other cells */
export function writeWorkbook(sheets: Workbook, known: readonly SheetData[]) {
  const entries = [...sheets].map(([id, fields]) => {
    const columns = sheetOf(id, known)?.columns ?? {}
    const rows = fields.map((cells) =>
      Object.fromEntries(
        Object.entries(cells).filter(([name, text]) => text && columns[name]?.type !== 'computed'),
      ),
    )
    return [id, rows]
  })
  return JSON.stringify({ workbook: version, sheets: Object.fromEntries(entries) })
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Numbers that cannot be read are kept, as they are when they are typed. */
function isPossible({ columns }: SheetData, name: string, text: unknown): text is string {
  if (typeof text !== 'string' || text.length > limits.cell) return false
  if (name === joinColumn) return /^\d{1,2}$/.test(text)
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined
  if (column?.type !== 'choice') return column !== undefined && column.type !== 'computed'
  return column.options.some(([label]) => label === text)
}

/** @returns the rows of a sheet. @throws Error with a sentence that repeats nothing of them */
function readRows(sheet: SheetData, rows: unknown): Fields {
  const { title, rowCount } = sheet
  if (!Array.isArray(rows) || rows.length > rowCount)
    throw new Error(fill(words.tooManyRows, { title, rows: rowCount }))
  return rows.map((cells: unknown, n) => {
    const entries = isObject(cells) ? Object.entries(cells) : [['', undefined] as const]
    return Object.fromEntries(
      entries.map(([name, text]) => {
        if (!isPossible(sheet, name, text))
          throw new Error(fill(words.notAllowed, { title, row: n + 1 }))
        return [name, text]
      }),
    )
  })
}

/**
 * @param known the sheets of this site
 * @throws Error with a sentence for the visitor if it is no workbook, or has what these sheets do not allow
 */
export function readWorkbook(text: string, known: readonly SheetData[]): Workbook {
  if (text.length > limits.workbook) throw new Error(words.tooLarge)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // A text that is no JSON is reported below, as is JSON that is no workbook.
  }
  const { workbook, sheets } = isObject(value) ? value : {}
  if (typeof workbook !== 'number' || !isObject(sheets)) throw new Error(words.noWorkbook)
  if (workbook !== version)
    throw new Error(fill(words.otherVersion, { version: workbook, current: version }))
  const entries = Object.entries(sheets).map(([id, rows]): [string, Fields] => {
    const sheet = sheetOf(id, known)
    if (!sheet) throw new Error(words.unknownSheet)
    return [id, readRows(sheet, rows)]
  })
  return new Map(entries.filter(([, rows]) => cellsOf(rows).length > 0))
}

const through = (bytes: BlobPart, { readable, writable }: GenericTransformStream) =>
  new Blob([bytes]).stream().pipeThrough<Uint8Array>({ readable, writable })

/** @returns the fragment of a link that holds it; undefined if that is too long, or the browser cannot compress */
export async function toFragment(workbook: string): Promise<string | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined
  const response = new Response(through(workbook, new CompressionStream('deflate')))
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.length > mostBytes) return undefined
  return `#w=${btoa(String.fromCharCode(...bytes))}`
}

/** @returns the text of a workbook @throws if the fragment is cut or too large, or the browser cannot read it */
export async function fromFragment(fragment: string): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    const bytes = Uint8Array.from(atob(fragment.replace('#w=', '')), (letter) =>
      letter.charCodeAt(0),
    )
    const reader = through(bytes, new DecompressionStream('deflate')).getReader()
    // Few bytes can become many: what is too large is not read to its end.
    while (text.length <= limits.workbook) {
      const { value, done } = await reader.read()
      if (done) return text + decoder.decode()
      text += decoder.decode(value, { stream: true })
    }
  } catch {
    throw new Error(words.brokenLink)
  }
  throw new Error(words.tooLarge)
}
