/** The addresses in a text: of its links and of its pictures, as its author wrote them. */
import type { Node, Root } from 'mdast'
import { visit } from 'unist-util-visit'

interface Place {
  url: string
  /** Counts from the start of the text. */
  line: number
}

export interface TextImage extends Place {
  alt: string
}

/** A link that the parser made of a bare address may have no position; what it stands in has one. */
const lineIn = ({ position }: Node, parent: Node | undefined) =>
  (position ?? parent?.position)?.start.line ?? 1

/** @param tree before anything is added to it */
export function linksIn(tree: Root): Place[] {
  const links: Place[] = []
  visit(tree, (node, _, parent) => {
    if (node.type === 'link' || node.type === 'definition')
      links.push({ url: node.url, line: lineIn(node, parent) })
  })
  return links
}

/** A reference such as `![plan][1]` has its address in a definition elsewhere in the text. */
export function imagesIn(tree: Root): TextImage[] {
  const definitions = new Map<string, string>()
  const images: TextImage[] = []
  visit(tree, 'definition', ({ identifier, url }) => {
    if (!definitions.has(identifier)) definitions.set(identifier, url)
  })
  visit(tree, (node, _, parent) => {
    if (node.type !== 'image' && node.type !== 'imageReference') return
    const url = node.type === 'image' ? node.url : (definitions.get(node.identifier) ?? '')
    images.push({ url, alt: node.alt ?? '', line: lineIn(node, parent) })
  })
  return images
}

export const noAlternative = (url: string) =>
  `${url} has no alternative text; say between the brackets what it shows`
