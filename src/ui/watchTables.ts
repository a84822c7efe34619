/**
 * A box that is too narrow for its table becomes a tab stop with a name, so that it can be scrolled by keyboard and is
 * announced; one that is not would be nothing to stop at.
 */
const nameOf = (table: HTMLTableElement) =>
  table.caption?.textContent ?? table.getAttribute('aria-label') ?? 'Table'

function update(box: HTMLElement, table: HTMLTableElement) {
  if (box.scrollWidth > box.clientWidth) {
    box.tabIndex = 0
    box.setAttribute('role', 'region')
    box.setAttribute('aria-label', `${nameOf(table)} (scrolls sideways)`)
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
