/** Where a spreadsheet may begin a cell: at the start, or after a separator of some country, within quotes, too. */
const formula = /(?<=^|[,;|\t\r\n])(?=(?:[^\S\r\n\t]|")*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/g

const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text)

/** An apostrophe keeps spreadsheets from taking a text, or a part of it, for a formula. */
function toCell(text: string) {
  const cell = isNumber(text) ? text : text.replace(formula, "'")
  return /[",;|\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** @returns rows as RFC 4180 has them; a mark at the start tells spreadsheets that it is UTF-8 */
export const toCsv = (rows: readonly (readonly string[])[]) =>
  `\ufeff${rows.map((cells) => cells.map(toCell).join(',')).join('\r\n')}`
