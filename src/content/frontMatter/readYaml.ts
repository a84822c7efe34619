/** YAML as editors write it: its values, or what is wrong on which line, all of it at once. */
import {
  type Document,
  type ErrorCode,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
} from 'yaml'
import { yamlMistakes } from './yamlMistakes'

/** Keys, and the numbers of entries of lists from 0. */
export type YamlPath = readonly PropertyKey[]

interface YamlProblem {
  line: number
  path: YamlPath
  message: string
}

export interface Yaml {
  /** Undefined where there are problems, and of an empty text. */
  values?: unknown
  problems: YamlProblem[]
  /** @returns the line of what stands at a path; of what is missing, the line of what it is missing in */
  lineOf(path: YamlPath): number
}

/** What the parser says otherwise. */
const messages: Partial<Record<ErrorCode, string>> = {
  BAD_DQ_ESCAPE: 'has a backslash that stands for nothing; write \\\\ for a backslash',
  MULTIPLE_DOCS: 'has a line of --- or ..., below which another document begins; delete the line',
}

const asText = (sign: string) =>
  `begins with ${sign}, which YAML reads as a sign; put the value in quotes`

/** What YAML reads otherwise than it was meant; undefined where it reads what is written. */
function misread(node: unknown, document: Document, mayHaveComment: boolean): string | undefined {
  if (isAlias(node)) return node.resolve(document) ? undefined : asText('*')
  if (!isScalar(node)) return undefined
  if (node.anchor) return asText('&')
  if (node.tag) return asText('!')
  if (!mayHaveComment && node.type === 'PLAIN' && node.comment)
    return `ends before " #", which begins a comment; put the value in quotes, or the comment in a line of its own`
  return undefined
}

/**
 * @param lineAt the line of an offset in the text
 * @returns why a text cannot be read, on every line that has a known mistake; nothing where it can
 */
export function yamlErrors(
  text: string,
  { errors: [error] }: Pick<Document, 'errors'>,
  lineAt: (offset: number) => number,
): YamlProblem[] {
  if (!error) return []
  const mistakes = yamlMistakes(text)
  if (mistakes.length > 0)
    return mistakes.map((mistake) => ({ ...mistake, line: lineAt(0) + mistake.line - 1 }))
  const message = messages[error.code] ?? error.message.replace(/ at line [\s\S]*/, '')
  return [{ line: lineAt(error.pos[0]), path: [], message }]
}

/**
 * @param firstLine the line of the file on which the text begins
 * @param mayHaveComment whether a comment may stand behind the value at a path; by default it may not
 */
export function readYaml(
  text: string,
  firstLine = 1,
  mayHaveComment: (path: YamlPath) => boolean = () => false,
): Yaml {
  const counter = new LineCounter()
  const options = { lineCounter: counter, schema: 'core', uniqueKeys: false } as const
  const document = parseDocument(text, options)
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1
  const lines = new Map<string, number>()
  const lineOf = (path: YamlPath): number =>
    lines.get(JSON.stringify(path)) ?? (path.length > 0 ? lineOf(path.slice(0, -1)) : 1)

  const errors = yamlErrors(text, document, lineAt)
  if (errors.length > 0) return { problems: errors, lineOf }

  const problems: YamlProblem[] = []
  const report = (path: YamlPath, line: number, message: string) =>
    problems.push({ line, path, message })
  const walk = (node: unknown, path: YamlPath, line: number) => {
    if (path.length > 0) lines.set(JSON.stringify(path), line)
    const wrong = misread(node, document, mayHaveComment(path))
    if (wrong) report(path, line, wrong)
    if (isSeq(node))
      for (const [index, item] of node.items.entries())
        walk(item, [...path, index], isNode(item) && item.range ? lineAt(item.range[0]) : line)
    if (!isMap(node)) return
    const first = new Map<string, number>()
    for (const { key, value } of node.items) {
      const name = String(key)
      const keyLine = isNode(key) && key.range ? lineAt(key.range[0]) : line
      const earlier = first.get(name)
      if (!isScalar(key)) report([...path, name], keyLine, 'is no key; a word is required')
      else if (earlier) report([...path, name], keyLine, `is there twice, first on line ${earlier}`)
      first.set(name, earlier ?? keyLine)
      walk(value, [...path, name], keyLine)
    }
  }
  walk(document.contents, [], firstLine)
  if (problems.length > 0) return { problems, lineOf }
  try {
    return { values: document.toJS(), problems, lineOf }
  } catch {
    // Of YAML that is right only references that multiply each other cannot be followed.
    report([], 1, 'has too many references (*); write out what they stand for')
    return { problems, lineOf }
  }
}
