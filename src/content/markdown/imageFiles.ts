/** Which files an image of a text has in `dist/`: itself, and AVIF in the widths that the layout needs. */
import { statSync } from 'node:fs'
import { join } from 'node:path'

/** The most that an image may have; a larger one is a mistake. */
export const maxImageBytes = 5_000_000

/** An image of more bytes is resized. */
const resizedAbove = 300_000

/** In pixels: a phone, a column of text, and both on denser screens. */
const widths = [400, 760, 1140, 1520]
export const maxImageWidth = 1520

/** How wide an image is at most: a text's column, or a phone's screen without its margins. */
export const imageSizes = '(min-width: 50rem) 47.5rem, calc(100vw - 2.5rem)'

export const isRaster = (url: string) => /\.(avif|jpe?g|png|webp)$/i.test(url)

interface ImageSize {
  width: number
  height: number
}

interface FileFacts extends ImageSize {
  /** It has one frame, and is no drawing. */
  resizable: boolean
}

/** Imported on demand: most texts have no image. */
async function readFacts(url: string, file: string): Promise<FileFacts> {
  const { default: sharp } = await import('sharp')
  // As a browser shows it: a camera's file may lie on its side.
  const { autoOrient, pages = 1 } = await sharp(file).metadata()
  return { ...autoOrient, resizable: isRaster(url) && pages === 1 }
}

interface ImageFiles {
  /** Of the image at its own address. */
  size: ImageSize
  /** It is replaced by a smaller one. */
  resized: boolean
  avif: { url: string; width: number }[]
}

/** @param url of an image below the public folder, which must be there */
export async function imageFiles(url: string, publicFolder = 'public'): Promise<ImageFiles> {
  const file = join(publicFolder, url)
  const { width, height, resizable } = await readFacts(url, file)
  const largest = Math.min(width, maxImageWidth)
  const resized = resizable && statSync(file).size > resizedAbove
  const size = { width: largest, height: Math.round((height * largest) / width) }
  const smaller = widths.filter((candidate) => candidate < largest)
  const avif = [...smaller, largest].map((width) => ({ url: `${url}-${width}.avif`, width }))
  return { size: resized ? size : { width, height }, resized, avif: resizable ? avif : [] }
}
