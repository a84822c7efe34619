/** Makes an image smaller, in pixels and in bytes. */
import pLimit from 'p-limit'
import sharp from 'sharp'

/** AVIF takes much memory while it is written. */
const few = pLimit(2)

/** Of what people see; 50 is a usual quality for AVIF, as its numbers are lower than those of JPEG. */
const options = {
  avif: { quality: 50, effort: 4 },
  jpeg: { quality: 78, mozjpeg: true },
  png: { palette: true, quality: 90, compressionLevel: 9 },
  webp: { quality: 78 },
} as const

export type RasterFormat = keyof typeof options

/** @param width in pixels; a narrower image keeps its own */
export const resizeImage = (image: Uint8Array, width: number, format: RasterFormat) =>
  few(() =>
    sharp(image)
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .toFormat(format, options[format])
      .toBuffer(),
  )
