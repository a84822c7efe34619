/** What the writers of `dist/` share: the shape of a file, and its XML. */
import type { Element } from 'xast'
import { toXml } from 'xast-util-to-xml'

/** A path, with a leading slash, and what makes the file's content when it is needed. */
export type SiteFile = readonly [
  path: string,
  make: () => string | Uint8Array | Promise<string | Uint8Array>,
]

/** @returns the document as a file; escaping is the serializer's */
export const xmlFile = (root: Element): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${toXml(root, { closeEmptyElements: true })}\n`
