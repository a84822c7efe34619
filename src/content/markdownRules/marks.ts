/** Links, marks and list items that Markdown does not take for such, and links without words. */
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { lineOf, type MarkdownProblem, type MarkdownRule, matchesIn } from './markdownText'

/** What was meant to be something else than text, and how that is written. */
const meant: [pattern: RegExp, field: string, instead: string][] = [
  [
    /\]\([^\n)]*\)?/g,
    'link',
    'an address has no spaces and ends with a parenthesis: [text](/contact)',
  ],
  [
    /\][ \t]+\((?=[/#.]|https?:|mailto:)[^\n)]*\)?/g,
    'link',
    'no space stands between the two: [text](/contact)',
  ],
  [
    /\([^()\n]+\)\[(?=[/#.]|https?:|mailto:)[^\n\]]*\]?/g,
    'link',
    'the text comes first, in brackets: [text](/contact)',
  ],
  [
    /^[ >]*\[[^\][^@]+\]:[ \t]+(?=[/#]|https?:)[^\n]*/g,
    'definition',
    'an address has no spaces, and an empty line stands above: [label]: /contact',
  ],
  [
    /\*\*|__|~~/g,
    'text',
    'a mark stands directly before the first and behind the last letter, as in **word**; the sign itself has a \\ before it',
  ],
  [
    /`+/g,
    'text',
    'code has as many ` signs before as behind it; the sign itself has a \\ before it',
  ],
  [
    /(?:^|\n)[ >]*(?:[-*+•]|\d+[.)])\u00a0/g,
    'list',
    'a simple space stands between the mark and the text, no no-break space',
  ],
  [/(?:^|\n)[ >]*•[^\n]*/g, 'list', 'an item of a list begins with - and a space'],
]

export const marksThatAreText: MarkdownRule = (text) =>
  meant.flatMap(([pattern, field, instead]) =>
    matchesIn(text, pattern).map(({ written, line }) => ({
      line: line + (written.startsWith('\n') ? 1 : 0),
      field,
      message: `${written.trim()} is shown as it is written; ${instead}`,
    })),
  )

/** A link of no words cannot be clicked, nor be read out. */
export const emptyLinks: MarkdownRule = ({ tree }) => {
  const problems: MarkdownProblem[] = []
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'linkReference') return
    if (textOf(node).replace(/[\p{Cf}\s]/gu, '')) return
    const name = node.type === 'link' ? node.url : node.label
    const message = `the link to ${name || 'nothing'} has no words; write what it leads to: [text](${node.type === 'link' ? node.url : '/contact'})`
    problems.push({ line: lineOf(node), field: 'link', message })
  })
  return problems
}
