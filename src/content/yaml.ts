/** YAML that people write, checked against a schema: every mistake with its line of the file. */
import * as v from 'valibot'
import { isNode, LineCounter, parseDocument, type Scalar, visit } from 'yaml'
import { isLength } from '../articles/fields'
import { allowedInstead, type Problem } from './problem'

type Path = readonly PropertyKey[]

interface YamlContext {
  file: string
  /** The line of the file on which the text begins. */
  firstLine?: number
  /** A text before each path in the problems. */
  field?: string
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)

/** @returns values without keys that have no value, at any depth, as such a key means the same as none */
export function withoutEmpty(values: unknown): unknown {
  if (Array.isArray(values)) return values.map(withoutEmpty)
  if (!isMap(values)) return values
  const entries = Object.entries(values).map(([key, value]) => [key, withoutEmpty(value)] as const)
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)))
}

/** Tells whether YAML takes the rest of a value's line for a comment, which would be lost: text that has a # has quotes. */
function isCut(text: string, { value, type, range, comment }: Scalar) {
  if (value === null) return /^[^\s!]/.test(comment ?? '')
  const [, valueEnd, end] = range ?? []
  return type === 'PLAIN' && typeof value === 'string' && /^[ \t]+#/.test(text.slice(valueEnd, end))
}

/** @returns an issue with its path, and with the nearest of the values that its message allows */
function describe({ path, message, input, expected, requirement }: v.BaseIssue<unknown>) {
  const keys = (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
  const isWarning = isLength(requirement)
  const [wrong, allowed] = message.split('; allowed: ')
  if (!allowed) return { keys, message, isWarning }
  const value = expected === 'never' ? keys.at(-1) : input
  const written = typeof value === 'string' ? value : ''
  return { keys, message: wrong + allowedInstead(written, allowed.split(', ')), isWarning }
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
 * @returns `values` as they are written, but for keys without one, unless the text cannot be read; the `output` that the schema makes of them,
 * unless there are mistakes; `lineOf` a path, of what is missing the line of what it is missing in
 */
export function readYaml<Schema extends v.GenericSchema>(
  text: string,
  schema: Schema,
  { file, firstLine = 1, field }: YamlContext,
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
  for (const { message, pos } of document.errors) report(lineAt(pos[0]), [], message)
  visit(document, {
    Alias(_, { range }) {
      report(lineAt(range?.[0]), [], '* refers to another value; put the value in quotes')
    },
    Scalar(_, node) {
      if (isCut(text, node))
        report(lineAt(node.range?.[0]), [], '# begins a comment; put the value in quotes')
    },
  })
  if (problems.length > 0) return { values: undefined, problems, lineOf }

  const values = withoutEmpty(document.toJS())
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
