/** What was typed into worksheets, on this device only. Browsers may refuse to store; then nothing is kept. */

/** The address of a sheet, as another article may have one of the same id. @param id of its element */
const keyOf = (id: string) => `${location.pathname}#${id}`

/** What the fields of each row hold, by column. */
export type Fields = Record<string, string>[]

const isFields = (value: unknown): value is Fields =>
  Array.isArray(value) &&
  value.every((row) => row && Object.values(row).every((field) => typeof field === 'string'))

export function loadFields(id: string): Fields {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? '[]')
    return isFields(stored) ? stored : []
  } catch {
    return []
  }
}

/** @returns whether the browser keeps them */
export function saveFields(id: string, fields: Fields): boolean {
  try {
    if (fields.some((row) => Object.values(row).some(Boolean)))
      localStorage.setItem(keyOf(id), JSON.stringify(fields))
    else localStorage.removeItem(keyOf(id))
    return true
  } catch {
    return false
  }
}
