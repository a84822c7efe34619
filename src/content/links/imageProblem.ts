/** Why a picture that content names cannot be shown. */
import { realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { cachedData } from '../fileCache'
import { isRaster, maxImageBytes } from '../markdown/imageFiles'
import { nearest } from '../nearest'
import { publicPaths, storedPath } from './publicFiles'

const required = 'a path to a file below public/, such as /images/plan.png, is required'
const pictures = /\.(avif|gif|jpe?g|png|svg|webp)$/i

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/** @returns why a file is not read as a picture; nothing where it is. Kept, as a photograph takes a while. */
const unreadable = (file: string, { mtimeMs, size }: { mtimeMs: number; size: number }) =>
  cachedData({
    module: 'src/content/links/imageProblem.ts',
    input: [file, mtimeMs, size],
    make: async () => {
      const { default: sharp } = await import('sharp')
      try {
        // All of a photograph, of which only the first half may have arrived.
        if (isRaster(file)) await sharp(file).stats()
        else await sharp(file).metadata()
        return ''
      } catch (error) {
        return error instanceof Error
          ? (error.message.split('\n')[0] ?? 'no picture')
          : 'no picture'
      }
    },
  })

function addressProblem(url: string): string | undefined {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url))
    return `${url} is not below public/; copy the file there: ${required}`
  if (!url.startsWith('/'))
    return `${url || 'an empty address'} is no path from the root; ${required}`
  if (!/^[\w./-]+$/.test(url) || url.split('/').includes('..'))
    return `${url} has other characters than small and capital letters, digits, - and _; ${required}`
  if (!pictures.test(url))
    return `${url} is no picture; allowed: .avif, .gif, .jpg, .jpeg, .png, .svg, .webp`
  return undefined
}

/** @returns why an image cannot be shown; undefined where it can */
export async function imageProblem(
  url: string,
  publicFolder = 'public',
): Promise<string | undefined> {
  const problem = addressProblem(url)
  if (problem) return problem
  const stored = storedPath(url, publicFolder)
  const file = join(publicFolder, url)
  const found = stored && statSync(join(publicFolder, stored), { throwIfNoEntry: false })
  if (!found) {
    const guess = nearest(
      url,
      publicPaths(publicFolder).filter((path) => pictures.test(path)),
    )
    return `${url} is not there; ${guess ? `did you mean "${guess}"? A` : 'a'}${required.slice(1)}`
  }
  if (stored !== url) return `${url} is named ${stored}; the host tells capitals from small letters`
  if (!found.isFile()) return `${url} is a folder; ${required}`
  if (!realpathSync(file).startsWith(realpathSync(publicFolder) + sep))
    return `${url} is a link to a file outside public/; copy the file there`
  if (found.size > maxImageBytes)
    return `${url} has ${megabytes(found.size)}; at most ${megabytes(maxImageBytes)} are allowed`
  const reason = await unreadable(file, found)
  return reason
    ? `${url} cannot be read as a picture (${reason}); export it anew, an SVG file with its width and height`
    : undefined
}
