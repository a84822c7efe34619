/** References such as `[text][label]` and `[^1]`, and what they refer to: Markdown shows one without the other as text. */
import { visit } from 'unist-util-visit'
import { allowedInstead, nearest } from '../nearest'
import { lineOf, type MarkdownProblem, type MarkdownRule, matchesIn } from './markdownText'

const normal = (label: string) => label.trim().replace(/\s+/g, ' ').toLowerCase()

/** The labels of a text: what defines them, and what uses them. */
function labelsIn(tree: Parameters<MarkdownRule>[0]['tree']) {
  const labels = {
    definition: { defined: new Map<string, number[]>(), used: new Set<string>() },
    footnote: { defined: new Map<string, number[]>(), used: new Set<string>() },
  }
  visit(tree, (node) => {
    if (node.type === 'definition' || node.type === 'footnoteDefinition') {
      const { defined } = labels[node.type === 'definition' ? 'definition' : 'footnote']
      defined.set(node.identifier, [...(defined.get(node.identifier) ?? []), lineOf(node)])
    }
    if (node.type === 'linkReference' || node.type === 'imageReference')
      labels.definition.used.add(node.identifier)
    if (node.type === 'footnoteReference') labels.footnote.used.add(node.identifier)
  })
  return labels
}

const insteadOf = (label: string, allowed: readonly string[], otherwise: string) =>
  allowed.length > 0 ? allowedInstead(label, allowed) : `; ${otherwise}`

/** `[text][label]`, `[label][]` and `![label]`; `[@id][@id]` are citations. */
export const undefinedReferences: MarkdownRule = (text) => {
  const defined = [...labelsIn(text.tree).definition.defined.keys()]
  const full = matchesIn(text, /!?\[(?!@)([^\][]*)\]\[(?!@)([^\][]*)\]/g)
  const images = matchesIn(text, /!\[(?![@^])([^\][]+)\](?![[(])/g)
  return [...full, ...images].flatMap(({ found: [, first = '', second], written, line }) => {
    const label = normal(second || first)
    if (!label) return []
    const rest = insteadOf(
      label,
      defined,
      `write [text](/address) or define it: [${label}]: /address`,
    )
    return [{ line, field: 'reference', message: `${written} has no definition${rest}` }]
  })
}

/** `[label]` alone may be a remark in brackets, such as `[sic]`; it is a reference where a definition is all but the same. */
export const mistypedReferences: MarkdownRule = (text) => {
  const { defined, used } = labelsIn(text.tree).definition
  const unused = [...defined.keys()].filter((label) => !used.has(label))
  return matchesIn(text, /(?<![\]!])\[([^\][^@]{4,})\](?![[(:])/g).flatMap(
    ({ found: [, label = ''], written, line }) => {
      const guess = nearest(normal(label), unused)
      const message = `${written} has no definition; did you mean [${guess}]?`
      return guess === undefined ? [] : [{ line, field: 'reference', message }]
    },
  )
}

/** `[^1]`, and the notes that Pandoc writes into the line. */
export const undefinedFootnotes: MarkdownRule = (text) => {
  const defined = [...labelsIn(text.tree).footnote.defined.keys()]
  return [
    ...matchesIn(text, /\[\^([^\][\s]+)\]/g).map(({ found: [whole, label = ''], line }) => {
      const rest = insteadOf(normal(label), defined, `write ${whole}: and its text on a line below`)
      return { line, field: 'footnote', message: `${whole} has no text${rest}` }
    }),
    ...matchesIn(text, /\^\[[^\]]*\]?/g).map(({ found: [whole], line }) => ({
      line,
      field: 'footnote',
      message: `${whole} is shown as it is written; write [^1] here, and [^1]: with its text on a line below`,
    })),
  ]
}

/** The second of two definitions is dropped; one that nothing uses is left over, or its reference is mistyped. */
export const leftoverDefinitions: MarkdownRule = ({ tree }) =>
  Object.entries(labelsIn(tree)).flatMap(([field, { defined, used }]) =>
    [...defined].flatMap(([label, [first = 1, ...others]]): MarkdownProblem[] => {
      const name = field === 'footnote' ? `[^${label}]` : `[${label}]`
      const again = others.map((line) => {
        const message = `${name} is there twice; that of line ${first} counts. Delete one or rename it`
        return { line, field, message }
      })
      const message = `${name} is used nowhere; refer to it or delete it`
      return used.has(label) ? again : [...again, { line: first, field, message, isWarning: true }]
    }),
  )
