/** The files of `dist/` that an image in a text has beside its own, or in its place where that is too large. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { imageFiles, isRaster, maxImageWidth } from '../content/markdown/images'
import { pictureCache } from './pictureCache'
import type { SiteFile } from './siteFile'

/** AVIF takes much memory while it is written. */
const few = pLimit(2)

const cached = pictureCache(['src/build/images.ts', 'node_modules/sharp/package.json'])

/** @returns the image, at most as wide, in its own format or in AVIF */
async function encode(image: Uint8Array, width: number, format?: 'avif') {
  const { default: sharp } = await import('sharp')
  const smaller = sharp(image).autoOrient().resize({ width, withoutEnlargement: true })
  // A usual quality for AVIF, whose numbers are lower than those of other formats.
  if (format) return smaller.avif({ quality: 50 }).toBuffer()
  // Without `force`, options are only for images that are in the format already.
  return smaller
    .jpeg({ quality: 78, mozjpeg: true, force: false })
    .png({ palette: true, quality: 90, compressionLevel: 9, force: false })
    .webp({ quality: 78, force: false })
    .toBuffer()
}

/** @returns none for a drawing, nor for what is not there */
export async function filesOfImage(url: string, publicFolder = 'public'): Promise<SiteFile[]> {
  const file = join(publicFolder, url)
  if (!isRaster(url) || !existsSync(file)) return []
  const { avif, resized } = await imageFiles(url, publicFolder)
  const make = async (width: number, format?: 'avif') => {
    const image = readFileSync(file)
    return cached([image.toString('base64'), width, format], () =>
      few(encode, image, width, format),
    )
  }
  const files = avif.map(({ url, width }): SiteFile => [url, () => make(width, 'avif')])
  return resized ? [...files, [url, () => make(maxImageWidth)]] : files
}
