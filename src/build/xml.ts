/** XML documents, from nested elements to text; escaping is the serializer's. */
import type { Element } from 'xast'
import { toXml } from 'xast-util-to-xml'
import { x } from 'xastscript'

type Attributes = Record<string, string>

/** An element that holds elements or text. */
export const el = (name: string, ...children: (Element | string)[]): Element =>
  x(name, null, ...children)

/** An element with attributes. */
export const elWith = (
  name: string,
  attributes: Attributes,
  ...children: (Element | string)[]
): Element => x(name, attributes, ...children)

export const xmlFile = (root: Element) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${toXml(root, { closeEmptyElements: true })}\n`
