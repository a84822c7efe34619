/** A problem in the content, with what an editor needs to fix it. */
import { readFileSync } from 'node:fs'

export interface Problem {
  file: string
  line: number
  field: string
  /** What is wrong and what is allowed. */
  message: string
  /** It is reported, and does not stop the build. */
  isWarning?: true
}

/** @returns the problems by file and line, each once, one a line */
export function formatProblems(problems: readonly Problem[]): string {
  const sorted = [...problems].sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line)
  const lines = sorted.map(({ file, line, field, message, isWarning }) => {
    const severity = isWarning ? 'warning: ' : ''
    return `${file}:${line} ${severity}${field}: ${message}`
  })
  return [...new Set(lines)].join('\n')
}

/**
 * @returns the warnings, for the caller to print
 * @throws Error with every problem, where one of them is more than a warning
 */
export function stopAt(problems: readonly Problem[]): readonly Problem[] {
  if (problems.every(({ isWarning }) => isWarning)) return problems
  const error = new Error(formatProblems(problems))
  // Where the check stands in the code tells an editor nothing.
  error.stack = error.message
  throw error
}

/** @returns the number of the first line of a file with a text in it, or 1 where none has it */
export const findLine = (file: string, text: string): number =>
  readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1 || 1

/**
 * The fewest characters to insert, delete, replace or swap with their neighbor to turn one word into the
 * other (optimal string alignment distance).
 * @returns Infinity where it is more than `maxEdits`
 */
export function editDistance(a: string, b: string, maxEdits: number): number {
  if (Math.abs(a.length - b.length) > maxEdits) return Number.POSITIVE_INFINITY
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? (beforePrevious[j - 2] ?? 0) + 1
          : replaced
      row.push(Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced, swapped))
    }
    if (Math.min(...row) > maxEdits) return Number.POSITIVE_INFINITY
    beforePrevious = previous
    previous = row
  }
  const distance = previous[b.length] ?? 0
  return distance > maxEdits ? Number.POSITIVE_INFINITY : distance
}

/** @returns the closest of the allowed values, at most a third of its letters away; capitals do not count */
export function nearest(value: string, allowed: Iterable<string>): string | undefined {
  let best: string | undefined
  let least = Math.max(1, Math.floor(value.length / 3)) + 1
  for (const candidate of allowed) {
    const edits = editDistance(value.toLowerCase(), candidate.toLowerCase(), least)
    if (edits >= least) continue
    best = candidate
    least = edits
  }
  return best
}

/** @returns the end of a message about a wrong value: `; did you mean "b"?`; empty where nothing is close */
export function didYouMean(value: string, allowed: Iterable<string>): string {
  const guess = nearest(value, allowed)
  return guess === undefined ? '' : `; did you mean "${guess}"?`
}

/** @returns the same with all that is allowed: `; did you mean "b"? Allowed: a, b` */
export function allowedInstead(value: string, allowed: readonly string[]): string {
  const meant = didYouMean(value, allowed)
  return `${meant ? `${meant} A` : '; a'}llowed: ${allowed.join(', ')}`
}
