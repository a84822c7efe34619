/** Makes worksheets ones to fill in, once they are open; what is typed stays on this device only. */
import type { Fields } from './fillIn'

const isFields = (value: unknown): value is Fields =>
  Array.isArray(value) && value.every((row) => row && typeof row === 'object')

/** Browsers may refuse to store; then nothing is kept. */
function load(key: string): Fields {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return isFields(stored) ? stored : []
  } catch {
    return []
  }
}

/** @returns whether the browser keeps them */
function save(key: string, fields: Fields): boolean {
  try {
    if (fields.some((row) => Object.values(row).some(Boolean)))
      localStorage.setItem(key, JSON.stringify(fields))
    else localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

function watch(sheet: HTMLElement, signal: AbortSignal) {
  const details = sheet.querySelector('details')
  if (!details) return
  // With the address, as another page may have a sheet of the same id.
  const key = `${location.pathname}#${sheet.id}`
  const stored = load(key)
  let isFilledIn = false
  const open = async () => {
    if (!details.open || isFilledIn) return
    isFilledIn = true
    try {
      const { fillIn } = await import('./fillIn')
      fillIn(sheet, stored, (fields) => save(key, fields))
    } catch (error) {
      console.error(error)
      isFilledIn = false
      const status = sheet.querySelector('[role=status]')
      if (status) status.textContent = 'The fields did not load. Close the sheet and open it again.'
    }
  }
  details.addEventListener('toggle', open, { signal })
  if (stored.length > 0) details.open = true
  open()
}

/** A React `ref` of the element that holds the worksheets. @returns what stops watching them */
export function fillInWhenOpen(element: HTMLElement | null) {
  const watching = new AbortController()
  for (const sheet of element?.querySelectorAll<HTMLElement>('[data-worksheet]') ?? [])
    watch(sheet, watching.signal)
  return () => watching.abort()
}
