/** A problem in the content, with what an editor needs to fix it. */
import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { distance } from 'fastest-levenshtein'

export interface Problem {
  file: string
  line: number
  field: string
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

/** @returns the warnings, for the caller to print. @throws Error with every problem, if one is no warning */
export function stopAt(problems: readonly Problem[]): readonly Problem[] {
  if (problems.every(({ isWarning }) => isWarning)) return problems
  const error = new Error(formatProblems(problems))
  // The place of the check in the code tells an editor nothing.
  error.stack = error.message
  throw error
}

/** @returns the number of the first line of a file with a text in it, or 1 */
export const findLine = (file: string, text: string): number =>
  readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1 || 1

/** @param file which was to be loaded. @returns why that failed, in the words of what loads it */
export function loadProblem(file: string, error: unknown): Problem {
  const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  return { file, line: 1, field: 'page', message: `cannot be read: ${message.trim()}` }
}

/** @returns the closest of the allowed values, at most a third of its letters away; capitals do not count */
export function nearest(value: string, allowed: Iterable<string>): string | undefined {
  const edits = (candidate: string) => distance(value.toLowerCase(), candidate.toLowerCase())
  const [best] = [...allowed].sort((a, b) => edits(a) - edits(b))
  return best !== undefined && edits(best) <= Math.max(1, value.length / 3) ? best : undefined
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
