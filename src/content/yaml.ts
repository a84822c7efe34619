/** YAML that people write, checked against a schema: every mistake with its line of the file. */
import * as v from 'valibot'
import { isAlias, isNode, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml'
import { allowedInstead, type Problem } from './problem'

type Path = readonly PropertyKey[]

/** @returns why YAML does not read a value as it is written; it takes signs of its own out of it */
function misread(text: string, node: Node): string | undefined {
  const isScalarNode = isScalar(node)
  if (isAlias(node) || node.anchor || (isScalarNode && node.tag))
    return 'begins with *, & or !, which are signs of YAML; put the value in quotes'
  if (!isScalarNode || node.type !== 'PLAIN' || typeof node.value !== 'string') return undefined
  const [, valueEnd, end] = node.range ?? []
  const isCut = /^[ \t]+#/.test(text.slice(valueEnd, end))
  return isCut ? 'ends before " #", which begins a comment; put the value in quotes' : undefined
}

/** @returns an issue with its path; of a misspelled key, with the path of the key that was meant */
function describe({ path, message, input, expected }: v.BaseIssue<unknown>) {
  const keys = (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
  const [, wrong, list = ''] = /^(.*); allowed: (.+)$/s.exec(message) ?? []
  const value = expected === 'never' ? keys.at(-1) : input
  const written = typeof value === 'string' ? value : ''
  // The words of valibot itself are about a key in JavaScript.
  const missing = message.replace(/^Invalid key: .* received undefined$/, 'is missing')
  const guess = wrong && wrong + allowedInstead(written, list.split(', '))
  return { keys, message: guess ?? missing }
}

/**
 * @param schema messages that end in `allowed: a, b` get a guess at the one that was meant
 * @param context the line of the file on which the text begins; the field before each path in the problems
 * @returns `values` as they are written, unless the text cannot be read; the `output` that the schema makes of them,
 * unless there are problems; `lineOf` a path, of what is missing the line of what it is missing in
 */
export function readYaml<Schema extends v.GenericSchema>(
  text: string,
  schema: Schema,
  { file, firstLine = 1, field }: { file: string; firstLine?: number; field?: string },
) {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: 'error' })
  const lineAt = (offset = 0) => Math.max(1, lineCounter.linePos(offset).line) + firstLine - 1
  const lineOf = (path: Path): number => {
    const node = document.getIn(path, true)
    const offset = isNode(node) ? node.range?.[0] : undefined
    return offset === undefined && path.length > 0 ? lineOf(path.slice(0, -1)) : lineAt(offset)
  }
  const problems: Problem[] = []
  const report = (line: number, path: Path, message: string) => {
    const name = [field, ...path].filter((part) => part !== undefined).join('.') || 'YAML'
    problems.push({ file, line, field: name, message })
  }
  for (const error of document.errors) report(lineAt(error.pos[0]), [], error.message)
  visit(document, {
    Node(_, node) {
      const message = misread(text, node)
      if (message) report(lineAt(node.range?.[0]), [], message)
    },
  })
  if (problems.length > 0) return { values: undefined, problems, lineOf }

  const values: unknown = document.toJS()
  const { success, output, issues = [] } = v.safeParse(schema, values, { abortPipeEarly: true })
  if (success) return { output, values, problems, lineOf }
  for (const issue of issues.map(describe)) report(lineOf(issue.keys), issue.keys, issue.message)
  return { values, problems, lineOf }
}

/**
 * Separates the front matter of a Markdown file from the text below it. Line ends become `\n`.
 * @returns the front matter, which begins on line 2, or the problem why there is none; the line on which `body` begins
 */
export function splitFrontMatter(file: string) {
  // Editors for Windows begin a file with a byte order mark.
  const text = file.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')
  const pattern = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/
  const [whole, frontMatter = ''] = pattern.exec(text) ?? []
  if (whole !== undefined)
    return { frontMatter, body: text.slice(whole.length), bodyLine: whole.split('\n').length }
  const isOpen = /^---[ \t]*\n/.test(text)
  const required = 'the file must begin with a line ---, keys and values, and a line ---'
  const message = `${isOpen ? 'has no end' : 'is missing'}; ${required}`
  return { body: isOpen ? '' : text, bodyLine: 1, problem: { line: 1, message } }
}
