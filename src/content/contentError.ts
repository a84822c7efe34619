/** A problem in the content, with what an editor needs to fix it. */
import { readFileSync } from 'node:fs'

export interface ContentProblem {
  file: string
  line: number
  field: string
  /** What is wrong and what is allowed. */
  message: string
  /** It is reported, and does not stop the build. */
  isWarning?: true
}

/** @returns the problems by file and line, each once, one a line */
export function formatProblems(problems: readonly ContentProblem[]): string {
  const sorted = [...problems].sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line)
  const lines = sorted.map(({ file, line, field, message, isWarning }) => {
    const severity = isWarning ? 'warning: ' : ''
    return `${file}:${line} ${severity}${field}: ${message}`
  })
  return [...new Set(lines)].join('\n')
}

/** Thrown by the readers of content; it stops the build. */
export class ContentError extends Error {
  // Private, as Node prints an error with all its public properties.
  readonly #problems: readonly ContentProblem[]

  constructor(problems: readonly ContentProblem[]) {
    super(formatProblems(problems))
    this.#problems = problems
    // Where the check stands in the code tells an editor nothing.
    this.stack = this.message
  }

  get problems() {
    return this.#problems
  }
}

/**
 * @returns the warnings, which the caller prints
 * @throws ContentError with every problem, where one of them is more than a warning
 */
export function stopAt(problems: readonly ContentProblem[]): readonly ContentProblem[] {
  if (problems.some(({ isWarning }) => !isWarning)) throw new ContentError(problems)
  return problems
}

/** @returns the number of the first line of a file that passes the test, or 1 where none does */
export const findLine = (file: string, test: (line: string) => boolean) =>
  readFileSync(file, 'utf8').split('\n').findIndex(test) + 1 || 1
