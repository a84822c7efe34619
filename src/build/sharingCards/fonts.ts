/** The site's two typefaces as the drawing of cards needs them: one weight each, in a format with outlines. */
import { readFile } from 'node:fs/promises'

const folder = 'node_modules/@fontsource-variable'
const sources = [
  {
    name: 'Serif',
    file: `${folder}/fraunces/files/fraunces-latin-standard-normal.woff2`,
    variationAxes: { opsz: 72, wght: 480 },
  },
  {
    name: 'Sans',
    file: `${folder}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`,
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

/** Read when the first card is drawn; a build that draws none reads none. */
export function letters() {
  reading ??= read()
  return reading
}
