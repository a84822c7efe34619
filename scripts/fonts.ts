/**
 * Makes the site's two font files, subsets of the packages' originals, and the fonts of sharing cards. Run
 * `npx tsx scripts/fonts.ts` after a change here, mend `src/ui/fonts/fonts.css` by hand, and commit both.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

type Axes = Record<string, number | { min: number; max: number }>

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

/** The characters of the site's texts: ASCII, accented letters of European names, typographic signs. */
const characters = `${range(0x20, 0x7e)}\u00a0áàâäåãæçéèêëíïñóôöøúüßÅÉÖÜ§©®°±·×–—‘’“”…•−→←↑↓↩≤≥€`

/** Of cards, whose size matters to nobody: all accented letters of Latin. */
const cardCharacters = `${range(0x20, 0x24f)}–—‘’“”…•·→`

const fonts: { file: string; source: string; axes: Axes; cardAxes: Axes }[] = [
  {
    file: 'serif',
    source: 'fraunces/files/fraunces-latin-standard-normal.woff2',
    // One weight, for headings and large numbers, has half the bytes of a range.
    axes: { opsz: 60, wght: 480 },
    cardAxes: { opsz: 72, wght: 480 },
  },
  {
    file: 'sans',
    source: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    cardAxes: { wght: 560 },
  },
]

/**
 * STAT is for menus of fonts. Without GDEF, kerning is the same at every weight, as that table holds how it
 * varies, which is a fifth of the sans.
 */
const dropTables = ['GDEF', 'STAT']

for (const { file, source, axes, cardAxes } of fonts) {
  const original = await readFile(`node_modules/@fontsource-variable/${source}`)
  // In a variable, as the package's types do not know all of its options.
  const options = { targetFormat: 'woff2', variationAxes: axes, dropTables } as const
  await writeFile(`src/ui/fonts/${file}.woff2`, await subsetFont(original, characters, options))
  // One weight, as TrueType, of which outlines can be made.
  const cardOptions = { targetFormat: 'truetype', variationAxes: cardAxes } as const
  const cardFont = await subsetFont(original, cardCharacters, cardOptions)
  await writeFile(`src/build/fonts/${file}.ttf`, cardFont)
}
