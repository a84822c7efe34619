/** Pictures are costly to make, and kept between builds: a second build makes only what has changed. */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { imageFiles, isRaster } from '../content/markdown/images'
import type { SiteFile } from './writeDist'

/** Below `node_modules`, as it must neither be committed nor deployed. */
const folder = 'node_modules/.cache/pictures'

/**
 * @param files what draws pictures: modules, fonts, and the `package.json` of each package that it uses
 * @returns a function that gives the picture for an input, made now or by an earlier build
 */
export function pictureCache(files: readonly string[]) {
  const drawing = files.map((file) => readFileSync(file, 'base64'))
  return async (input: readonly unknown[], make: () => Promise<Uint8Array>) => {
    const key = JSON.stringify([drawing, input])
    const path = join(folder, createHash('sha256').update(key).digest('hex'))
    if (existsSync(path)) return readFileSync(path)
    const picture = await make()
    mkdirSync(folder, { recursive: true })
    // Renamed when complete, so that an interrupted build leaves no partial picture.
    const partial = `${path}.${randomUUID()}`
    writeFileSync(partial, picture)
    renameSync(partial, path)
    return picture
  }
}

const cached = pictureCache(['src/build/pictures.ts', 'node_modules/sharp/package.json'])

/** AVIF takes much memory while it is written. */
const few = pLimit(2)

async function toAvif(image: Uint8Array, width: number) {
  const { default: sharp } = await import('sharp')
  // A usual quality for AVIF, whose numbers are lower than those of other formats.
  return sharp(image).autoOrient().resize({ width }).avif({ quality: 50 }).toBuffer()
}

/** @returns the picture of a text as AVIF in each width that the layout needs; none for a drawing, nor for what is not there */
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
