/** HTML, MDX and templates in Markdown, which are shown as they are written; comments are allowed. */
import { visit } from 'unist-util-visit'
import { lineOf, type MarkdownProblem, type MarkdownRule, matchesIn } from './markdownText'

const problem = (line: number, message: string): MarkdownProblem => ({
  line,
  field: 'HTML',
  message,
})

/** How Markdown writes the tags that people use most. */
const instead: Readonly<Record<string, string>> = {
  a: '[text](/contact)',
  b: '**text**',
  br: 'a new paragraph, after an empty line',
  code: '`text`',
  del: '~~text~~',
  em: '*text*',
  h2: '## Heading',
  h3: '### Heading',
  hr: '--- between two empty lines',
  i: '*text*',
  img: '![what it shows](/images/plan.png)',
  li: '- text',
  ol: '1. text',
  p: 'a paragraph, after an empty line',
  pre: 'a block between two lines of ```',
  s: '~~text~~',
  strong: '**text**',
  table: '| a table |',
  ul: '- text',
}

export const rawHtml: MarkdownRule = ({ tree }) => {
  const problems = new Map<string, MarkdownProblem>()
  visit(tree, 'html', (node) => {
    const value = node.value.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''))
    const [before = '', tag, name = ''] = /^[\s\S]*?(<[/?!]*([\w:.-]*)[^>]*>?)/.exec(value) ?? []
    if (!tag) return
    const line = lineOf(node) + before.slice(0, -tag.length).split('\n').length - 1
    const way = Object.hasOwn(instead, name.toLowerCase())
      ? `write ${instead[name.toLowerCase()]}`
      : 'leave it out'
    const message = tag.startsWith('<!--')
      ? 'a comment that begins with <!-- has no end, and takes what follows with it; end it with -->'
      : `<${name || tag.slice(1, 8)}> is HTML, which is shown as it is written; ${way}, or write \\< for the character itself`
    problems.set(`${line} ${message}`, problem(line, message))
  })
  return [...problems.values()]
}

const foreign: [pattern: RegExp, what: string][] = [
  [/^[ >]*import\s+(?:[^\n]*\sfrom\s+)?['"][^\n]*/g, 'an import of MDX'],
  [/^[ >]*export\s+(?:const|let|var)\s+\w+\s*=[^\n]*/g, 'an export of MDX'],
  [/^[ >]*export\s+(?:default\s+)?(?:async\s+)?function\b[^\n]*\([^\n]*/g, 'an export of MDX'],
  [/^[ >]*export\s+default\s+\w*\s*[({;][^\n]*/g, 'an export of MDX'],
  [/\{\{[^\n]*\}\}|\{%[^\n]*%\}/g, 'a tag of a template'],
  [/^[ >]*\{[\s\S]*\}\s*$/g, 'an expression of MDX'],
  [/<\/?[A-Z][\w.]*(?=[\s/>])[^<>\n]*(?:\{[^<\n]*|>)/g, 'a component of MDX'],
  [/\{[#.:][\w-]+[^}\n]*\}/g, 'an attribute'],
]

/** What other systems make something of; Markdown shows it. Of a line, the first such thing is reported. */
export const foreignSyntax: MarkdownRule = (text) => {
  const problems = new Map<number, MarkdownProblem>()
  for (const [pattern, what] of foreign)
    for (const { written, line } of matchesIn(text, pattern)) {
      const message = `${written.trim().split('\n')[0]} is shown as it is written: Markdown has no such thing as ${what}; leave it out, or write it as code, between \` signs`
      if (!problems.has(line)) problems.set(line, problem(line, message))
    }
  return [...problems.values()]
}
