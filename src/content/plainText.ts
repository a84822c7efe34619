/** Rendered prose as plain text, for indexes and summaries. */
import { Parser } from 'htmlparser2'

/** Elements that do not part the words around them. */
const inline =
  'a abbr b cite code del em i ins kbd mark q s samp small strong sub sup time u var wbr'.split(' ')

/** Tells whether an element is no part of what is read: a drawing, a control, the number of a source or a note and the way back from it, words for screen readers alone. */
const isApart = (name: string, attributes: Readonly<Record<string, string>>) =>
  name === 'svg' ||
  name === 'button' ||
  /^(citation|sr-only)$/.test(attributes.class ?? '') ||
  attributes.href?.startsWith('#citation-') ||
  'data-footnote-ref' in attributes ||
  'data-footnote-backref' in attributes

/** @returns the text of HTML without what is no part of it, with single spaces */
export function plainText(html: string): string {
  let text = ''
  /** So many elements are open in one that is no part of the text, itself among them. */
  let depth = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      if (depth > 0 || isApart(name, attributes)) depth++
      else if (!inline.includes(name)) text += ' '
    },
    ontext(words) {
      if (depth === 0) text += words
    },
    onclosetag(name) {
      if (depth > 0) depth--
      else if (!inline.includes(name)) text += ' '
    },
  })
  parser.end(html)
  return text.replace(/\s+/g, ' ').trim()
}
