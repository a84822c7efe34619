/** Rows of cells as text for the clipboard: spreadsheets paste it into cells. */
export const toTabSeparated = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.map((cell) => cell.replace(/\s+/g, ' ')).join('\t')).join('\n')
