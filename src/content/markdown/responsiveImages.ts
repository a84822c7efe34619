/** Gives images in a text their size, so that nothing moves when they have loaded, and lighter files to choose from. */
import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { imageProblem } from '../links/imageProblem'
import { imageFiles, imageSizes } from './imageFiles'

/** An image in one of the first blocks may be in view at once, and is not held back. */
const firstBlocks = 3

const imagesIn = (tree: Root | Element) => {
  const images: Element[] = []
  visit(tree, 'element', (node) => {
    if (node.tagName === 'img') images.push(node)
  })
  return images
}

/** Puts an image into a `picture` with sources; the image becomes the picture's fallback. */
function addSource(image: Element, srcSet: string) {
  const properties = { type: 'image/avif', srcSet, sizes: imageSizes }
  const source: Element = { type: 'element', tagName: 'source', properties, children: [] }
  const fallback: Element = { ...image }
  Object.assign(image, { tagName: 'picture', properties: {}, children: [source, fallback] })
}

/** A rehype plugin. @param publicFolder the folder of the images */
export const responsiveImages =
  (publicFolder = 'public') =>
  async (tree: Root) => {
    const blocks = tree.children.filter((node) => node.type === 'element')
    const [eager] = blocks.slice(0, firstBlocks).flatMap(imagesIn)
    for (const image of imagesIn(tree)) {
      const url = String(image.properties.src)
      // Before the address: Firefox and Safari load what is not lazy yet.
      const loading = image === eager ? {} : { loading: 'lazy' }
      image.properties = { ...loading, decoding: 'async', ...image.properties }
      // It is reported with the text, whose other problems are to be found, too.
      if (await imageProblem(url, publicFolder)) continue
      const { size, avif } = await imageFiles(url, publicFolder)
      Object.assign(image.properties, size)
      if (avif[0]) addSource(image, avif.map(({ url, width }) => `${url} ${width}w`).join(', '))
    }
  }
