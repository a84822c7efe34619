/** Pictures in a text. */
import type { Nodes } from 'hast'
import type { Pictures } from '../pictures'
import type { Report } from './parseMarkdown'

/**
 * Gives the images of a text their addresses, and their sizes, so that nothing moves when they have loaded. One that is
 * not there stays as it is, which the check of the finished pages reports; one that cannot be shown becomes its words.
 */
export async function setImages(nodes: readonly Nodes[], pictures: Pictures, report: Report) {
  for (const image of nodes) {
    if (image.type !== 'element' || image.tagName !== 'img') continue
    const { width: asked, height: _, ...properties } = image.properties
    const { problem, ...picture } = await pictures.find(String(properties.src))
    if (problem) {
      report(image.position?.start.offset ?? 0, 'image', `${properties.src} ${problem}`)
      const value = String(properties.alt ?? '')
      Object.assign(image, { tagName: 'span', properties: {}, children: [{ type: 'text', value }] })
      continue
    }
    // Before the address: Firefox and Safari load what is not lazy yet.
    image.properties = { loading: 'lazy', decoding: 'async', ...properties, ...picture }
    // HTML may show it smaller than it is.
    const { width = 0, height = 0 } = picture
    const scale = Number(asked) / width
    if (scale > 0 && scale < 1)
      Object.assign(image.properties, { width: asked, height: Math.round(height * scale) })
  }
}
