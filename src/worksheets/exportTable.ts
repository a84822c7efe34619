/** A filled worksheet as a file for other programs. */

/** As RFC 4180 has it. */
export const toCsv = (rows: readonly (readonly string[])[]) =>
  rows
    .map((cells) =>
      cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell)),
    )
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('')

export function download(name: string, text: string, type: string) {
  const link = document.createElement('a')
  // The mark at the start tells spreadsheets that it is UTF-8.
  link.href = URL.createObjectURL(new Blob(['\uFEFF', text], { type }))
  link.download = name
  link.click()
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
