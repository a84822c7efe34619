/** The pictures of a text: their size, so that nothing moves when they have loaded, and the lighter files of each. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import { visit } from 'unist-util-visit'

/** The most that a picture may have: old browsers get it as it is. */
const maxBytes = 1_000_000

/** In pixels: a phone, a column of text, and both on denser screens. */
const widths = [400, 760, 1140, 1520]

/** How wide a picture is at most: a text's column, or a phone's screen without its margins. */
const sizes = '(min-width: 50rem) 47.5rem, calc(100vw - 2.5rem)'

export const isRaster = (url: string) => /\.(avif|jpe?g|png|webp)$/i.test(url)

/**
 * @param url of a picture below the public folder
 * @returns its `size` in pixels; the same in the widths that the layout needs, but for a drawing or an animation; its `bytes`
 * @throws where the file is missing or no picture
 */
export async function imageFiles(url: string, publicFolder = 'public') {
  const file = join(publicFolder, url)
  const { size: bytes } = await stat(file)
  // Imported on demand: most texts have no picture.
  const { default: sharp } = await import('sharp')
  // As a browser shows it: a camera's file may lie on its side.
  const { autoOrient: size, pages = 1 } = await sharp(file).metadata()
  const largest = Math.min(size.width, Math.max(...widths))
  const isPhoto = isRaster(url) && pages === 1
  const available = isPhoto ? [...widths.filter((width) => width < largest), largest] : []
  return { size, avif: available.map((width) => ({ url: `${url}-${width}.avif`, width })), bytes }
}

/**
 * Gives the images of a page their size and their sources. One that cannot be read stays without, which the check
 * of the finished pages reports.
 * @returns the addresses of those that are no drawings, each once; what is wrong, by the lines of the text
 */
export async function setImages(tree: Root, publicFolder?: string) {
  const problems: { line: number; field: string; message: string }[] = []
  const raster = new Set<string>()
  const images: Element[] = []
  visit(tree, { tagName: 'img' }, (node) => void images.push(node))
  for (const image of images) {
    const url = String(image.properties.src)
    if (isRaster(url)) raster.add(url)
    // Before the address: Firefox and Safari load what is not lazy yet.
    image.properties = { loading: 'lazy', decoding: 'async', ...image.properties }
    const files = await imageFiles(url, publicFolder).catch(() => undefined)
    if (!files) continue
    const size = `${(files.bytes / 1e6).toFixed(1)} MB`
    const message = `${url} has ${size}; at most ${maxBytes / 1e6} MB are allowed`
    if (files.bytes > maxBytes)
      problems.push({ line: image.position?.start.line ?? 1, field: 'image', message })
    Object.assign(image.properties, files.size)
    const srcSet = files.avif.map(({ url, width }) => `${url} ${width}w`).join(', ')
    if (!srcSet) continue
    // The image becomes the fallback of a picture.
    const source = h('source', { type: 'image/avif', srcSet, sizes })
    Object.assign(image, h('picture', source, { ...image }))
  }
  return { raster: [...raster], problems }
}
