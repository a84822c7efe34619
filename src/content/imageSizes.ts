/** Gives images in a text their size in pixels, so that nothing moves when they have loaded. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** A rehype plugin. @param publicFolder the folder of the images */
export const imageSizes =
  (publicFolder = 'public') =>
  async (tree: Root) => {
    const images: Element[] = []
    visit(tree, 'element', (node) => {
      if (node.tagName === 'img') images.push(node)
    })
    for (const { properties } of images) {
      const file = join(publicFolder, String(properties.src))
      // A missing image is reported by readArticles.
      if (!existsSync(file)) continue
      // Imported on demand: most texts have no image.
      const { default: sharp } = await import('sharp')
      const { width, height } = await sharp(file).metadata()
      Object.assign(properties, { width, height })
    }
  }
