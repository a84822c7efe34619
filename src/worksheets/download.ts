/** Downloads a text as a file. */
export function download(name: string, type: string, lines: string[]) {
  const href = URL.createObjectURL(new Blob(lines, { type }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
