/** Prints one worksheet by itself, below the title and the address of its article. */

/** Marks what is printed and all that it is in; the style sheet leaves out what stands beside them. */
function markedAround(element: Element) {
  const marked: Element[] = [element]
  for (let { parentElement: outer } = element; outer; { parentElement: outer } = outer)
    marked.push(outer)
  return marked
}

export function printSheet(sheet: Element) {
  const source = document.createElement('p')
  const title = document.createElement('strong')
  title.textContent = document.querySelector('h1')?.textContent ?? ''
  source.append(title, document.createElement('br'), location.origin + location.pathname)
  const marked = markedAround(sheet)
  sheet.prepend(source)
  for (const element of marked) element.setAttribute('data-print', '')
  sheet.setAttribute('data-print', 'whole')
  // Not after print(), which does not wait everywhere.
  addEventListener(
    'afterprint',
    () => {
      source.remove()
      for (const element of marked) element.removeAttribute('data-print')
    },
    { once: true },
  )
  print()
}
