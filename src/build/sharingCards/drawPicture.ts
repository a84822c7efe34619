/** Cuts an article's own cover to the part of a sharing card that shows it. */
import { cardSize } from '../../urls'

/** Pixels: it runs off three sides of the card. */
const left = 744
const size = { width: cardSize.width - left, height: cardSize.height }

/** Of a drawing that names no typeface, or one that the build has not. */
const fonts = ['src/build/sharingCards/sans.ttf', 'src/build/sharingCards/serif.ttf']

const isDrawing = (picture: Uint8Array) =>
  /^(?:﻿)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i.test(Buffer.from(picture.subarray(0, 200)).toString())

/** @returns the pixels of a drawing, as large as it must be to fill the part */
async function rasterize(svg: Uint8Array) {
  const { Resvg, renderAsync } = await import('@resvg/resvg-js')
  const options = { font: { loadSystemFonts: false, fontFiles: fonts } }
  const { width, height } = new Resvg(Buffer.from(svg), options)
  const value = Math.max(size.width / width, size.height / height)
  return renderAsync(Buffer.from(svg), { ...options, fitTo: { mode: 'zoom', value } })
}

/**
 * @param ground the color that shows through where the picture has none
 * @returns an SVG element that fills its part of the card
 */
export async function drawPicture(picture: Uint8Array, ground: string): Promise<string> {
  const { default: sharp } = await import('sharp')
  const read = async () => {
    if (!isDrawing(picture))
      return sharp(picture)
        .autoOrient()
        .resize({ ...size, position: 'attention' })
    const { pixels, width, height } = await rasterize(picture)
    return sharp(pixels, { raw: { width, height, channels: 4 } }).resize(size)
  }
  const png = await (await read())
    .flatten({ background: ground })
    .toColorspace('srgb')
    .png()
    .toBuffer()
  const { width, height } = size
  return `<image href="data:image/png;base64,${png.toString('base64')}" x="${left}" width="${width}" height="${height}"/>`
}
