/**
 * Makes the site's font files, subsets of the packages' originals, and the fonts of sharing cards and covers: of each font
 * one file with the letters of western languages, and one with all others of `src/ui/fonts/letters.ts`. Run
 * `npx tsx scripts/fonts.ts` after a change there or here, mend `src/ui/fonts/fonts.css` by hand, and commit all.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { others, western } from '../src/ui/fonts/letters'

type Axes = Record<string, number | { min: number; max: number }>

interface File {
  file: string
  axes: Axes
}

/** The fonts with their outlines, which have one weight each. */
const fonts: (File & { source: string; outlines: File[] })[] = [
  {
    file: 'serif',
    source: 'fraunces/files/fraunces-*-standard-normal',
    // One weight, for headings and large numbers, has half the bytes of a range.
    axes: { opsz: 60, wght: 480 },
    outlines: [
      { file: 'serif', axes: { opsz: 72, wght: 480 } },
      // That of small type has no hairlines, which the curves over a large number would cut.
      { file: 'cover', axes: { opsz: 9, wght: 600 } },
    ],
  },
  {
    file: 'sans',
    source: 'instrument-sans/files/instrument-sans-*-wght-normal',
    axes: { wght: { min: 400, max: 600 } },
    outlines: [{ file: 'sans', axes: { wght: 560 } }],
  },
]

/** STAT is for menus of fonts; without GDEF, kerning is the same at every weight, and the sans a fifth smaller. */
const dropTables = ['GDEF', 'STAT']

/** @param part of the package's fonts, as its files name it. @param ending of the names of the files that are made */
async function makeFonts(part: string, letters: string, ending: string) {
  for (const font of fonts) {
    const path = `node_modules/@fontsource-variable/${font.source.replace('*', part)}.woff2`
    const original = await readFile(path)
    // In a variable, as the package's types do not know all of its options.
    const options = { targetFormat: 'woff2', variationAxes: font.axes, dropTables } as const
    const made = await subsetFont(original, letters, options)
    await writeFile(`src/ui/fonts/${font.file}${ending}.woff2`, made)
    for (const outline of font.outlines) {
      const options = { targetFormat: 'truetype', variationAxes: outline.axes } as const
      const made = await subsetFont(original, letters, options)
      await writeFile(`src/build/fonts/${outline.file}${ending}.ttf`, made)
    }
  }
}

await makeFonts('latin', western, '')
await makeFonts('latin-ext', others, '-ext')
