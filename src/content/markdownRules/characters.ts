/** Characters that nobody sees, or that were lost before the file was saved. */
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { lineOf, type MarkdownProblem, type MarkdownRule } from './markdownText'

/** What takes no room, turns the direction of the text, or looks like a space; emoji are joined by U+200D. */
const invisible =
  /[\u00a0\u00ad\u200b\u200c\u200e\u200f\u202a-\u202f\u2060-\u2069\ufeff]|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d/u

const nameOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** In a heading it gets into the anchor, in a link into the address. */
export const invisibleCharacters: MarkdownRule = ({ tree }) => {
  const problems: MarkdownProblem[] = []
  visit(tree, (node) => {
    if (node.type !== 'heading' && node.type !== 'link' && node.type !== 'definition') return
    const url = node.type === 'heading' ? '' : decoded(node.url)
    const text = node.type === 'definition' ? '' : textOf(node)
    const found = invisible.exec(`${url} ${text}`)?.[0]
    if (!found) return
    const message = `holds a character that nobody sees (${nameOf(found)}); delete it, or type a simple space`
    const field = node.type === 'heading' ? 'heading' : 'link'
    problems.push({ line: lineOf(node), field, message, isWarning: true })
  })
  return problems
}

function decoded(url: string) {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}

/** U+FFFD stands for bytes that are no UTF-8. */
export const lostCharacters: MarkdownRule = ({ source }) =>
  source.split('\n').flatMap((text, n) => {
    const message = `has ${'\ufffd'} in place of a character; save the file as UTF-8 and type the character again`
    return text.includes('\ufffd') ? [{ line: n + 1, field: 'text', message }] : []
  })
