/** What the buttons of code blocks and tables do: copy, and say whether that worked. */
import { toTabSeparated } from './tabSeparated'

/** The button above a code block. @returns whether the element belongs to such a button */
export function copyCode(target: Element): boolean {
  const button = target.closest('.code-block button')
  const block = button?.closest('.code-block')
  const code = block?.querySelector('pre')
  const status = block?.querySelector('[role=status]')
  if (!code || !status) return false
  copy(code, status, () => navigator.clipboard.writeText(code.textContent?.trimEnd() ?? ''))
  return true
}

/** For a spreadsheet, which takes either form into its cells. @param status says whether it worked */
export const copyTable = (table: HTMLTableElement, status: Element) =>
  copy(table, status, async () => {
    const rows = [...table.rows].map(({ cells }) => [...cells])
    const text = toTabSeparated(rows.map((cells) => cells.map(textOf)))
    // Firefox before 127 has none.
    if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text)
    const plain = document.createElement('table')
    for (const cells of rows) {
      const row = plain.insertRow()
      for (const cell of cells) {
        const { colSpan, tagName } = cell
        const plainCell = document.createElement(tagName)
        plainCell.textContent = textOf(cell)
        row.append(Object.assign(plainCell, { colSpan }))
      }
    }
    const forms = { 'text/plain': text, 'text/html': plain.outerHTML }
    const blobs = Object.entries(forms).map(([type, form]) => [type, new Blob([form], { type })])
    return navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
  })

/** Without notes, whose number would join that of the cell, and with the minus sign that programs know. */
function textOf(cell: Element) {
  const range = document.createRange()
  range.selectNodeContents(cell)
  const words = range.cloneContents()
  for (const note of words.querySelectorAll('.citation')) note.remove()
  return String(words.textContent)
    .trim()
    .replace(/−(?=[$€£]?\d)/g, '-')
}

async function copy(element: Element, status: Element, write: () => Promise<void>) {
  status.textContent = ''
  try {
    await write()
    status.textContent = 'Copied'
  } catch {
    getSelection()?.selectAllChildren(element)
    status.textContent = 'Copying is not allowed here; the text is selected instead'
  }
}
