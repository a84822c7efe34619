/**
 * Makes the site's two font files, subsets of the packages' originals, the CSS of their fallbacks, and the
 * fonts of sharing cards. Run `npm run fonts` after a change here and commit its output.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { generateFontFace, readMetrics } from 'fontaine'
import subsetFont from 'subset-font'

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

/** The characters of the site's texts: ASCII, accented letters of European names, typographic signs. */
const characters = `${range(0x20, 0x7e)}\u00a0áàâäåãæçéèêëíïñóôöøúüßÅÉÖÜ§©®°±·×–—‘’“”…•−→←↑↓↩≤≥€`

/** Metrics of the fallback fonts that devices have, to scale them so that nothing moves when ours load. */
const fallbacks = {
  Georgia: { ascent: 1878, descent: -449, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 913 },
  Arial: { ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 904 },
}

/** Of cards, whose size matters to nobody: all accented letters of Latin. */
const cardCharacters = `${range(0x20, 0x24f)}–—‘’“”…•·→`

interface Font {
  family: string
  source: string
  file: string
  axes: Record<string, number | { min: number; max: number }>
  weight: string
  fallback: keyof typeof fallbacks
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
    fallback: 'Georgia',
    card: { file: 'serif.ttf', axes: { opsz: 72, wght: 480 } },
  },
  {
    family: 'Instrument Sans',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    file: 'sans.woff2',
    axes: { wght: { min: 400, max: 600 } },
    weight: '400 600',
    fallback: 'Arial',
    card: { file: 'sans.ttf', axes: { wght: 560 } },
  },
]

/**
 * STAT is for menus of fonts. Without GDEF, kerning is the same at every weight, as that table holds how it
 * varies, which is a fifth of the sans.
 */
const dropTables = ['GDEF', 'STAT']

const folder = 'src/ui/fonts'
let css = '/* Written by scripts/fonts.ts. */\n'
for (const { family, source, file, axes, weight, fallback, card } of fonts) {
  const original = await readFile(`node_modules/${source}`)
  // In a variable, as the package's types do not know all of its options.
  const options = { targetFormat: 'woff2', variationAxes: axes, dropTables } as const
  const subset = await subsetFont(original, characters, options)
  await writeFile(`${folder}/${file}`, subset)
  const metrics = await readMetrics(new URL(`../${folder}/${file}`, import.meta.url))
  if (!metrics) throw new Error(`${folder}/${file}: its metrics cannot be read`)
  css += `@font-face{font-family:"${family}";src:url(./${file}) format("woff2");font-weight:${weight};font-display:swap}\n`
  css += generateFontFace(metrics, {
    name: `${family} fallback`,
    font: fallback,
    metrics: fallbacks[fallback],
  }).replace('local("Arial")', 'local("Arial"), local("Liberation Sans")')
  const cardFont = await subsetFont(original, cardCharacters, {
    targetFormat: 'truetype',
    variationAxes: card.axes,
  })
  await writeFile(`src/build/sharingCards/${card.file}`, cardFont)
  console.log(`${file}: ${subset.length} bytes, ${card.file}: ${cardFont.length}`)
}
await writeFile(`${folder}/fonts.css`, css)
