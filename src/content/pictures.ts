/** Pictures of `public/`, whatever their names: as they are, or converted where visitors would wait for them or not see them. */
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { unescape as decoded } from 'node:querystring'
import pLimit from 'p-limit'
import type { Metadata } from 'sharp'
import { idOf } from '../ui/idOf'
import { cachedFile, hashOf, hashOfCode } from './fileCache'
import { filesIn } from './filesIn'

/** Pixels of a text's column on a dense screen. */
const columnWidth = 1520

/** The most bytes of a picture, as a phone loads it whole; of one that is wider than the column; of one that may move. */
const maxBytes = { picture: 300_000, wide: 200_000, animation: 1_000_000 }

/** The first that makes a picture small enough counts. */
const attempts = [
  { width: columnWidth, quality: 80 },
  { width: columnWidth, quality: 65 },
  { width: columnWidth, quality: 50 },
  { width: 1100, quality: 60 },
  { width: 760, quality: 60 },
]

/** Part of the key of each converted picture. */
const code = hashOfCode()

/** @returns the picture as WebP, upright, without what its file says of the place and the camera. @throws Error if no attempt is small enough */
async function toWebp(content: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  // WebP has no longer sides.
  const size = { fit: 'inside', width: columnWidth, height: 16_383 } as const
  // Scaled while it is read, and once: a photograph of 100 megapixels takes seconds.
  const { data, info } = await sharp(content, { failOn: 'error' })
    .autoOrient()
    .resize({ ...size, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const attempt of attempts) {
    const picture = await sharp(data, { raw: info })
      .resize({ width: attempt.width, withoutEnlargement: true })
      .webp({ quality: attempt.quality, smartSubsample: true })
      .toBuffer()
    if (picture.length <= maxBytes.picture) return picture
  }
  throw new Error('no quality makes it small enough')
}

/** Tells whether a picture moves, which its converted version would not. */
function isAnimated({ format, pages = 1 }: Metadata, content: Buffer) {
  if (format === 'png') return content.subarray(0, content.indexOf('IDAT')).includes('acTL')
  return pages > 1 && (format === 'gif' || format === 'webp')
}

const addressOf = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** A picture as a page shows it; one that is not there has its address alone. */
export interface Picture {
  src: string
  width?: number
  height?: number
  /** It cannot be shown. */
  problem?: string
}

export type Pictures = ReturnType<typeof picturesIn>

/** @returns a text that changes with each file in a folder */
export const stateOf = (folder: string) =>
  filesIn(folder)
    .map((path) => `${path} ${statSync(join(folder, path)).mtimeMs}`)
    .join('\n')

/**
 * @returns `find`, which reads a picture by its address, encoded or not, in whichever form of its accents; `files`, what
 * makes those that are converted, by their paths, once they have been found; `converted`,
 * the paths of their originals
 */
export function picturesIn(folder: string) {
  const paths = filesIn(folder)
  const byName = new Map(paths.map((path) => [path.normalize(), path]))
  const found = new Map<string, Promise<Picture>>()
  const files = new Map<string, () => Promise<Buffer>>()
  const converted = new Set<string>()
  // One at a time, as each may take some hundred megabytes.
  const queue = pLimit(1)

  /** @returns the address and the size of the converted picture, which becomes one of the `files` */
  async function convert(path: string, content: Buffer): Promise<Picture> {
    const { default: sharp } = await import('sharp')
    const file = await cachedFile([code, content], () => toWebp(content))
    const webp = await readFile(file)
    const { width, height } = await sharp(webp).metadata()
    const shown = `/images/${idOf(parse(path).name)}-${hashOf([webp]).slice(0, 8)}.webp`
    files.set(shown, () => readFile(file))
    converted.add(path)
    return { src: addressOf(shown), width, height }
  }

  async function read(path: string): Promise<Picture> {
    const src = addressOf(path)
    const content = await readFile(join(folder, path))
    try {
      // Imported on demand: most texts have no picture.
      const { default: sharp } = await import('sharp')
      const metadata = await sharp(content).metadata()
      const { format, compression, autoOrient } = metadata
      if (format === 'heif' && compression !== 'av1')
        return { src, problem: 'is HEIC, which few browsers show; export it as JPEG' }
      const moves = isAnimated(metadata, content)
      const isAlone = moves || format === 'gif'
      const max = isAlone ? maxBytes.animation : maxBytes.picture
      const isWide = !isAlone && format !== 'svg' && autoOrient.width > columnWidth
      const isLarge = content.length > (isWide ? maxBytes.wide : max)
      // As a browser shows it: a camera's file may lie on its side.
      if (!isLarge && format !== 'tiff') return { src, ...autoOrient }
      if (!moves && format !== 'svg') return await convert(path, content)
      const has = `has ${Math.ceil(content.length / 1000)} kB; at most ${max / 1000} are allowed`
      const advice = moves ? 'make it shorter, or link to it as a film' : 'export it as PNG'
      return { src, problem: `${has}: ${advice}` }
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n')[0] : error
      return {
        src,
        problem: `cannot be shown (${reason}); export it anew, as JPEG, PNG or WebP`,
      }
    }
  }

  return {
    files,
    converted,
    async find(address: string): Promise<Picture> {
      const path = byName.get(address.normalize()) ?? byName.get(decoded(address).normalize())
      if (path === undefined) return { src: address }
      const picture = found.get(path) ?? queue(() => read(path))
      found.set(path, picture)
      return picture
    },
  }
}
