import pLimit from 'p-limit'

/** A picture takes some 30 MB until it is written; more at once would be no faster. */
const few = pLimit(3)

/** Imported on demand: a build that finds all cards in the cache needs neither. */
async function render(svg: string): Promise<Uint8Array> {
  const [{ renderAsync }, { default: sharp }] = await Promise.all([
    import('@resvg/resvg-js'),
    import('sharp'),
  ])
  // Each picture is another one, and several are made side by side.
  sharp.cache(false)
  sharp.concurrency(1)
  const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: 16, quality: 20, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer()
}

/**
 * Renders an SVG to a small PNG with a palette of about ten colors, outside the thread that runs the build.
 * @param svg text must be outlines, as no fonts of the machine are loaded
 */
export const toPng = (svg: string): Promise<Uint8Array> => few(() => render(svg))
