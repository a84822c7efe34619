/** A file that an editor wrote, as text; or why it is none. */
import { readFile } from 'node:fs/promises'
import type { ContentProblem } from '../contentError'

interface ReadText {
  /** Without a byte order mark; empty where there is a problem. */
  text: string
  problem?: ContentProblem
  /** That is the problem; somebody may have just created the file. */
  isEmpty?: boolean
}

/** Field of a problem of a whole file: nothing else of it is worth telling. */
export const wholeFile = 'file'

const asText = 'save it as text in UTF-8'

/** Why a file cannot be read, by the code of the error. */
const reasons: Record<string, string> = {
  EISDIR: 'is a folder; a file is required, or another name for the folder',
  ENOENT: 'is a link to a file that is not there',
  EACCES: 'may not be read; change its permissions',
}

/** @returns the number of the first line that a test finds */
const lineWith = (text: string, pattern: RegExp) =>
  text.slice(0, Math.max(0, text.search(pattern))).split('\n').length

export async function readText(file: string): Promise<ReadText> {
  const fail = (message: string, line = 1) => ({
    text: '',
    problem: { file, line, field: wholeFile, message },
  })
  let bytes: Buffer
  try {
    bytes = await readFile(file)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return fail(reasons[code] ?? `cannot be read: ${error}`)
  }
  const text = bytes.toString('utf8').replace(/^\ufeff/, '')
  if (text.includes('\0')) return fail(`is no text; ${asText}`, lineWith(text, /\0/))
  if (text.includes('\ufffd')) {
    const isUtf8 = bytes.includes('\ufffd')
    const message = isUtf8
      ? 'has the character �, which stands for one that was lost; type it anew'
      : `has bytes that are no UTF-8; ${asText}`
    return fail(message, lineWith(text, /\ufffd/))
  }
  if (text.includes('\r') && !text.includes('\n'))
    return fail('has line ends that are read as none (CR); save it with LF or CRLF')
  return text.trim() ? { text } : { ...fail('is empty; write it, or delete it'), isEmpty: true }
}
