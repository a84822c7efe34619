/** The store of filled-in worksheets: on this device only or, if it refuses, as long as the page is open. */

/** The cells of each row, by column; no rows if nothing is filled in. */
export type Fields = Record<string, string>[]

export const isFields = (value: unknown): value is Fields =>
  Array.isArray(value) && value.every((row) => row && typeof row === 'object')

const memory = new Map<string, Fields>()
const listeners = new Set<() => void>()

/** @returns a function that ends the subscription */
export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function load(key: string): Fields {
  const known = memory.get(key)
  if (known) return known
  let stored: unknown
  try {
    stored = JSON.parse(localStorage.getItem(key) ?? '')
  } catch {
    // The item may be missing or changed, and browsers may refuse to read it.
  }
  return isFields(stored) ? stored : []
}

/** @returns whether the browser stores it */
export function save(key: string, fields: Fields): boolean {
  const isEmpty = !fields.some((row) => Object.values(row).some(Boolean))
  memory.set(key, isEmpty ? [] : fields)
  for (const listener of listeners) listener()
  try {
    if (isEmpty) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(fields))
    return true
  } catch {
    return false
  }
}

/** @returns the key of a sheet of the workbook, the same on each page */
export const workbookKey = (id: string) => `workbook:${id}`
