/**
 * Makes the site's two font files, subsets of the packages' originals, the CSS of their fallbacks, and the
 * fonts of sharing cards. Run `npx tsx scripts/fonts.ts` after a change here and commit its output.
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

/** `ascent` and `descent` are those of the table `hhea`, in units of the letter's size. */
const fonts = [
  {
    family: 'Fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-standard-normal.woff2',
    file: 'serif',
    // One weight, for headings and large numbers, has half the bytes of a range.
    axes: { opsz: 60, wght: 480 } as Axes,
    ascent: 0.978,
    descent: 0.255,
    /** Fonts that devices have, shown until ours is there, and how much wider ours sets the site's headings or paragraphs. */
    fallbacks: [
      { family: 'Fraunces Georgia', locals: ['Georgia', 'Gelasio'], ratio: 1.005 },
      // Android.
      { family: 'Fraunces Noto', locals: ['Noto Serif'], ratio: 0.93 },
      // Linux.
      { family: 'Fraunces Times', locals: ['Liberation Serif', 'Times New Roman'], ratio: 1.1 },
    ],
    cardAxes: { opsz: 72, wght: 480 } as Axes,
  },
  {
    family: 'Instrument Sans',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    file: 'sans',
    axes: { wght: { min: 400, max: 600 } },
    ascent: 0.97,
    descent: 0.25,
    fallbacks: [
      { family: 'Instrument Arial', locals: ['Arial', 'Liberation Sans', 'Roboto'], ratio: 1.02 },
    ],
    cardAxes: { wght: 560 },
  },
]

/**
 * STAT is for menus of fonts. Without GDEF, kerning is the same at every weight, as that table holds how it
 * varies, which is a fifth of the sans.
 */
const dropTables = ['GDEF', 'STAT']

const percent = (value: number) => `${Math.round(value * 1000) / 10}%`

const folder = 'src/ui/fonts'
let css = '/* Written by scripts/fonts.ts. */\n'
for (const { family, source, file, axes, ascent, descent, fallbacks, cardAxes } of fonts) {
  const original = await readFile(`node_modules/${source}`)
  // In a variable, as the package's types do not know all of its options.
  const options = { targetFormat: 'woff2', variationAxes: axes, dropTables } as const
  const subset = await subsetFont(original, characters, options)
  await writeFile(`${folder}/${file}.woff2`, subset)
  // With script, `afterPaint.ts` loads it after the first paint.
  css += `@media (scripting:none){@font-face{font-family:"${family}";src:url(./${file}.woff2) format("woff2");font-weight:400 600;font-display:swap}}\n`
  for (const { family, locals, ratio } of fallbacks) {
    const sources = locals.map((name) => `local("${name}")`).join()
    // As wide as our font and, with the same ascent and descent, on the same line: no line breaks elsewhere.
    css += `@font-face{font-family:"${family}";src:${sources};size-adjust:${percent(ratio)};`
    css += `ascent-override:${percent(ascent / ratio)};descent-override:${percent(descent / ratio)}}\n`
  }
  // One weight, as TrueType, of which outlines can be made.
  const cardOptions = { targetFormat: 'truetype', variationAxes: cardAxes } as const
  const cardFont = await subsetFont(original, cardCharacters, cardOptions)
  await writeFile(`src/build/fonts/${file}.ttf`, cardFont)
  console.log(`${file}: ${subset.length} bytes, of cards ${cardFont.length}`)
}
await writeFile(`${folder}/fonts.css`, css)
