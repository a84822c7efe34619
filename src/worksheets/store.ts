/** What visitors typed into worksheets: kept on this device only; where it cannot be stored, while the page is open. */

/** What the cells of each row hold, by column; no rows where nothing is filled in. */
export type Fields = Record<string, string>[]

export const isFields = (value: unknown): value is Fields =>
  Array.isArray(value) && value.every((row) => row && typeof row === 'object')

const memory = new Map<string, Fields>()
const listeners = new Set<() => void>()

/** @returns what ends it */
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
    // Nothing is stored, browsers may refuse to, and people may change it.
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

/** Of a sheet of the workbook, on whatever page. */
export const workbookKey = (id: string) => `workbook:${id}`
