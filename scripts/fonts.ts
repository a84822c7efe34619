/**
 * Makes the site's font files, subsets of the packages' originals, and the fonts of sharing cards and covers: of each font
 * one file with the letters of western languages, and one with all others of `src/ui/fonts/letters.ts`. Run
 * `npx tsx scripts/fonts.ts` after a change there or here, mend `src/ui/fonts/fonts.css` by hand, and commit all.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { others, western } from '../src/ui/fonts/letters'

type Axes = Record<string, number | { min: number; max: number }>

interface Font {
  file: string
  source: string
  name: string
  axes: Axes
  cardAxes: Axes
  coverAxes?: Axes
}

const fonts: Font[] = [
  {
    file: 'serif',
    source: 'fraunces/files/fraunces',
    name: 'standard-normal',
    // One weight, for headings and large numbers, has half the bytes of a range.
    axes: { opsz: 60, wght: 480 },
    cardAxes: { opsz: 72, wght: 480 },
    // That of small type has no hairlines, which the curves over a large number would cut.
    coverAxes: { opsz: 9, wght: 600 },
  },
  {
    file: 'sans',
    source: 'instrument-sans/files/instrument-sans',
    name: 'wght-normal',
    axes: { wght: { min: 400, max: 600 } },
    cardAxes: { wght: 560 },
  },
]

/** STAT is for menus of fonts; without GDEF, kerning is the same at every weight, and the sans a fifth smaller. */
const dropTables = ['GDEF', 'STAT']

/** One weight, as TrueType, of which outlines can be made. */
async function makeOutlines(original: Buffer, characters: string, axes: Axes, file: string) {
  const options = { targetFormat: 'truetype', variationAxes: axes } as const
  await writeFile(`src/build/fonts/${file}.ttf`, await subsetFont(original, characters, options))
}

/** @param part of the package's font, as its file names it. @param ending of the names of the files that are made */
async function makeFont(
  font: (typeof fonts)[number],
  part: string,
  characters: string,
  ending = '',
) {
  const path = `node_modules/@fontsource-variable/${font.source}-${part}-${font.name}.woff2`
  const original = await readFile(path)
  const file = `${font.file}${ending}`
  // In a variable, as the package's types do not know all of its options.
  const options = { targetFormat: 'woff2', variationAxes: font.axes, dropTables } as const
  await writeFile(`src/ui/fonts/${file}.woff2`, await subsetFont(original, characters, options))
  await makeOutlines(original, characters, font.cardAxes, file)
  if (font.coverAxes) await makeOutlines(original, characters, font.coverAxes, `cover${ending}`)
}

for (const font of fonts) {
  await makeFont(font, 'latin', western)
  await makeFont(font, 'latin-ext', others, '-ext')
}
