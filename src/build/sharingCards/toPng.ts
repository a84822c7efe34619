/**
 * Renders an SVG to a small PNG with a palette of few colors, outside the thread that runs the build.
 * @param svg text must be outlines, as no fonts of the machine are loaded
 */
export async function toPng(svg: string): Promise<Uint8Array> {
  // Imported on demand: a build that finds all cards in the cache needs neither.
  const [{ renderAsync }, { default: sharp }] = await Promise.all([
    import('@resvg/resvg-js'),
    import('sharp'),
  ])
  const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer()
}
