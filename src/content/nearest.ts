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

/** @returns the end of a message about a wrong value: `; did you mean "b"? Allowed: a, b` */
export function allowedInstead(value: string, allowed: readonly string[]): string {
  const guess = nearest(value, allowed)
  const list = `llowed: ${allowed.join(', ')}`
  return guess === undefined ? `; a${list}` : `; did you mean "${guess}"? A${list}`
}
