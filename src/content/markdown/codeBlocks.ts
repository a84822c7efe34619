/** Fenced blocks: figures and worksheets from their YAML, and code with its caption and its button. */
import type { Element } from 'hast'
import { h } from 'hastscript'
import type { Code } from 'mdast'
import * as v from 'valibot'
import { stringify } from 'yaml'
import { renderFigure } from '../../figures/renderFigure'
import { figureSchema } from '../../figures/schema'
import { fill } from '../../locale'
import { pagePaths } from '../../site'
import { copying } from '../../words'
import { worksheetSchema } from '../../worksheets/checkWorksheet'
import { renderWorksheet } from '../../worksheets/renderWorksheet'
import type { Worksheet } from '../../worksheets/schema'
import type { Problem } from '../problem'
import { readYaml } from '../yaml'
import type { MarkdownText, TextContext } from './parseMarkdown'
import { isUnclosed } from './rules'
import { typeset } from './typography'

/** @returns what completes a worksheet that names a sheet of the workbook by that sheet; its own keys count first */
const worksheetIn = (workbook: ReadonlyMap<string, object>) =>
  v.rawTransform<unknown, unknown>(({ dataset, addIssue, NEVER }) => {
    const { sheet, ...own } = Object(dataset.value)
    if (sheet === undefined) return dataset.value
    const shared = workbook.get(sheet)
    if (shared) return { ...shared, ...own }
    addIssue({ message: `is sheet ${sheet}; allowed: ${[...workbook.keys()].join(', ')}` })
    return NEVER
  })

/** @returns what makes the element of a figure or a worksheet; undefined for code */
function schemaOf(
  language: string,
  { workbook = new Map(), path }: TextContext,
): v.GenericSchema<unknown, Element> | undefined {
  if (language === 'figure')
    return v.pipe(v.unknown(), v.transform(typeset), figureSchema, v.transform(renderFigure))
  if (language !== 'worksheet') return undefined
  const render = (sheet: Worksheet) => renderWorksheet(sheet, path === pagePaths.workbook)
  return v.pipe(v.unknown(), worksheetIn(workbook), worksheetSchema, v.transform(render))
}

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

/** Draws the fenced blocks of a text into their data. @returns what is wrong in figures and worksheets */
export function renderBlocks({ source, nodes }: MarkdownText, context: TextContext) {
  const { file, lineOf, kind, workbook } = context
  const problems: Problem[] = []
  const ids = new Set<unknown>()
  for (const block of nodes) {
    if (block.type !== 'code') continue
    const field = block.lang ?? ''
    const line = lineOf(block.position?.start.line ?? 1)
    const isRendered = kind === 'article' && !isUnclosed(block, source)
    const schema = isRendered ? schemaOf(field, context) : undefined
    const rendered = schema && readYaml(block.value, schema, { file, firstLine: line + 1, field })
    problems.push(...(rendered?.problems ?? []))
    const { sheet, ...own } = Object(rendered?.values)
    // The Markdown version of a page has the whole sheet.
    if (sheet) block.value = stringify({ ...workbook?.get(sheet), ...own })
    const id = rendered?.output?.properties.id
    const message = `has the id ${id}, as has another one of this text`
    if (id && ids.has(id)) problems.push({ file, line, field, message })
    ids.add(id)
    block.data = { hChildren: [rendered?.output ?? renderCode(block)] }
  }
  return problems
}
