/** Fenced blocks: figures from their YAML, and code with its caption and its button. */
import { h } from 'hastscript'
import type { Code } from 'mdast'
import * as v from 'valibot'
import { renderFigure } from '../../figures/renderFigure'
import { figureSchema } from '../../figures/schema'
import { fill } from '../../locale'
import { copying } from '../../words'
import type { Problem } from '../problem'
import { readYaml } from '../yaml'
import type { MarkdownText, TextContext } from './parseMarkdown'
import { isUnclosed } from './rules'
import { typeset } from './typography'

/** Makes the element of a figure. */
export const figure = v.pipe(
  v.unknown(),
  v.transform(typeset),
  figureSchema,
  v.transform(renderFigure),
)

/** @returns a code block with a button that copies it, and a caption from the text behind the language */
function renderCode(block: Code) {
  const purpose = block.meta?.trim()
  const label = purpose && fill(copying.purpose, { purpose })
  const button = { type: 'button', class: 'needs-script', ariaLabel: label, dataDeferClick: '' }
  const code = h('pre', h('code', block.value && `${block.value}\n`))
  const parts = [h('button', button, copying.copy), h('div', { role: 'status' }), code]
  if (purpose) parts.unshift(h('figcaption', String(typeset(purpose))))
  const lines = parts.map((part) => ['\n', part])
  const className = block.lang === 'prompt' ? 'code-block spoken' : 'code-block'
  return h('figure', { class: className }, ...lines, '\n')
}

/** Draws the fenced blocks of a text into their data. @returns what is wrong in figures */
export function renderBlocks({ source, nodes }: MarkdownText, context: TextContext) {
  const { file, lineOf, kind } = context
  const problems: Problem[] = []
  for (const block of nodes) {
    if (block.type !== 'code') continue
    const isFigure = block.lang === 'figure' && kind === 'article' && !isUnclosed(block, source)
    const firstLine = lineOf(block.position?.start.line ?? 1) + 1
    const rendered = isFigure
      ? readYaml(block.value, figure, { file, firstLine, field: 'figure' })
      : undefined
    problems.push(...(rendered?.problems ?? []))
    block.data = { hChildren: [rendered?.output ?? renderCode(block)] }
  }
  return problems
}
