/** The typefaces of sharing cards for satori: the site's two, as `scripts/fonts.ts` made them, and those that stand in for letters that they lack. */
import { readFile } from 'node:fs/promises'

const files = [
  { name: 'Serif', file: 'src/build/sharingCards/serif.ttf' },
  { name: 'Sans', file: 'src/build/sharingCards/sans.ttf' },
]

/** The parts of the fonts that stand in. */
export const fallbackSubsets = [
  ...['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'],
] as const

/** Packages, and the weights next to those of the site's typefaces. */
const fallbacks = [
  { name: 'Noto Serif', folder: 'noto-serif', weight: 500 },
  { name: 'Noto Sans', folder: 'noto-sans', weight: 600 },
].map(({ name, folder, weight }) =>
  fallbackSubsets.map((subset) => ({
    name: `${name} ${subset}`,
    file: `node_modules/@fontsource/${folder}/files/${folder}-${subset}-${weight}-normal.woff`,
  })),
)

const [serifFallbacks = [], sansFallbacks = []] = fallbacks
const family = (...fonts: { name: string }[]) => fonts.map(({ name }) => name).join(', ')

/** Each with what stands in for it. */
export const serif = family({ name: 'Serif' }, ...serifFallbacks)
export const sans = family({ name: 'Sans' }, ...sansFallbacks)

const read = (fonts: typeof files) =>
  Promise.all(fonts.map(async ({ name, file }) => ({ name, data: await readFile(file) })))

let reading: ReturnType<typeof read> | undefined
let readingFallbacks: ReturnType<typeof read> | undefined

/** Read with the first card that is rendered: a build that finds all cards in the cache needs no fonts. */
export function loadFonts() {
  reading ??= read(files)
  return reading
}

/** Read with the first letter that the others lack; what these lack, too, they draw as a box. */
export function loadFallbackFonts() {
  readingFallbacks ??= read(fallbacks.flat())
  return readingFallbacks
}
