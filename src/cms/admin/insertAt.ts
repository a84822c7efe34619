/** Inserts at the caret of a text: a citation into the line, a block on lines of its own. */
export function insertAt(box: HTMLTextAreaElement, text: string) {
  const { value, selectionStart, selectionEnd } = box
  const isBlock = text.includes('\n')
  const before = value.slice(0, selectionStart)
  const after = value.slice(selectionEnd)
  const start = isBlock && before !== '' ? '\n\n'.slice(/\n{0,2}$/.exec(before)?.[0].length) : ''
  const end = isBlock ? '\n\n'.slice(/^\n{0,2}/.exec(after)?.[0].length) : ''
  box.setRangeText(start + text + end, selectionStart, selectionEnd, 'end')
  box.focus()
}
