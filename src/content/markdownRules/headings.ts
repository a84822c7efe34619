/** Headings: their levels, their anchors, and lines that were meant to be one or were not. */
import type { Heading } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import {
  lineOf,
  type MarkdownProblem,
  type MarkdownRule,
  matchesIn,
  sourceOf,
} from './markdownText'

const headingsIn = (tree: Parameters<MarkdownRule>[0]['tree']) => {
  const headings: Heading[] = []
  visit(tree, 'heading', (heading) => {
    headings.push(heading)
  })
  return headings
}

const problem = (line: number, message: string): MarkdownProblem => ({
  line,
  field: 'heading',
  message,
})

/** A screen reader takes a skipped level for a missing part. */
export const headingLevels: MarkdownRule = ({ tree, kind }) => {
  const top = kind === 'page' ? 3 : 2
  let above = top - 1
  return headingsIn(tree).flatMap((heading) => {
    const { depth } = heading
    const isAllowed = depth >= top && depth <= above + 1
    const [last, owner] = [Math.max(top, above + 1), kind === 'page' ? 'section' : 'article']
    above = Math.max(depth, top - 1)
    if (isAllowed) return []
    const allowed =
      last > top ? `${top} to ${last} are allowed here` : `only ${top} is allowed here`
    const why = depth < top ? `, as is the title of the ${owner} itself` : ''
    const message = `is of level ${depth}${why}; ${allowed}, such as ${'#'.repeat(depth < top ? top : last)} ${textOf(heading)}`
    return [problem(lineOf(heading), message.trim())]
  })
}

/** An anchor is made of letters and digits. */
export const headingsWithoutAnchor: MarkdownRule = ({ tree }) =>
  headingsIn(tree).flatMap((heading) => {
    const text = textOf(heading)
    if (/[\p{L}\p{N}]/u.test(text)) return []
    const message = text.trim()
      ? `"${text}" has no letter or digit, so that no link can lead to it; add a word`
      : 'is empty; write its text behind the # signs, or delete them'
    return [problem(lineOf(heading), message)]
  })

/** What the page of an article has already, beside the headings of its text. */
const takenIds = /^(contents|takeaways|key takeaways|main|footnote-label|(source|citation)-\d+)$/i

/** Two elements of one id: links to the second lead to the first. */
export const takenAnchors: MarkdownRule = ({ tree, kind }) =>
  headingsIn(tree).flatMap((heading) => {
    const text = textOf(heading).trim()
    const id = text.toLowerCase().replace(/\s+/g, '-')
    if (kind === 'page' || !takenIds.test(id)) return []
    const message = `"${text}" would have the anchor #${id}, which another part of the page has; choose other words`
    return [problem(lineOf(heading), message)]
  })

const hashes = /(?:^|\n)[ >]*(#{2,6}[^ \t\n#]|#{7,}|#\p{L}[^\n.!?]*$)[^\n]*/gu

/** `##Heading`, also with a no-break space, is a paragraph; so is one with seven signs. */
export const headingsThatAreText: MarkdownRule = (text) =>
  matchesIn(text, hashes).flatMap(({ written, line, node }) => {
    if (node.type !== 'paragraph') return []
    const shown = written.replace(/^[\s>]+/, '')
    const level = Math.min(6, /^#+/.exec(shown)?.[0].length ?? 2)
    const instead = `${'#'.repeat(Math.max(2, level))} ${shown.replace(/^#+\s*/, '')}`
    const message = `"${shown}" is shown as it is written; write "${instead}", with a space`
    return [problem(line + (written.startsWith('\n') ? 1 : 0), message)]
  })

/** A line of `---` directly below a paragraph makes a heading of it. */
export const textsThatAreHeadings: MarkdownRule = ({ tree, source }) =>
  headingsIn(tree).flatMap((heading) => {
    const written = sourceOf(source, heading)
    const lines = written.split('\n')
    const isUnderlined = !written.trimStart().startsWith('#') && lines.length > 1
    const looksLikeText = lines.length > 2 || /[.!:;,]\s*$/.test(lines[0] ?? '')
    if (!isUnderlined || !looksLikeText) return []
    const message = `the line of ${lines.at(-1)?.trim().slice(0, 3)} makes a heading of the text above; put an empty line between`
    return [problem(lineOf(heading) + lines.length - 1, message)]
  })
