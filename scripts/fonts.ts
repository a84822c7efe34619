/**
 * Makes the site's two font files, subsets of the packages' originals, the CSS of their fallbacks, and the
 * fonts of sharing cards. Run `npx tsx scripts/fonts.ts` after a change here and commit its output.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

/** The characters of the site's texts: ASCII, accented letters of European names, typographic signs. */
const characters = `${range(0x20, 0x7e)}\u00a0áàâäåãæçéèêëíïñóôöøúüßÅÉÖÜ§©®°±·×–—‘’“”…•−→←↑↓↩≤≥€`

/** Fonts that devices have, shown until ours is there. */
interface Fallback {
  family: string
  /** Fonts of the same widths. */
  locals: string[]
  /** How much wider ours sets the site's headings, or its paragraphs, so that no line breaks elsewhere. */
  ratio: number
}

/** Of cards, whose size matters to nobody: all accented letters of Latin. */
const cardCharacters = `${range(0x20, 0x24f)}–—‘’“”…•·→`

interface Font {
  family: string
  source: string
  file: string
  axes: Record<string, number | { min: number; max: number }>
  weight: string
  /** Above and below the line, in units of the letter's size, as its table `hhea` says. */
  ascent: number
  descent: number
  fallbacks: Fallback[]
  /** Of sharing cards: one weight, as TrueType, of which outlines can be made. */
  card: { file: string; axes: Font['axes'] }
}

const fonts: Font[] = [
  {
    family: 'Fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-standard-normal.woff2',
    file: 'serif.woff2',
    // One weight, for headings and large numbers, has half the bytes of a range.
    axes: { opsz: 60, wght: 480 },
    weight: '400 600',
    ascent: 0.978,
    descent: 0.255,
    fallbacks: [
      { family: 'Fraunces Georgia', locals: ['Georgia', 'Gelasio'], ratio: 1.005 },
      // Android.
      { family: 'Fraunces Noto', locals: ['Noto Serif'], ratio: 0.93 },
      // Linux.
      { family: 'Fraunces Times', locals: ['Liberation Serif', 'Times New Roman'], ratio: 1.1 },
    ],
    card: { file: 'serif.ttf', axes: { opsz: 72, wght: 480 } },
  },
  {
    family: 'Instrument Sans',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    file: 'sans.woff2',
    axes: { wght: { min: 400, max: 600 } },
    weight: '400 600',
    ascent: 0.97,
    descent: 0.25,
    fallbacks: [
      { family: 'Instrument Arial', locals: ['Arial', 'Liberation Sans', 'Roboto'], ratio: 1.02 },
    ],
    card: { file: 'sans.ttf', axes: { wght: 560 } },
  },
]

/**
 * STAT is for menus of fonts. Without GDEF, kerning is the same at every weight, as that table holds how it
 * varies, which is a fifth of the sans.
 */
const dropTables = ['GDEF', 'STAT']

const percent = (value: number) => `${Math.round(value * 1000) / 10}%`

/** The fallback as wide as our font and, with the same ascent and descent, on the same line. */
function fallbackFace({ family, locals, ratio }: Fallback, ascent: number, descent: number) {
  const sources = locals.map((name) => `local("${name}")`).join()
  return (
    `@font-face{font-family:"${family}";src:${sources};size-adjust:${percent(ratio)};` +
    `ascent-override:${percent(ascent / ratio)};descent-override:${percent(descent / ratio)}}\n`
  )
}

const folder = 'src/ui/fonts'
let css = '/* Written by scripts/fonts.ts. */\n'
for (const font of fonts) {
  const { family, source, file, axes, weight, fallbacks, card } = font
  const original = await readFile(`node_modules/${source}`)
  // In a variable, as the package's types do not know all of its options.
  const options = { targetFormat: 'woff2', variationAxes: axes, dropTables } as const
  const subset = await subsetFont(original, characters, options)
  await writeFile(`${folder}/${file}`, subset)
  css += `@font-face{font-family:"${family}";src:url(./${file}) format("woff2");font-weight:${weight};font-display:swap}\n`
  for (const fallback of fallbacks) css += fallbackFace(fallback, font.ascent, font.descent)
  const cardFont = await subsetFont(original, cardCharacters, {
    targetFormat: 'truetype',
    variationAxes: card.axes,
  })
  await writeFile(`src/build/fonts/${card.file}`, cardFont)
  console.log(`${file}: ${subset.length} bytes, ${card.file}: ${cardFont.length}`)
}
await writeFile(`${folder}/fonts.css`, css)
