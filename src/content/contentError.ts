/** A problem in the content, with what an editor needs to fix it. */
import { readFileSync } from 'node:fs'

export interface ContentProblem {
  file: string
  line: number
  field: string
  /** What is wrong and what is allowed. */
  message: string
}

/** Thrown by the readers of content; it stops the build. */
export class ContentError extends Error {
  override name = 'ContentError'
  constructor(readonly problems: ContentProblem[]) {
    super(problems.map((p) => `${p.file}:${p.line} ${p.field}: ${p.message}`).join('\n'))
  }
}

/** @returns the number of the first line of a file that passes the test, or 1 where none does */
export const findLine = (file: string, test: (line: string) => boolean) =>
  readFileSync(file, 'utf8').split('\n').findIndex(test) + 1 || 1
