/** Values that an editor wrote, checked against a schema: what is wrong names the allowed values, and the likely one. */
import * as v from 'valibot'
import { allowedInstead, nearest } from '../nearest'

interface ValueProblem {
  path: PropertyKey[]
  /** What is wrong and what is allowed. */
  message: string
}

/** Keys and their schemas; others are refused. */
type Schema = v.GenericSchema & { entries: v.ObjectEntries }

/** What a key may be, where it is one of a few. */
function optionsOf(schema: v.ObjectEntries[string] | undefined): readonly string[] | undefined {
  if (schema?.type !== 'picklist' || !('options' in schema)) return undefined
  return Array.isArray(schema.options) ? schema.options.map(String) : undefined
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * @param owner what the values are of, such as "an article"
 * @returns the values as the schema gives them, or what is wrong with each; a key that is only misspelled is not missing, too
 */
export function checkValues<S extends Schema>(
  schema: S,
  values: unknown,
  owner: string,
): { output?: v.InferOutput<S>; problems: ValueProblem[] } {
  const keys = Object.keys(schema.entries)
  if (!isMap(values)) {
    const what = values === null || values === undefined ? 'empty' : 'no map of keys and values'
    const message = `is ${what}; the keys are ${keys.join(', ')}`
    return { problems: [{ path: [], message }] }
  }
  const { success, output, issues = [] } = v.safeParse(schema, values)
  if (success) return { output, problems: [] }
  const unknown = Object.keys(values).filter((key) => !keys.includes(key))
  const misspelled = new Set(unknown.flatMap((key) => nearest(key, keys) ?? []))
  const messageOf = (key: string, message: string) => {
    if (unknown.includes(key)) return `is not a key of ${owner}${allowedInstead(key, keys)}`
    if (values[key] === undefined)
      return message.startsWith('is ') ? message : 'is missing; it is required'
    const options = optionsOf(schema.entries[key])
    if (!options) return message
    const value = values[key]
    if (typeof value === 'string' && value) return `is "${value}"${allowedInstead(value, options)}`
    return (value ? 'is no text' : 'is empty') + allowedInstead('', options)
  }
  const problems = new Map<string, ValueProblem>()
  for (const { path = [], message } of issues) {
    const place = path.map(({ key }) => (typeof key === 'number' ? key : String(key)))
    const key = String(place[0])
    if (values[key] === undefined && misspelled.has(key)) continue
    const name = place.join('.')
    // Of one value, what is wrong first.
    if (!problems.has(name)) problems.set(name, { path: place, message: messageOf(key, message) })
  }
  return { problems: [...problems.values()] }
}
