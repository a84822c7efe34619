/**
 * Renders an SVG to a small PNG with a palette of few colors.
 * @param svg text must be outlines, as no fonts of the machine are loaded
 */
export async function toPng(svg: string): Promise<Uint8Array> {
  // Imported on demand: a build that finds all cards in the cache needs neither.
  const [{ Resvg }, { default: sharp }] = await Promise.all([
    import('@resvg/resvg-js'),
    import('sharp'),
  ])
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  const { width, height } = image
  return sharp(image.pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: 48, dither: 0, effort: 4 })
    .toBuffer()
}
