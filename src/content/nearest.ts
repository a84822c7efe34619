/** Which of the allowed values somebody may have meant who wrote another one. */
import { editDistance } from '../search/editDistance'

/** Edits that a value may be off: a third of its letters, so that a guess is a likely one. */
const maxEditsOf = (value: string) => Math.max(1, Math.floor(value.length / 3))

/** @returns the closest of the allowed values, capitals aside; undefined where none is close */
export function nearest(value: string, allowed: Iterable<string>): string | undefined {
  let best: string | undefined
  let least = maxEditsOf(value) + 1
  for (const candidate of allowed) {
    const edits = editDistance(value.toLowerCase(), candidate.toLowerCase(), least)
    if (edits >= least) continue
    best = candidate
    least = edits
  }
  return best
}

/** @returns the end of a message about a wrong value: `; did you mean "b"? One of a few is required` */
export function requiredInstead(value: string, allowed: Iterable<string>, required: string) {
  const guess = nearest(value, allowed)
  if (guess === undefined) return `; ${required}`
  return `; did you mean "${guess}"? ${required.charAt(0).toUpperCase()}${required.slice(1)}`
}

/** The same with a list of all values: `; did you mean "b"? Allowed: a, b` */
export const allowedInstead = (value: string, allowed: readonly string[]) =>
  requiredInstead(value, allowed, `allowed: ${allowed.join(', ')}`)
