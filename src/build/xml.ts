/** XML documents; escaping is the serializer's. */
import type { Element } from 'xast'
import { toXml } from 'xast-util-to-xml'

export const xmlFile = (root: Element) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${toXml(root, { closeEmptyElements: true })}\n`
