/** The button above a code block: copies the block, and shows whether that worked. */

/** @returns whether the element belongs to such a button */
export function copyCode(target: Element): boolean {
  const button = target.closest('.code-block button')
  const block = button?.closest('.code-block')
  const code = block?.querySelector('pre')
  const status = block?.querySelector('[role=status]')
  if (!code || !status) return false
  status.textContent = ''
  copy(code).then((result) => {
    status.textContent = result
  })
  return true
}

async function copy(code: Element) {
  try {
    await navigator.clipboard.writeText(code.textContent?.trimEnd() ?? '')
    return 'Copied'
  } catch {
    getSelection()?.selectAllChildren(code)
    return 'Copying is not allowed here; the text is selected instead'
  }
}
