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

type AddEdit = (start: number, written: string, text: string) => void

/** With the places of attributes. */
const htmlParser = unified().use(rehypeParse, { fragment: true, verbose: true })

/** @param add a change of the HTML: from where, what was written there, and what is now */
function moveInHtml(html: string, addressOf: AddressOf, add: AddEdit) {
  visit(htmlParser.parse(html), 'element', ({ tagName, properties, data }) => {
    const name = { a: 'href', img: 'src' }[tagName] ?? ''
    const { start: from, end } = data?.position?.properties?.[name] ?? {}
    const address = String(properties[name])
    const target = addressOf(address)
    if (from?.offset === undefined || target === address) return
    add(from.offset, html.slice(from.offset, end?.offset), `${name}="${target}"`)
  })
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
  const edits: { start: number; end: number; text: string }[] = []
  for (const node of nodes) {
    const begin = node.position?.start.offset
    if (begin === undefined) continue
    const add: AddEdit = (from, before, text) =>
      edits.push({ start: begin + from, end: begin + from + before.length, text })
    const written = writtenIn(post, node)
    if (node.type === 'html') moveInHtml(written, targetOf, add)
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') continue
    const { type, url } = node
    const target = targetOf(url)
    if (type === 'image' && !node.alt && node.title) {
      const words = node.title.replace(/[[\]\\]/g, '\\$&')
      add(0, written, `![${words}](<${target}>)`)
      continue
    }
    if (target === url) continue
    const at = written.lastIndexOf(url)
    // A bare address has no words of its own.
    if (type === 'link' && !written.endsWith(')'))
      add(0, written, `[${written.replace(/^<|>$/g, '')}](${target})`)
    else if (at >= 0) add(at, url, target)
  }
  // From the last to the first, as each one moves what is behind it.
  edits.sort((a, b) => b.start - a.start)
  return edits.reduce(
    (moved, { start, end, text }) => moved.slice(0, start) + text + moved.slice(end),
    post,
  )
}
