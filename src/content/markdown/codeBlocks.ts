/**
 * A code block with a caption that says what it is for, and a button that copies it.
 * The caption is what follows the language, as in "```prompt For the first interview".
 */
import type { Blockquote, Code, Paragraph, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'

type Attributes = Record<string, string | string[] | undefined>

/** A paragraph that becomes another element of the page. */
const element = (hName: string, hProperties: Attributes, value: string): Paragraph => ({
  type: 'paragraph',
  data: { hName, hProperties },
  children: [{ type: 'text', value }],
})

/** Markdown's only container of blocks is the quotation; it becomes a figure. */
function figureOf(code: Code): Blockquote {
  const purpose = code.meta?.trim()
  const button = {
    type: 'button',
    className: ['needs-script'],
    ariaLabel: purpose && `Copy: ${purpose}`,
    dataDeferClick: '',
  }
  return {
    type: 'blockquote',
    data: { hName: 'figure', hProperties: { className: ['code-block'] } },
    children: [
      ...(purpose ? [element('figcaption', {}, purpose)] : []),
      element('button', button, 'Copy'),
      element('div', { role: 'status' }, ''),
      code,
    ],
  }
}

/** A remark plugin; before the one that curls quotes, so that those of captions are curled. */
export const codeBlocks = () => (tree: Root) =>
  visit(tree, 'code', (code, index, parent) => {
    if (!parent || index === undefined) return undefined
    parent.children.splice(index, 1, figureOf(code))
    return [SKIP, index + 1]
  })
