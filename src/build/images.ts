/** The lighter files that `dist/` has beside a picture of a text. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { imageFiles, isRaster } from '../content/markdown/images'
import { pictureCache } from './pictureCache'
import type { SiteFile } from './writeDist'

/** AVIF takes much memory while it is written. */
const few = pLimit(2)

const cached = pictureCache(['src/build/images.ts', 'node_modules/sharp/package.json'])

async function toAvif(image: Uint8Array, width: number) {
  const { default: sharp } = await import('sharp')
  // A usual quality for AVIF, whose numbers are lower than those of other formats.
  return sharp(image).autoOrient().resize({ width }).avif({ quality: 50 }).toBuffer()
}

/** @returns the picture as AVIF in each width that the layout needs; none for a drawing, nor for what is not there */
export async function filesOfImage(url: string, publicFolder = 'public'): Promise<SiteFile[]> {
  const file = join(publicFolder, url)
  if (!isRaster(url) || !existsSync(file)) return []
  const { avif } = await imageFiles(url, publicFolder)
  const make = async (width: number) => {
    const image = readFileSync(file)
    return cached([image.toString('base64'), width], () => few(toAvif, image, width))
  }
  return avif.map(({ url, width }): SiteFile => [url, () => make(width)])
}
