/** The pictures of a text: their size, so that nothing moves when they have loaded. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** The most that a picture may have, as a phone loads it as it is. */
const maxBytes = 300_000

/** @throws where the file is missing or no picture */
async function readPicture(file: string) {
  const { size: bytes } = await stat(file)
  // Imported on demand: most texts have no picture.
  const { default: sharp } = await import('sharp')
  // As a browser shows it: a camera's file may lie on its side.
  const { autoOrient: size } = await sharp(file).metadata()
  return { bytes, size }
}

/**
 * Gives the images of a page their size. One that cannot be read stays without, which the check of the finished
 * pages reports.
 * @returns what is wrong, by the lines of the text
 */
export async function setImages(tree: Root, publicFolder = 'public') {
  const problems: { line: number; field: string; message: string }[] = []
  const images: Element[] = []
  visit(tree, { tagName: 'img' }, (node) => void images.push(node))
  for (const image of images) {
    const url = String(image.properties.src)
    const picture = await readPicture(join(publicFolder, url)).catch(() => undefined)
    // Before the address: Firefox and Safari load what is not lazy yet.
    image.properties = { loading: 'lazy', decoding: 'async', ...image.properties, ...picture?.size }
    const bytes = picture?.bytes ?? 0
    const has = `${url} has ${Math.ceil(bytes / 1000)} kB; at most ${maxBytes / 1000} are allowed`
    const message = `${has}: make it WebP or AVIF, and no wider than 1520 pixels`
    if (bytes > maxBytes)
      problems.push({ line: image.position?.start.line ?? 1, field: 'image', message })
  }
  return problems
}
