import { fill } from '../locale'
import { worksheetForm } from '../words'

/** Downloads a text as a file. @returns a message for the visitor */
export function download(name: string, type: string, parts: string[]) {
  const href = URL.createObjectURL(new Blob(parts, { type }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
  return fill(worksheetForm.saved, { name })
}
