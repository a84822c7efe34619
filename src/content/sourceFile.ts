/** Reads the files that people write: without what no page could show, and not while two versions of them are merged. */
import { readFileSync } from 'node:fs'
import type { Problem } from './problem'

/** Controls but tab and line ends, and what is no character; XML allows none of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

/** @returns the text without signs that XML does not allow */
export const withoutControls = (text: string) => text.replace(controls, '')

const codeBlock = /^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\1/gm

/** @returns why a text cannot be read; undefined if it has no marks of a conflict but in code, such as in a text about them */
function conflictIn(file: string, text: string): Problem | undefined {
  const lines = text.replace(codeBlock, (code) => code.replace(/[^\n]/g, '')).split('\n')
  const index = lines.findIndex((line) => /^(<{7}|>{7}) /.test(line))
  if (index < 0) return undefined
  const message = `"${lines[index]}" marks a conflict of two versions; keep one of them, and delete the marks`
  return { file, line: index + 1, field: 'conflict', message }
}

/** @returns the text of a file with line ends `\n`, and the `conflict` because of which nothing else of it counts */
export function readSource(file: string) {
  // Editors for Windows begin a file with a byte order mark.
  const written = readFileSync(file, 'utf8').replace(/^\ufeff/, '')
  const text = withoutControls(written.replaceAll(/\r\n?/g, '\n'))
  return { text, conflict: conflictIn(file, text) }
}
