/** Replaces in a text what only another generator understands; code, and all that this site shows, stays as it is. */
import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import type { Nodes } from 'mdast'
import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { parseMarkdown } from '../../src/content/markdown/parseMarkdown'
import { idOf } from '../../src/ui/idOf'
import { htmlOfTag, linkTo, noteNames, quoted, tags, unknown, valuesOf } from './tags'

interface Context {
  isHtml: boolean
  /** @returns the address on this site or outside, of a picture only if it is here; undefined where it leads nowhere */
  resolve: (address: string, isPicture: boolean) => string | undefined
  changed: (kind: string) => void
}

/** Code between tags of Liquid, Hugo or WordPress. */
const codeTags =
  /(?:\{%-?|\{\{[<%]|\[)\s*(highlight|sourcecode)\b[\s"]*(?:lang\w*="?)?([\w+#-]*)[^\]}]*(?:\]|\}\}|%\})([\s\S]*?)(?:\{%-?\s*end|\{\{[<%]\s*\/|\[\/)\s*\1\s*(?:[>%]\}\}|-?%\}|\])/g

/** Elements without which a look is lost, and nothing else. */
const layout = String.raw`<\/?(?:article|button|footer|header|label|main|nav|picture|source)\b[^>]*>`

const rules: readonly (readonly [kind: string, pattern: RegExp, by: string])[] = [
  ['comments', /\{\/\*[\s\S]*?\*\/\}|<!--\s*\/?wp:.*?-->/g, ''],
  ['Liquid', /\{\{-?\s*(?:site|page)\.[\w.]*url[^}]*\}\}/g, ''],
  ['Liquid', /\{\{-?\s*["']([^"']*)["'][^}]*\}\}/g, '$1'],
  ['contents', /^[*-] .*\n\{:\s*toc\s*\}.*$|^\[\[?_?toc_?\]\]?$/gim, ''],
  ['attributes', /^[ \t>]*\{:[^}\n]*\}[ \t]*(?:\n|$)|(?<=[)*_\ue001])\{[:.#\w][^}\n]*\}/gm, ''],
  [
    'attributes',
    /[ \t]+\{:?\s*[.#][^}\n]*\}[ \t]*$|\s+markdown="?\w+"?(?=[^<>]*>)| =\d+x\d*(?=\))/gm,
    '',
  ],
  ['attributes', /(?<=<[a-z][^<>]*?)\s(?:on\w+=(?:"[^"]*"|'[^']*')|\w+=\{\{?[^}]*\}\}?)/gi, ''],
  ['addresses', /<((?!https?:|mailto:|tel:)[a-z][\w+.-]+:[^\s<>]+)>/gi, '$1'],
  ['wiki links', /!\[\[([^\]|\n]+)[^\]]*\]\]/g, '<img src="$1">'],
  ['wiki links', /\[\[(?:([^\]|\n]+)\|)?([^\]\n]+)\]\]/g, '[$2]($1)'],
  ['headings', /^(#{2,6})(?=[^\s#])/gm, '$1 '],
  ['headings', /^#{1,6}[ \t]*$/gm, ''],
  ['elements', /<(style|noscript)\b[\s\S]*?<\/\1\s*>/gi, ''],
  ['elements', new RegExp(`^[ \\t]*${layout}[ \\t]*\\n|${layout}`, 'gim'), ''],
  ['elements', /^(<(p|div)\b[^\n]*<\/\2>)\n(?=[^\n<])/gim, '$1\n\n'],
  ['elements', /(?<=<a\b[^>]*\s)name=/gi, 'id='],
  [
    'captions',
    /\[caption[^\]]*\]([\s\S]*?<img[^>]*>(?:\s*<\/a>)?)([\s\S]*?)\[\/caption\]/g,
    '<figure>$1<figcaption>$2</figcaption></figure>',
  ],
  ['captions', /(<img\b[^>]*?\salt=")("[^>]*>(?:\s*<\/a>)?\s*<figcaption[^>]*>([^<]+))/g, '$1$3$2'],
  ['embeds', /\[embed[^\]]*\]\s*(\S+?)\s*\[\/embed\]/g, '\n<p><a href="$1">$1</a></p>\n'],
]

/** Elements that load a page, play a film or run a program. */
const embedded =
  /<(audio|embed|form|iframe|object|script|video)\b([^>]*)>(?:((?:(?!<\1\b)[\s\S])*?)<\/\1\s*>)?/gi

const address = String.raw`\(\s*<?((?:[^()\n"<>]|\([^()\n]*\))*?)>?(?:\s+["'][^"'\n]*["'])?\s*\)`
const words = String.raw`\[((?:!\[[^\]]*\]\([^)]*\)|\[[^\]]*\]|[^\][])*)\]`
const pictures = new RegExp(`!${words}${address}|<img\\b([^>]*)>`, 'gi')
const links = new RegExp(`(?<!!)${words}${address}|(<a\\b[^>]*?\\shref=)["']([^"']*)["']`, 'gi')
const definitions = /^( {0,3}\[[^\]^\n]+\]:\s*)<?(\S+?)>?(?=\s|$)/gm

const notes = /^([ \t]*):::+[ \t]*(\w+)[ \t]*(.*)\n([\s\S]*?)\n\s*:::+[ \t]*$/gm

const converter = unified()
  .use(rehypeParse, { fragment: true })
  .use(() => (tree: Root) => {
    visit(tree, { tagName: 'figcaption' }, (caption: Element) => {
      Object.assign(caption, h('p', h('em', caption.children)))
    })
  })
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' })

/** Replaces the Markdown in a block of HTML, which would be shown as it is written. */
const toHtml = (html: string) =>
  /^<(pre|script|style|!--)/i.test(html)
    ? html
    : html
        .replace(/\*\*([^*\n]+)\*\*/g, '<b>$1</b>')
        .replace(/`([^`\n]+)`/g, '<code>$1</code>')
        .replace(/(?<!!)\[([^\][]+)\]\(([^()\s]+)\)/g, '<a href="$2">$1</a>')

const withHead = (table: string) =>
  table.replace(/<tr[\s\S]*?<\/tr>/i, (row) => row.replace(/(<\/?)td\b/gi, '$1th'))

/** @returns the text as Markdown; what is left to do in it, by its lines */
export function convertText(body: string, { isHtml, resolve, changed }: Context) {
  const hidden: string[] = []
  const tasks: string[] = []
  let text = body
  const hide = (code: string) => `\ue000${hidden.push(code) - 1}\ue001`
  const restore = (shown: string): string => {
    const filled = shown.replace(/\ue000(\d+)\ue001/g, (_, index) => hidden[Number(index)] ?? '')
    return filled === shown ? shown : restore(filled)
  }
  /** Marks the place of a task by a sign, which is taken out at the end. */
  const mark = (task: string) =>
    `\ue002${tasks.push(restore(task).replace(/\s+/g, ' ').trim()) - 1}\ue003`
  function replace(kind: string, pattern: RegExp, by: (found: string[], before: string) => string) {
    text = text.replace(pattern, (...found) => {
      const at = found.findIndex((each) => typeof each === 'number')
      const result = by(
        found.slice(0, at).map((each) => each ?? ''),
        text.slice(0, found[at]),
      )
      if (result !== found[0]) changed(kind)
      return result
    })
  }

  const blocks: Nodes[] = []
  visit(parseMarkdown(isHtml ? '' : body).tree, (node, _, parent) => {
    const isHtmlBlock = node.type === 'html' && parent?.type !== 'paragraph'
    if (/code/i.test(node.type) || isHtmlBlock) blocks.push(node)
  })
  for (const { type, position } of blocks.reverse()) {
    const { start, end } = { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 }
    const written = text.slice(start, end)
    text =
      text.slice(0, start) + (type === 'html' ? toHtml(written) : hide(written)) + text.slice(end)
  }
  replace('code', codeTags, ([, , language = '', written = '']) => {
    const content = written.replace(/^\s*\n|\s+$/g, '')
    const html = `<pre><code class="language-${language}">${content.replaceAll('<', '&lt;')}</code></pre>`
    return hide(isHtml ? html : `\`\`\`${language}\n${content}\n\`\`\``)
  })
  text = text.replace(/<(pre|code)\b[\s\S]*?<\/\1>/gi, hide)
  // An address ends at a blank, but between the signs of Liquid.
  text = text.replace(/\{\{(?![<%])[^{}]*\}\}/g, (tag) =>
    tag.replace(/("[^"]*"|'[^']*')|\s+/g, '$1'),
  )
  // WordPress makes paragraphs of empty lines where a text has none.
  if (isHtml && !/<p\b/i.test(text))
    text = text
      .replace(
        /^(?!\s*<\/?(?:blockquote|div|figure|h\d|hr|li|ol|p|table|t[rdh]|tbody|ul)\b)[^\n]+(\n[^\n<][^\n]*)*/gim,
        '<p>$&</p>',
      )
      .replace(/(?<=[^>\n])\n(?=[^\n<])/g, '<br>')
  text = text.replace(/\{(?:require|useBaseUrl)\(["']([^"']+)["']\)(?:\.default)?\}/g, '"$1"')
  for (const [, name, file] of text.matchAll(/^import\s+(\w+)\s+from\s+["']([^"'\n]+)["']/gm))
    text = text.replaceAll(`{${name}}`, `"${file}"`)
  replace('imports', /^import\s.*["'][^"'\n]+["'];?$/gm, () => '')
  replace('tags', tags, ([written = '', ...found], before) => {
    const at = found.findIndex(Boolean)
    const html = htmlOfTag(found[at] ?? '', found[at + 1] ?? '') ?? written
    return /<a\b[^>]*>[^<]*$/i.test(before) ? html.replace(/<\/?a\b[^>]*>/g, '') : html
  })
  replace(
    'frames and programs',
    embedded,
    ([written = '', name = '', attributes = '', content = '']) => {
      const [, inner = ''] = /<source([^>]*)>/i.exec(content) ?? []
      const { src, data, title } = valuesOf(`${attributes} ${inner}`).named
      const target = (src ?? data ?? '')
        .replace(/^\/\//, 'https://')
        .replace(
          /.*youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*/,
          'https://www.youtube.com/watch?v=$1',
        )
        .replace(/(.*gist\.github\.com\/.*)\.js.*/, '$1')
      if (target && (!/script/i.test(name) || /gist/.test(target))) return linkTo(target, title)
      return /platform\.twitter\.com/.test(target)
        ? ''
        : mark(`${written.slice(0, 60)} is left out`)
    },
  )
  const plain = (id: string) => id.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const ids = new Map<string, string>()
  for (const [, heading = '', id = ''] of text.matchAll(/^#{1,6} (.*?)(?:\{:?\s*#([^\s}]+).*)?$/gm))
    for (const each of [id, idOf(restore(heading).replace(/<[^>]*>/g, ''))])
      ids.set(plain(each), `#${idOf(restore(heading).replace(/<[^>]*>/g, ''))}`)
  for (const [, id = ''] of text.matchAll(/<[^>]*\s(?:id|name)="([^"]+)"/g))
    ids.set(plain(id), `#${id}`)
  for (const [kind, pattern, by] of rules) {
    for (const _ of text.matchAll(pattern)) changed(kind)
    text = text.replace(pattern, by)
  }
  replace('pictures', pictures, ([, text = '', path = '', attributes = ''], before) => {
    const { src = path, alt = text } = valuesOf(attributes).named
    const isInLink = /(\[|<a\b[^>]*>)[^\][<>]*$/i.test(before)
    const target = resolve(src, true)
    const outside = target || isInLink ? undefined : resolve(src, false)
    const [name = ''] = /[^/]*(?=\.\w+$)/.exec((target ?? src).replace(/[?#].*/, '')) ?? []
    const shown = (alt || name.replace(/[-_]+/g, ' ')).replace(/\s+/g, ' ')
    const task = target
      ? `${target} needs words that say what it shows`
      : `${src} is not there, or too large`
    // Without a line of text around it, an element gets no paragraph, which sets its width.
    const isMarkdown = !attributes || (!isHtml && /(^|\n[ \t]*\n)$/.test(before))
    const sign = target && alt ? '' : mark(`the picture ${task}`)
    if (target && !isMarkdown) return `${sign}<img src="${target}" alt="${quoted(shown)}">`
    if (target) return `${sign}![${shown}](${target})`
    if (outside && !isMarkdown) return sign + linkTo(outside, shown)
    return sign + (outside ? `[${shown}](${outside})` : shown)
  })
  const targetOf = (from: string) =>
    from.startsWith('#') ? ids.get(plain(from)) : resolve(from, false)
  const nowhere = (from: string) => (from ? mark(`${from} leads nowhere`) : '')
  replace('links', links, ([written = '', text = '', path = '', tag = '', href = '']) => {
    if (!tag && !text.trim()) return ''
    const from = tag ? href : path
    const target = targetOf(from)
    if (target === from) return written
    if (tag) return target ? `${tag}"${target}"` : `${nowhere(from)}<a`
    return target ? `[${text}](${target})` : nowhere(from) + text
  })
  replace('links', definitions, ([written = '', label = '', from = '']) => {
    const target = targetOf(from)
    if (target === from) return written
    return target ? label + target : `${nowhere(from)}${label}/`
  })
  replace('tags', unknown, ([written = '']) => {
    const shown = restore(written).replace(/\s+/g, ' ').replaceAll('--', '- -')
    return mark(`${shown} is a comment now, which nobody sees`) + hide(`<!-- ${shown} -->`)
  })
  if (isHtml) {
    const html = restore(text)
      .replace(
        /(?<=\n|<p>)[ \t]*(https?:[^\s<]+)(?=\s*(?:\n|<\/(?:p|div)>))/g,
        '<a href="$1">$1</a>',
      )
      .replace(/<table\b(?:(?!<th)[\s\S])*?<\/table>/gi, withHead)
      .replace(/<\/?(?:abbr|details|kbd|mark|su[bp]|summary)\b[^>]*>/gi, (tag) => hide(tag))
    text = String(converter.processSync(html)).replaceAll('\u00a0', ' ')
    text = text.replace(/(?<!!)\[([^\][]*)\]\(\)/g, '$1')
  }
  replace('notes', notes, ([written = '', indent = '', name = '', title = '', content = '']) => {
    if (!noteNames.test(name.toLowerCase())) return written
    const lines = [`[!${name}] ${title}`.trim(), ...restore(content).trim().split('\n')]
    return lines.map((line) => `${indent}> ${line.trimEnd()}`).join('\n')
  })
  text = restore(text).trim()
  const found = text.split('\n').flatMap((line, index) => {
    const signs = [...line.matchAll(/\ue002(\d+)\ue003/g)]
    return signs.map(([, number]) => ({ line: index + 1, task: tasks[Number(number)] ?? '' }))
  })
  return { text: text.replace(/\ue002\d+\ue003/g, ''), tasks: found }
}
