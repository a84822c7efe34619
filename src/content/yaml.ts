/** YAML that people write, checked against a schema: every mistake with its line of the file. */
import * as v from 'valibot'
import {
  type Document,
  isAlias,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml'
import { isLength } from '../articles/fields'
import { allowedInstead, type Problem } from './problem'

type Path = readonly PropertyKey[]

interface YamlContext {
  file: string
  /** The line of the file on which the text begins. */
  firstLine?: number
  /** A text before each path in the problems. */
  field?: string
  /** Makes what the schema expects of the values as they are written. */
  prepare?: (values: unknown) => unknown
}

/** @returns why YAML does not read a value as it is written; it takes signs of its own out of it */
function misread(text: string, node: Node): string | undefined {
  const isScalarNode = isScalar(node)
  if (isAlias(node) || node.anchor || (isScalarNode && node.tag))
    return 'begins with *, & or !, which are signs of YAML; put the value in quotes'
  // A comment has a blank behind its sign.
  if (isScalarNode && node.value === null && /^[^\s#!]/.test(node.comment ?? ''))
    return 'is empty, as "#" begins a comment; put the value in quotes'
  if (!isScalarNode || node.type !== 'PLAIN' || typeof node.value !== 'string') return undefined
  const [, valueEnd, end] = node.range ?? []
  const isCut = /^[ \t]+#/.test(text.slice(valueEnd, end))
  return isCut ? 'ends before " #", which begins a comment; put the value in quotes' : undefined
}

/** @returns the place of a mistake of syntax, its key where that is known, and what to do about it */
function explain({ code, message, pos }: YAMLParseError, text: string, document: Document) {
  const [position] = pos
  if (code === 'MISSING_CHAR' && message.includes('closing')) {
    let opening = position
    visit(document, {
      Scalar(_, { type, range }) {
        const [start = 0] = range ?? []
        if (type?.startsWith('QUOTE') && start <= position) opening = start
      },
    })
    return { offset: opening, path: [], message: 'the quote that opens here is not closed' }
  }
  const start = text.lastIndexOf('\n', position - 1) + 1
  const [line = ''] = text.slice(start).split('\n')
  const [, key, value = ''] = /^\s*(?:- +)?([\w-]+): +(.+)$/.exec(line) ?? []
  const hasColon = code === 'BLOCK_AS_IMPLICIT_KEY' && value.includes(': ')
  const hasSign = /^([@%`]|(["']).*\2.|\[.*\] *[^ #]|\{.*\} *[^ #])/.test(value)
  if (!key || (!hasColon && !hasSign)) return { offset: position, path: [], message }
  const inner = value.trim().replace(/^(["'])(.*)\1$/, '$2')
  const hasQuote = /["\\]/.test(inner)
  const quoted = hasQuote ? `'${inner.replaceAll("'", "''")}'` : `"${inner}"`
  const reason = hasColon ? 'has a colon, which is a sign of YAML' : 'begins with a sign of YAML'
  return { offset: position, path: [key], message: `${reason}; put it in quotes: ${quoted}` }
}

/** @returns an issue with its path; of a misspelled key, with the path of the key that was meant */
function describe({ path, message, input, expected, requirement }: v.BaseIssue<unknown>) {
  const keys = (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
  const [, wrong, list = ''] = /^(.*); allowed: (.+)$/s.exec(message) ?? []
  const value = expected === 'never' ? keys.at(-1) : input
  const written = typeof value === 'string' ? value : ''
  // The words of valibot itself are about a key in JavaScript.
  const missing = message.replace(/^Invalid key: .* received undefined$/, 'is missing')
  const guess = wrong && wrong + allowedInstead(written, list.split(', '))
  return { keys, message: guess ?? missing, isWarning: isLength(requirement) }
}

/** @returns what a schema makes of a value, unless there is a mistake; the first issue at each path, warnings among them */
export function validate<Schema extends v.GenericSchema>(schema: Schema, value: unknown) {
  const { typed, output, issues = [] } = v.safeParse(schema, value)
  const all = issues.map(describe)
  const mistakes = all.filter(({ isWarning }) => !isWarning)
  const found = new Map<string, ReturnType<typeof describe>>()
  // Of a text that is too long and wrong, the mistake is what counts.
  for (const issue of [...mistakes, ...all]) {
    const path = issue.keys.join('.')
    if (!found.has(path)) found.set(path, issue)
  }
  return {
    output: typed && mistakes.length === 0 ? output : undefined,
    issues: [...found.values()],
  }
}

/**
 * @param schema messages that end in `allowed: a, b` get a guess at the one that was meant
 * @returns `values` as they are written, unless the text cannot be read; the `output` that the schema makes of them,
 * unless there are mistakes; `lineOf` a path, of what is missing the line of what it is missing in
 */
export function readYaml<Schema extends v.GenericSchema>(
  text: string,
  schema: Schema,
  { file, firstLine = 1, field, prepare = (values) => values }: YamlContext,
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
  const report = (line: number, path: Path, message: string, isWarning = false) => {
    const name = [field, ...path].filter((part) => part !== undefined).join('.') || 'YAML'
    problems.push({ file, line, field: name, message, ...(isWarning && { isWarning }) })
  }
  for (const mistake of document.errors.map((error) => explain(error, text, document)))
    report(lineAt(mistake.offset), mistake.path, mistake.message)
  visit(document, {
    Node(_, node) {
      const message = misread(text, node)
      if (message) report(lineAt(node.range?.[0]), [], message)
    },
  })
  if (problems.length > 0) return { values: undefined, problems, lineOf }

  const values = prepare(document.toJS())
  const { output, issues } = validate(schema, values)
  for (const issue of issues) report(lineOf(issue.keys), issue.keys, issue.message, issue.isWarning)
  return { output, values, problems, lineOf }
}

/**
 * Separates the front matter of a Markdown file from the text below it.
 * @returns the front matter, which begins on line 2, or the problem why there is none; the line on which `body` begins
 */
export function splitFrontMatter(text: string) {
  const pattern = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/
  const [whole, frontMatter = ''] = pattern.exec(text) ?? []
  if (whole !== undefined)
    return { frontMatter, body: text.slice(whole.length), bodyLine: whole.split('\n').length }
  const isOpen = /^---[ \t]*\n/.test(text)
  const required = 'the file must begin with a line ---, keys and values, and a line ---'
  const message = `${isOpen ? 'has no end' : 'is missing'}; ${required}`
  return { body: isOpen ? '' : text, bodyLine: 1, problem: { line: 1, message } }
}
