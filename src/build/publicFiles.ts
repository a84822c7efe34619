/** What of `public/` goes online: all but the originals of converted pictures, and pictures that no browser shows, which nothing names; and where its pages lead. */
import { readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import readExif from 'exif-reader'
import { filesIn } from '../content/filesIn'
import type { Problem } from '../content/problem'
import { type ScannedPage, scanPage } from '../content/scanPage'

const picture = /\.(avif|gif|hei[cf]|jpe?g|png|tiff?|webp)$/i
const unseen = /\.(hei[cf]|tiff?)$/i
const text = /\.(css|html|js|json|md|svg|txt|xml)$/i

/** @returns the end of a file's name that is written alike wherever it is named: of `/images/Mai März 1.jpg` that is `1.jpg` */
const endOf = (path: string) => path.split(/[^\w.-]+/).at(-1) ?? ''

/** @returns the ends of all names of pictures in the texts of a folder */
async function namedIn(folder: string) {
  const named = new Set<string>()
  for (const path of filesIn(folder).filter((path) => text.test(path))) {
    const content = await readFile(join(folder, path), 'utf8')
    // Other letters may be written as `%C3%A4`.
    for (const word of content.split(/%[\da-f]{2}|[^\w.-]+/i))
      if (picture.test(word)) named.add(word)
  }
  return named
}

/** @returns the pages that lie in a folder as they are, with those of their links that begin with a slash */
export const publicPages = (folder: string) =>
  filesIn(folder)
    .filter((path) => path.endsWith('.html'))
    .map((path): ScannedPage => {
      const file = folder + path
      const { tags, ids, names } = scanPage(readFileSync(file, 'utf8'))
      const links = tags.filter(({ name, attributes: { href = '' } }) => {
        return name === 'a' && href.startsWith('/')
      })
      // Only links are checked: another program may have made the page.
      return { path, file, tags: links, ids: [...new Set(ids)], names, untitled: [], lacking: [] }
    })

async function saysWhereTaken(file: string) {
  const { default: sharp } = await import('sharp')
  try {
    // Of a path, sharp would remember what the file was.
    const { exif, xmpAsString = '' } = await sharp(await readFile(file)).metadata()
    const latitude = exif && readExif(exif).GPSInfo?.GPSLatitude
    return latitude !== undefined || xmpAsString.includes('GPSLatitude')
  } catch {
    // What cannot be read tells nobody a place.
    return false
  }
}

/**
 * @param folder of the public files
 * @param converted the paths of the pictures that pages show converted
 * @param named the ends of names that a built site has; without them, no picture is left that needs to be named
 * @returns the paths of pictures that do not go online; a problem for each that does and says where it was taken
 */
export async function sortPictures(
  folder: string,
  converted: ReadonlySet<string>,
  named: ReadonlySet<string> = new Set(),
) {
  const paths = filesIn(folder).filter((path) => picture.test(path))
  const isLeftOut = (path: string) =>
    (converted.has(path) || unseen.test(path)) && !named.has(endOf(path))
  const problems: Problem[] = []
  for (const path of paths.filter((path) => !isLeftOut(path))) {
    const file = folder + path
    if (!(await saysWhereTaken(file))) continue
    const message = `says where it was taken, and goes online as it is; take the place out: \`exiftool -overwrite_original -gps:all= -xmp:geotag= "${file}"\`, or in Preview on a Mac (Tools, Show Inspector, GPS, Remove Location Info), or in Windows (Properties, Details, Remove Properties)`
    problems.push({ file, line: 1, field: 'file', message })
  }
  return { leftOut: paths.filter(isLeftOut), problems }
}

/** Removes from a built site the pictures that do not go online. @returns a problem for each other one that says where it was taken */
export async function leaveOutPictures(
  dist: string,
  converted: ReadonlySet<string>,
  folder = 'public',
) {
  const { leftOut, problems } = await sortPictures(folder, converted, await namedIn(dist))
  for (const path of leftOut) await rm(join(dist, path))
  return problems
}
