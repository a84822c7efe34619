/** Mistakes of the content as Vite's error overlay shows them: each place is a link that opens the editor. */
import { resolve } from 'node:path'
import type { ErrorPayload } from 'vite'
import { type ContentProblem, formatProblems } from '../../content/contentError'

/** By this name `src/dev/contentUpdates.ts` tells it from an overlay of Vite's own. */
const plugin = 'content'

/** @param root folder of the project, which links to files need. @returns none where all problems are but warnings */
export function overlayOfProblems(
  problems: readonly ContentProblem[],
  root: string,
): ErrorPayload | undefined {
  const mistakes = problems.filter(({ isWarning }) => !isWarning)
  if (mistakes.length === 0) return undefined
  const lines = formatProblems(mistakes).split('\n')
  const stack = lines.map((line) =>
    line.replace(/^(\S+?):(\d+) /, (_, file, number) => `${resolve(root, file)}:${number}:1\n  `),
  )
  const count = mistakes.length === 1 ? 'A mistake' : `${mistakes.length} mistakes`
  const message = `${count} in the content, which a build would stop at`
  return { type: 'error', err: { plugin, message, stack: stack.join('\n\n') } }
}

type CodeError = Error & Partial<Pick<ErrorPayload['err'], 'id' | 'loc' | 'frame'>>

const isError = (error: unknown): error is CodeError => error instanceof Error

/** For any other error that keeps pages from being made, such as a syntax error in a page file. */
export function overlayOfError(error: unknown): ErrorPayload {
  if (!isError(error)) return { type: 'error', err: { plugin, message: String(error), stack: '' } }
  const { message, stack = message, id, loc, frame } = error
  return { type: 'error', err: { plugin, message, stack, id, loc, frame } }
}
