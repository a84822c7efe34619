/** From a drawing to a small PNG: few colors, as a drawing has. */
/** @param svg a drawing without text; letters must be outlines, so that no font of the machine is used */
export async function png(svg: string): Promise<Uint8Array> {
  // Loaded by a build that draws; most find all pictures drawn.
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
