import { fill } from '../locale'
import { worksheetForm } from '../words'

/** Downloads a text as a file. @returns a message for the visitor */
export function download(name: string, type: string, parts: string[]) {
  const href = URL.createObjectURL(new Blob(parts, { type }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
  return fill(worksheetForm.saved, { name })
}

/** Downloads rows for other programs, in the form of RFC 4180. @returns a message for the visitor */
export function downloadCsv(name: string, rows: string[][]) {
  const quote = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell)
  const lines = rows.map((cells) => `${cells.map(quote).join(',')}\r\n`)
  // The mark at the start tells spreadsheets that it is UTF-8.
  return download(name, 'text/csv', ['\uFEFF', ...lines])
}
