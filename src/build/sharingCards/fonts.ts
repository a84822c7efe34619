/** The site's two typefaces for satori, as `scripts/fonts.ts` made them. */
import { readFile } from 'node:fs/promises'

const files = [
  { name: 'Serif', file: 'src/build/sharingCards/serif.ttf' },
  { name: 'Sans', file: 'src/build/sharingCards/sans.ttf' },
  // Letters that the others lack; with a name of their own, as a name has one file.
  { name: 'Serif Further', file: 'src/build/sharingCards/serifFurther.ttf' },
  { name: 'Sans Further', file: 'src/build/sharingCards/sansFurther.ttf' },
]

let reading: ReturnType<typeof read> | undefined

const read = () =>
  Promise.all(files.map(async ({ name, file }) => ({ name, data: await readFile(file) })))

/** Read with the first card that is rendered: a build that finds all cards in the cache needs no fonts. */
export function loadFonts() {
  reading ??= read()
  return reading
}
