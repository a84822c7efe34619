/** Syntax of other generators, which would be shown to readers as it is written. */
import type { MarkdownText, Report } from './parseMarkdown'

interface Rule {
  pattern: RegExp
  /** What it is, and what to write instead. */
  message: string
  /** What the problem is about, if not the syntax. */
  field?: 'link'
  /** It is looked for in what is shown as it is written alone, not in what Markdown has read. */
  isShown?: true
  /** It may be meant as it is. */
  isWarning?: true
}

const identifier = 'sets an id or a class, which a text cannot; leave it out'

const rules: Rule[] = [
  {
    pattern: /\{%.*?%\}|\{\{.*?\}\}|\{#.*?#\}|\{%|\{\{/g,
    message: 'is a command of a template; write what it stands for, or put it between ` signs',
  },
  {
    pattern: /^ {0,3}\[(\[?)toc\]\1\s*$/gim,
    message: 'is a contents list, which each article has by itself; leave it out',
  },
  {
    pattern: /!?\[\[(?!toc\]\]).*?\]\]/gi,
    message: 'is a link of a wiki; write [text](/articles/name)',
  },
  {
    pattern: /^ {0,3}:::.*/gm,
    message: 'begins or ends a note of another generator; write > [!NOTE] and > before each line',
  },
  {
    // Editors that set text as it looks put \ before each sign of Markdown; before the @ of a link's words it is right.
    pattern: /(?:\\\[\\?|\[\\(?![^\]\n]*\]\())[@^][\w\ufffd-]+(?:,[^\]\n]*?)?(?:\]|\ufffd\ufffd)/g,
    message: 'is shown as it is written; leave \\ out, or put it between ` signs',
  },
  // What stands before is read last: first, it would be read anew at each sign.
  { pattern: /\{[#.:].*?\}[ \t]*$(?<=^#{1,6} .*)/gm, message: identifier },
  { pattern: /\{:.*?\}|(?<=[)\]])\{[#.\w][^}\n]*\}/g, message: identifier },
  {
    pattern: /^ {0,3}#{2,6}[^#\s].*/gm,
    message: 'is no heading without a blank behind its # signs',
  },
  {
    pattern: /(?<![=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])/g,
    message: 'is not marked; write <mark> and </mark>',
  },
  {
    pattern: /(?<!\\)\^\[[^\]\n]+\]/g,
    message: 'is no note; write [^1] here, and [^1]: with its text on a line below',
  },
  {
    pattern: /\[[^\][\n]+\] \((?:https?:|\/)[^)\n]*\)/g,
    message: 'is no link with a blank before its address',
  },
  {
    pattern: /^\*\[[^\]\n]+\]:.*/gm,
    message: 'explains nothing; write <abbr title="…"> around the abbreviation',
  },
  {
    pattern: /^ {0,3}: +\S.*/gm,
    message: 'is no definition; write <dl> with <dt> and <dd>, or a list',
  },
  {
    pattern: /^\$\$[ \t]*$/gm,
    message: 'begins or ends a formula, which is not set; show it as a picture',
  },
  {
    pattern: /^(?:import\s.+\sfrom\s+['"].*|export\s+(?:const|default|function)\b.*)/gm,
    message: 'is a program, which no text runs',
  },
  {
    pattern: /(?:!?\[[^\][\n\ufffc]*)?\]\([^)\n\ufffc]*\)?/g,
    message:
      'is not read as a link or picture; an address has no blank: write %20 for it, or < and > around the address',
    field: 'link',
    isShown: true,
  },
  {
    pattern: /(?<![\w:/]):[a-z][a-z_]*[a-z]:(?![\w:])/g,
    message: 'is shown as it is written; write the sign itself',
    isShown: true,
    isWarning: true,
  },
  {
    pattern: /\*\*/g,
    message: 'is shown as it is written; no blank is allowed between ** and its words',
    isShown: true,
    isWarning: true,
  },
]

/** The sign that replaces what has been reported, so that it is reported once. */
const reported = '\ufffb'

/** Reports what is meant for another generator, each kind once at its place. */
export function checkForeignSyntax({ source, nodes, running }: MarkdownText, report: Report) {
  /** The source without code, with U+FFFD for escapes but those of citations and footnotes. */
  let text = source.replace(/\\(?!\[\\?[@^]|[@^])[!-/:-@[-`{-~]/g, '\ufffd\ufffd')
  const replace = (start: number, end: number, sign: string) => {
    text = text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, sign) + text.slice(end)
  }
  for (const node of nodes) {
    const isComment = node.type === 'html' && node.value.startsWith('<!--')
    if (node.type === 'code' || node.type === 'inlineCode' || isComment)
      replace(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0, '\ufffc')
  }
  for (const rule of rules) {
    const { pattern, message, field = 'syntax', isShown, isWarning } = rule
    for (const match of (isShown ? running : text).matchAll(pattern)) {
      const end = match.index + match[0].length
      // The shown text still has what was reported in it.
      if (isShown && text.slice(match.index, end).includes(reported)) continue
      const written = source.slice(match.index, end).trim()
      report(match.index, field, `${written} ${message}`, isWarning)
      replace(match.index, end, reported)
    }
  }
}
