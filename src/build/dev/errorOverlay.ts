/** Mistakes of the content as Vite's error overlay shows them: each place is a link that opens the editor. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { ErrorPayload } from 'vite'
import { type ContentProblem, formatProblems } from '../../content/contentError'

/** By this name `src/dev/contentUpdates.ts` tells it from an overlay of Vite's own. */
const plugin = 'content'

const overlay = (message: string, stack: string): ErrorPayload => ({
  type: 'error',
  err: { plugin, message, stack },
})

/** @param root folder of the project, which links to files need. @returns none where all problems are but warnings */
export function overlayOfProblems(
  problems: readonly ContentProblem[],
  root: string,
): ErrorPayload | undefined {
  const mistakes = problems.filter(({ isWarning }) => !isWarning)
  if (mistakes.length === 0) return undefined
  const lines = formatProblems(mistakes).split('\n')
  const linked = lines.map((line) =>
    line.replace(/^(\S+?):(\d+) /, (_, file, number) => `${resolve(root, file)}:${number}:1\n  `),
  )
  const count = lines.length === 1 ? 'A mistake' : `${lines.length} mistakes`
  return overlay(`${count} in the content`, linked.join('\n\n'))
}

/** @returns the place that the compiler names, in a picture of it or, where a line is too long for one, by its offset */
function placeIn(message: string, root: string) {
  const [, file, place] = /\[ ([^\s:]+):(\d+:\d+) \]/.exec(message) ?? []
  if (file) return `${resolve(root, file)}:${place}`
  const [, longFile, offset] = /\bin (\S+) at (\d+)\.\./.exec(message) ?? []
  if (!longFile) return undefined
  const before = readFileSync(resolve(root, longFile)).subarray(0, Number(offset)).toString()
  const lines = before.split('\n')
  return `${resolve(root, longFile)}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`
}

/** For what keeps pages from being made otherwise, such as a syntax error in a page file. */
export function overlayOfError(error: unknown, root: string): ErrorPayload {
  if (!(error instanceof Error)) return overlay(String(error), '')
  const message = stripVTControlCharacters(error.message)
  const place = placeIn(message, root)
  if (place) return overlay(message, place)
  const calls = stripVTControlCharacters(error.stack ?? '').match(/^ +at .*$/gm) ?? []
  return overlay(message, calls.filter((call) => !/node_modules|node:/.test(call)).join('\n'))
}
