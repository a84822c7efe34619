/** Mends the links and pictures of a post; all else in it stays as it is written. */
import { unescape as decoded } from 'node:querystring'
import { toString as textOf } from 'mdast-util-to-string'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { parseMarkdown, writtenIn } from '../../src/content/markdown/parseMarkdown'
import { idOf } from '../../src/ui/idOf'

/** @returns an address on this site; the same where that is not known */
type AddressOf = (address: string) => string

interface Edit {
  start: number
  written: string
  text: string
}

/** With the places of attributes. */
const htmlParser = unified().use(rehypeParse, { fragment: true, verbose: true })

/** @param start of the HTML in the post */
function editsIn(html: string, start: number, addressOf: AddressOf): Edit[] {
  const edits: Edit[] = []
  visit(htmlParser.parse(html), 'element', ({ tagName, properties, data }) => {
    const name = { a: 'href', img: 'src' }[tagName] ?? ''
    const { start: from, end } = data?.position?.properties?.[name] ?? {}
    const address = String(properties[name])
    const target = addressOf(address)
    if (from?.offset === undefined || target === address) return
    const written = html.slice(from.offset, end?.offset)
    edits.push({ start: start + from.offset, written, text: `${name}="${target}"` })
  })
  return edits
}

/** The words of a heading, from which generators make different addresses. */
const wordsIn = (address: string) => idOf(decoded(address)).replaceAll('-', '')

/**
 * @param addressOf the address here of a link or a picture
 * @returns the post with these; a picture without words has its title for them
 */
export function moveAddresses(post: string, addressOf: AddressOf): string {
  const { nodes } = parseMarkdown(post)
  const headings = nodes.filter(({ type }) => type === 'heading').map((node) => idOf(textOf(node)))
  function targetOf(url: string): string {
    if (!url.startsWith('#')) return addressOf(url)
    const heading = headings.find((each) => wordsIn(each) === wordsIn(url))
    return heading ? `#${heading}` : url
  }
  const edits: Edit[] = []
  for (const node of nodes) {
    const start = node.position?.start.offset
    if (start === undefined) continue
    const written = writtenIn(post, node)
    if (node.type === 'html') edits.push(...editsIn(written, start, targetOf))
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') continue
    const { type, url } = node
    const target = targetOf(url)
    if (type === 'image' && !node.alt && node.title) {
      const words = node.title.replace(/[[\]\\]/g, '\\$&')
      edits.push({ start, written, text: `![${words}](<${target}>)` })
      continue
    }
    if (target === url) continue
    const at = written.lastIndexOf(url)
    // A bare address has no words of its own.
    if (type === 'link' && !written.endsWith(')'))
      edits.push({ start, written, text: `[${written.replace(/^<|>$/g, '')}](${target})` })
    else if (at >= 0) edits.push({ start: start + at, written: url, text: target })
  }
  // From the last to the first, as each one moves what is behind it.
  edits.sort((a, b) => b.start - a.start)
  return edits.reduce(
    (text, { start, written, text: by }) =>
      text.slice(0, start) + by + text.slice(start + written.length),
    post,
  )
}
