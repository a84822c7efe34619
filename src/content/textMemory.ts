/** In development, what was made of a text is kept until the text changes: of hundreds, an editor changes one at a time. */
import { hashOf } from './fileCache'

const results = new Map<string, { key: string; value: unknown }>()

/**
 * @param name tells a text from others
 * @param parts all of which `make` makes the value
 * @returns the value of the last call of this name where no part has changed
 */
export function remember<Value>(name: string, parts: readonly string[], make: () => Value): Value {
  const key = hashOf(parts)
  const known = results.get(name)
  if (known?.key === key) return known.value as Value
  const value = make()
  results.set(name, { key, value })
  return value
}

export const forgetAll = () => results.clear()
