/** Keys without a value, as editors and other programs leave them. */

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)

/** @returns values without keys that have no value, at any depth, as such a key means the same as none */
export function withoutEmpty(values: unknown): unknown {
  if (Array.isArray(values)) return values.map(withoutEmpty)
  if (!isMap(values)) return values
  const entries = Object.entries(values).map(([key, value]) => [key, withoutEmpty(value)] as const)
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)))
}
