/** Turns the drawing of a card into a small PNG. */
import pLimit from 'p-limit'
import type { PngOptions } from 'sharp'

/** A picture takes some 30 MB until it is written; more at once would be no faster. */
const few = pLimit(3)

/** Of flat colors, with edges between them. */
export const drawingEncodings: Encodings = [{ colours: 16, quality: 20, dither: 0, effort: 1 }]

/** Of a photograph; the first that is light enough holds. */
export const pictureEncodings: Encodings = [
  { colours: 256, dither: 1, effort: 7 },
  { colours: 128, dither: 0.7, effort: 7 },
  { colours: 48, dither: 0, effort: 7 },
]

type Encodings = readonly [Encoding, ...Encoding[]]
type Encoding = Pick<PngOptions, 'colours' | 'quality' | 'dither' | 'effort'>

/** A heavier picture is not shown by every messenger. */
const maxBytes = 300_000

/** Imported on demand: a build that finds all cards in the cache needs neither. */
async function render(svg: string, encodings: Encodings): Promise<Uint8Array> {
  const [{ renderAsync }, { default: sharp }] = await Promise.all([
    import('@resvg/resvg-js'),
    import('sharp'),
  ])
  // Each picture is another one, and several are made side by side.
  sharp.cache(false)
  sharp.concurrency(1)
  const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } })
  const encode = (encoding: Encoding) =>
    sharp(pixels, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .png({ palette: true, ...encoding, compressionLevel: 9 })
      .toBuffer()
  const [first, ...lighter] = encodings
  let png = await encode(first)
  for (const encoding of lighter) if (png.length > maxBytes) png = await encode(encoding)
  return png
}

/**
 * Renders an SVG to a PNG with a palette, outside the thread that runs the build.
 * @param svg text must be outlines, as no fonts of the machine are loaded
 */
export const toPng = (svg: string, encodings: Encodings): Promise<Uint8Array> =>
  few(() => render(svg, encodings))
