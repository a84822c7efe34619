/** Highlights code blocks at build time, by classes, as the security policy refuses inline styles. */
import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { bundledLanguages, codeToHast, createCssVariablesTheme } from 'shiki'
import { visit } from 'unist-util-visit'

/** Those of code blocks: what is colored, and what stays plain for a reason. */
export const languages: ReadonlySet<string> = new Set([
  ...Object.keys(bundledLanguages),
  ...['text', 'txt', 'plain', 'plaintext', 'prompt', 'figure', 'worksheet'],
])

const theme = createCssVariablesTheme({ name: 'css-variables', variablePrefix: '--code-' })

/** `color:var(--code-token-keyword)` becomes the class `token-keyword`. */
function toClass(node: Element) {
  const token = /--code-(token-[a-z-]+)/.exec(String(node.properties.style ?? ''))?.[1]
  delete node.properties.style
  if (token) node.properties.className = [token]
}

const languageOf = (code: Element) =>
  /language-(\S+)/.exec(String(code.properties.className ?? ''))?.[1] ?? 'text'

/** A rehype plugin that highlights each `pre > code`; an unknown language stays plain. */
export const highlight = () => async (tree: Root) => {
  const blocks: { pre: Element; code: Element }[] = []
  visit(tree, 'element', (node) => {
    const code = node.children[0]
    if (node.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code')
      blocks.push({ pre: node, code })
  })
  for (const { pre, code } of blocks) {
    const lang = languageOf(code)
    // Its lines wrap, so that it need not be scrolled.
    pre.properties = {}
    code.properties = {}
    if (!Object.hasOwn(bundledLanguages, lang)) continue
    const colored = await codeToHast(textOf(code).replace(/\n$/, ''), {
      lang,
      theme,
      tokenizeTimeLimit: 0,
    })
    visit(colored, 'element', (node) => {
      if (node.tagName === 'span') toClass(node)
      if (node.tagName === 'code') code.children = node.children
    })
  }
}
