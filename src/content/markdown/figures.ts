/** A code block of the language `figure` holds a figure as YAML: its kind, caption and items (`figures/schema.ts`). */
import type { Root as Html } from 'hast'
import type { BlockContent, Root, RootContent } from 'mdast'
import rehypeRemark from 'rehype-remark'
import rehypeStringify from 'rehype-stringify'
import remarkSmartypants from 'remark-smartypants'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import * as v from 'valibot'
import {
  type Document,
  isAlias,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit as visitYaml,
} from 'yaml'
import { drawFigure } from '../../figures/drawFigure'
import { type Figure, figureKinds, figureSchema } from '../../figures/schema'
import { yamlErrors } from '../frontMatter/readYaml'
import { allowedInstead } from '../nearest'
import { typography } from './renderMarkdown'

type Issue = Pick<v.BaseIssue<unknown>, 'path' | 'message'>

export interface FigureProblem {
  /** Counts from the start of the text. */
  line: number
  field: string
  message: string
}

const serializer = unified().use(rehypeStringify)
const toMarkdown = unified().use(rehypeRemark)
const typesetter = unified().use(remarkSmartypants, typography)

export const figureHtml = (figure: Figure) =>
  serializer.stringify({ type: 'root', children: [drawFigure(figure)] })

/** Curls quotes and sets dashes, as in the text around the figure. */
function typeset(value: string) {
  const text = { type: 'text' as const, value }
  const tree: Root = { type: 'root', children: [{ type: 'paragraph', children: [text] }] }
  typesetter.runSync(tree)
  return text.value
}

/** Where the value at a path begins; of a key that is missing, where the entry begins that should have it. */
function offsetOf(document: Document, path: readonly unknown[]): number {
  const node = document.getIn(path, true)
  if (isNode(node) && node.range) return node.range[0]
  return path.length > 0 ? offsetOf(document, path.slice(0, -1)) : 0
}

/** What is wrong with a value; of a kind, which one was meant. */
function messageOf({ path, message }: Issue): string {
  const kind = path?.length === 1 && path[0].key === 'kind' ? path[0].value : undefined
  const isMistyped = typeof kind === 'string' && !figureKinds.some((known) => known === kind)
  return isMistyped ? `is "${kind}"${allowedInstead(kind, figureKinds)}` : message
}

function readFigure(yaml: string): { figure?: Figure; problems: FigureProblem[] } {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, schema: 'core' })
  const problemAt = (offset: number, path: readonly unknown[], message: string) => ({
    line: lines.linePos(offset).line,
    field: ['figure', ...path].join('.'),
    message,
  })
  const errors = yamlErrors(yaml, document, (offset) => lines.linePos(offset).line).map(
    ({ line, path, message }) => ({ line, field: ['figure', ...path].join('.'), message }),
  )
  visitYaml(document, (key, node) => {
    // A text in which YAML takes a part for a comment, a name or a reference to one, and leaves it out.
    if (isAlias(node) || (isScalar(node) && (node.comment || node.anchor)))
      errors.push(
        problemAt(node.range?.[0] ?? 0, [], 'quote a value that has " #", or begins with * or &'),
      )
    if (isScalar(node) && key !== 'key' && typeof node.value === 'string')
      node.value = typeset(node.value)
  })
  if (errors.length > 0) return { problems: errors }
  const {
    success,
    output,
    issues = [],
  } = v.safeParse(figureSchema, document.toJS(), {
    abortPipeEarly: true,
  })
  if (success) return { figure: output, problems: [] }
  const problems = issues.map((issue) => {
    const path = issue.path?.map(({ key }) => key) ?? []
    return problemAt(offsetOf(document, path), path, messageOf(issue))
  })
  return { problems }
}

const isBlock = (node: RootContent): node is BlockContent =>
  node.type === 'paragraph' || node.type === 'list'

/** What a page without styles, or a machine, gets of a figure: its caption and its list, without the drawing. */
function asMarkdown(figure: Figure): BlockContent[] {
  const tree: Html = { type: 'root', children: [drawFigure(figure)] }
  visit(tree, { tagName: 'svg' }, (_, index, parent) => {
    if (index !== undefined) parent?.children.splice(index, 1)
    return [SKIP, index ?? 0]
  })
  return toMarkdown.runSync(tree).children.filter(isBlock)
}

/**
 * Puts each figure of a text in the place of its code block: as Markdown a quotation with its caption and its
 * list, as HTML the figure itself.
 */
export function drawFigures(tree: Root): FigureProblem[] {
  const problems: FigureProblem[] = []
  visit(tree, 'code', ({ lang, value, position }, index, parent) => {
    if (lang !== 'figure' || !parent || index === undefined) return
    const { figure, problems: found } = readFigure(value)
    const fence = position?.start.line ?? 1
    problems.push(...found.map((problem) => ({ ...problem, line: fence + problem.line })))
    if (!figure) return
    const { children, properties } = drawFigure(figure)
    parent.children[index] = {
      type: 'blockquote',
      children: asMarkdown(figure),
      data: { hName: 'figure', hProperties: properties, hChildren: children },
    }
  })
  return problems
}

/** @returns what is wrong with the figure of a page: the field, and what is allowed there */
export const problemsOfFigure = (figure: unknown) =>
  (v.safeParse(figureSchema, figure, { abortPipeEarly: true }).issues ?? []).map((issue) => ({
    field: ['figure', v.getDotPath(issue)].join('.'),
    message: messageOf(issue),
  }))
