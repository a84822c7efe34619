/** The levels of headings: below that of the title, without gaps, whatever level a text begins at. */
import type { Element, Root } from 'hast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { idOf } from '../../ui/idOf'
import type { Report, TextContext } from './parseMarkdown'

/** The highest level: below that of the article's or the section's title. */
const topLevel = { article: 2, page: 3 }

/** Moves headings to the levels that fit, and takes out a first one that repeats the title. */
export function moveHeadings(tree: Root, { kind, title }: TextContext, report: Report) {
  const headings: Element[] = []
  visit(tree, 'element', (node, index, parent) => {
    if (!/^h[1-6]$/.test(node.tagName) || node.properties.id === 'footnote-label') return undefined
    const repeatsTitle = title !== undefined && idOf(textOf(node)) === idOf(title)
    if (headings.length > 0 || node.tagName !== 'h1' || !repeatsTitle || index === undefined) {
      headings.push(node)
      return undefined
    }
    parent?.children.splice(index, 1)
    return index
  })
  const above: { written: number; level: number }[] = []
  const moved: string[] = []
  let first: Element | undefined
  for (const heading of headings) {
    const written = Number(heading.tagName.slice(1))
    while (above.length > 0 && (above.at(-1)?.written ?? 0) >= written) above.pop()
    const level = Math.min(6, (above.at(-1)?.level ?? topLevel[kind] - 1) + 1)
    above.push({ written, level })
    if (level === written) continue
    first ??= heading
    moved.push(`"${textOf(heading)}" from ${written} to ${level}`)
    heading.tagName = `h${level}`
  }
  const more = moved.length > 1 ? `, and ${moved.length - 1} more` : ''
  if (first)
    report(
      first.position?.start.offset ?? 0,
      'heading',
      `moves ${moved[0]}${more}: levels begin at ${topLevel[kind]}, below the title, and leave none out`,
      true,
    )
}
