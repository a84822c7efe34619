/** Prints parts of a page alone: the style sheet leaves out all that neither has a mark nor holds one. */
export function printAlone(kind: 'whole' | 'filled', parts: (Element | null | undefined)[]) {
  for (const part of parts) {
    part?.setAttribute('data-print', 'part')
    for (let above = part?.parentElement; above; above = above.parentElement)
      above.setAttribute('data-print', '')
  }
  document.documentElement.dataset.print = kind
  const restore = () => {
    for (const element of document.querySelectorAll('[data-print]'))
      element.removeAttribute('data-print')
  }
  // `print()` does not wait in every browser.
  addEventListener('afterprint', restore, { once: true })
  print()
  return ''
}
