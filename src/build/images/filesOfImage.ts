/** The files of `dist/` that an image in a text has beside its own, or in its place where that is too large. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { cached } from '../../content/fileCache'
import { imageFiles, isRaster, maxImageWidth } from '../../content/markdown/imageFiles'
import type { SiteFile } from '../siteFile'
import type { RasterFormat } from './resizeImage'

const formats: Record<string, RasterFormat> = {
  '.avif': 'avif',
  '.jpeg': 'jpeg',
  '.jpg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
}

/** @returns none for a drawing, nor for what is not there */
export async function filesOfImage(url: string, publicFolder = 'public'): Promise<SiteFile[]> {
  const file = join(publicFolder, url)
  if (!isRaster(url) || !existsSync(file)) return []
  const { avif, resized } = await imageFiles(url, publicFolder)
  const make = async (width: number, format: RasterFormat) => {
    const image = await readFile(file)
    return cached({
      module: 'src/build/images/resizeImage.ts',
      input: [createHash('sha256').update(image).digest('hex'), width, format],
      // Imported on demand: a build that finds all images in the cache needs none of it.
      make: async () => (await import('./resizeImage')).resizeImage(image, width, format),
    })
  }
  const format = formats[extname(url).toLowerCase()]
  const smaller = avif.map(({ url, width }): SiteFile => [url, () => make(width, 'avif')])
  if (!resized || !format) return smaller
  return [...smaller, [url, () => make(maxImageWidth, format)]]
}
