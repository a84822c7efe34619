/**
 * Prints parts of a page alone: the style sheet leaves out what has no mark.
 * @param mode which the style sheet knows, on the root
 * @param end is called when it is printed
 */
export function printAlone(
  mode: 'sheet' | 'pack',
  parts: readonly (Element | null | undefined)[],
  end: () => void,
) {
  for (const part of parts)
    for (let element = part; element; element = element.parentElement)
      if (!element.hasAttribute('data-print'))
        element.setAttribute(
          'data-print',
          element === part ? 'whole' : element.parentElement ? '' : mode,
        )
  const restore = () => {
    for (const element of document.querySelectorAll('[data-print]'))
      element.removeAttribute('data-print')
    end()
  }
  // Not after print(), which does not wait everywhere.
  addEventListener('afterprint', restore, { once: true })
  print()
}
