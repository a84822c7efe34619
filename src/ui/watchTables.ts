/**
 * Gives the box of a table what needs script. A box that is too narrow for its table becomes a tab stop with a name,
 * so that it can be scrolled by keyboard and is announced; one that is not would be nothing to stop at.
 */
import { copyTable } from './copy'

const nameOf = (table: HTMLTableElement) =>
  table.caption?.textContent ?? table.getAttribute('aria-label') ?? 'Table'

function update(box: HTMLElement, table: HTMLTableElement) {
  if (box.scrollWidth > box.clientWidth) {
    box.tabIndex = 0
    box.setAttribute('role', 'region')
    box.setAttribute('aria-label', `${nameOf(table)} (scrolls sideways)`)
  } else for (const name of ['tabindex', 'role', 'aria-label']) box.removeAttribute(name)
}

/** A button that copies the table, unless it has one; a worksheet has its own, which copies what was typed. */
function addCopyButton(box: HTMLElement, table: HTMLTableElement) {
  if (box.querySelector('.table-copy') || box.closest('.worksheet')) return
  const place = document.createElement('p')
  place.className = 'table-copy no-print'
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'text-link p-0 border-0 bg-transparent cursor-pointer'
  button.textContent = 'Copy table'
  button.setAttribute('aria-label', `Copy table: ${nameOf(table)}`)
  const status = document.createElement('span')
  status.setAttribute('role', 'status')
  button.onclick = () => copyTable(table, status)
  place.append(button, status)
  box.append(place)
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
    addCopyButton(box, table)
    for (const element of [box, table]) {
      boxes.set(element, () => update(box, table))
      observer.observe(element)
    }
  }
  return () => observer.disconnect()
}
