/** The site's two typefaces for satori: one weight each, as TrueType, which it can turn into outlines. */
import { readFile } from 'node:fs/promises'

const sources = [
  {
    name: 'Serif',
    file: 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-standard-normal.woff2',
    variationAxes: { opsz: 72, wght: 480 },
  },
  {
    name: 'Sans',
    file: 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    variationAxes: { wght: 560 },
  },
] as const

const latin = Array.from({ length: 0x24f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join(
  '',
)

let reading: ReturnType<typeof read> | undefined

async function read() {
  const { default: subsetFont } = await import('subset-font')
  return Promise.all(
    sources.map(async ({ name, file, variationAxes }) => ({
      name,
      data: await subsetFont(await readFile(file), `${latin}–—‘’“”…•·→`, {
        targetFormat: 'truetype',
        variationAxes,
      }),
    })),
  )
}

/** Read with the first card that is rendered: a build that finds all cards in the cache needs no fonts. */
export function loadFonts() {
  reading ??= read()
  return reading
}
