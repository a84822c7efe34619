/**
 * Makes the box of a table that is too wide for its place a tab stop with a name, so that it can be scrolled by
 * keyboard and is announced. One that fits is none: there would be nothing to do in it.
 */

function update(box: HTMLElement, table: HTMLTableElement) {
  if (box.scrollWidth > box.clientWidth) {
    const name = table.caption?.textContent ?? table.getAttribute('aria-label') ?? 'Table'
    box.tabIndex = 0
    box.setAttribute('role', 'region')
    box.setAttribute('aria-label', `${name} (scrolls sideways)`)
  } else for (const name of ['tabindex', 'role', 'aria-label']) box.removeAttribute(name)
}

/** Watches the tables that the page has now. @returns what ends that */
export function watchTables() {
  const boxes = new Map<Element, () => void>()
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) boxes.get(target)?.()
  })
  for (const box of document.querySelectorAll<HTMLElement>('.table-scroll')) {
    const table = box.querySelector('table')
    if (!table) continue
    for (const element of [box, table]) {
      boxes.set(element, () => update(box, table))
      observer.observe(element)
    }
  }
  return () => observer.disconnect()
}
