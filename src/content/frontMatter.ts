/** Parses and checks the front matter of a Markdown file; problems are reported with their lines. */
import * as v from 'valibot'
import { isMap, LineCounter, parseDocument } from 'yaml'
import { articleSchema, type FrontMatter } from '../articles/schema'
import { people } from '../site'
import type { ContentProblem } from './contentError'
import { type Publication, publicationOf } from './publication'

interface Parts {
  frontMatter?: string
  /** What stands below it. */
  body: string
  /** The line of the file on which the body starts. */
  bodyLine: number
}

export function splitSource(source: string): Parts {
  const match = /^---\r?\n([\s\S]*?)\r?\n?---(?:\r?\n|$)/.exec(source)
  if (!match) return { body: source, bodyLine: 1 }
  const body = source.slice(match[0].length)
  return { frontMatter: match[1] ?? '', body, bodyLine: match[0].split('\n').length }
}

interface Parsed {
  /** Absent when there are problems. */
  values?: Omit<FrontMatter, keyof Publication> & Publication
  problems: ContentProblem[]
  /** The line of a field in the file. */
  lineOf: (field: string) => number
}

/**
 * @param file the name to use in problems
 */
export function parseFrontMatter(file: string, frontMatter: string | undefined): Parsed {
  if (frontMatter === undefined) {
    const message =
      'is missing; the file must begin with a line ---, keys and values, and a line ---'
    return { problems: [{ file, line: 1, field: 'front matter', message }], lineOf: () => 1 }
  }
  const lines = new LineCounter()
  const document = parseDocument(frontMatter, { lineCounter: lines, schema: 'core' })
  // Line 1 of the front matter is line 2 of the file, below the dashes.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1
  const lineOf = (field: string) => {
    if (!isMap(document.contents)) return 1
    const pair = document.contents.items.find((item) => String(item.key) === field)
    const key = pair?.key as { range?: [number, number, number] } | undefined
    return key?.range ? lineAt(key.range[0]) : 1
  }
  const problems: ContentProblem[] = document.errors.map((error) => ({
    file,
    line: lineAt(error.pos[0]),
    field: 'front matter',
    // Without the parser's own line, which counts from the start of the front matter.
    message: `${error.message.replace(/ at line [\s\S]*/, '')} (quote a value that has a colon)`,
  }))
  if (problems.length > 0) return { problems, lineOf }

  const result = v.safeParse(articleSchema, document.toJS() ?? {}, { abortPipeEarly: true })
  const report = (field: string, message: string) =>
    problems.push({ file, line: lineOf(field.split('.')[0] ?? ''), field, message })
  if (!result.success) {
    for (const issue of result.issues) report(v.getDotPath(issue) ?? 'front matter', issue.message)
    return { problems, lineOf }
  }
  const { author, updated, reviewed } = result.output
  if (!Object.hasOwn(people, author))
    report('author', `is "${author}"; allowed: ${Object.keys(people).join(', ')}`)
  const publication = publicationOf(result.output)
  if ('message' in publication) {
    report(publication.field, publication.message)
    return { problems, lineOf }
  }
  const { date, publishAt } = publication
  if (updated && updated < date) report('updated', `is ${updated}, before the date ${date}`)
  // What is to be published later is checked before.
  if (reviewed && reviewed < date && !publishAt)
    report('reviewed', `is ${reviewed}, before the date ${date}`)
  return { values: { ...result.output, date, publishAt }, problems, lineOf }
}
