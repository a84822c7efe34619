/** Front matter: from the head of a Markdown file to checked values, or to problems with their lines. */
import * as v from 'valibot'
import { isMap, LineCounter, parseDocument } from 'yaml'
import { articleSchema, type FrontMatter } from '../articles/schema'
import { people } from '../site'
import type { Problem } from './contentError'
import { isAhead, latestDay } from './dates'

interface Parsed {
  /** Absent when there are problems. */
  values?: FrontMatter
  body: string
  /** The line of the file that the body starts on. */
  bodyLine: number
  problems: Problem[]
  /** The line of a field in the file. */
  lineOf: (field: string) => number
}

/**
 * @param file the name to use in problems
 * @param source the whole text of the file
 */
export function parseFrontMatter(file: string, source: string): Parsed {
  const match = /^---\r?\n([\s\S]*?)\r?\n?---(?:\r?\n|$)/.exec(source)
  if (!match) {
    const says = 'is missing; the file must begin with a line ---, keys and values, and a line ---'
    return {
      body: source,
      bodyLine: 1,
      problems: [{ file, line: 1, field: 'front matter', says }],
      lineOf: () => 1,
    }
  }
  const lines = new LineCounter()
  const document = parseDocument(match[1] ?? '', { lineCounter: lines, schema: 'core' })
  // The first line of the front matter is the second of the file.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1
  const lineOf = (field: string) => {
    if (!isMap(document.contents)) return 1
    const pair = document.contents.items.find((item) => String(item.key) === field)
    const key = pair?.key as { range?: [number, number, number] } | undefined
    return key?.range ? lineAt(key.range[0]) : 1
  }
  const problems: Problem[] = document.errors.map((error) => ({
    file,
    line: lineAt(error.pos[0]),
    field: 'front matter',
    // The parser tells a place within the front matter; ours is the file's.
    says: `${error.message.replace(/ at line [\s\S]*/, '')} (quote a value that has a colon)`,
  }))
  const body = source.slice(match[0].length)
  const bodyLine = match[0].split('\n').length
  if (problems.length > 0) return { body, bodyLine, problems, lineOf }

  const result = v.safeParse(articleSchema, document.toJS() ?? {})
  const report = (field: string, says: string) =>
    problems.push({ file, line: lineOf(field.split('.')[0] ?? ''), field, says })
  if (!result.success) {
    for (const issue of result.issues) report(v.getDotPath(issue) ?? 'front matter', issue.message)
    return { body, bodyLine, problems, lineOf }
  }
  const { author, date, updated } = result.output
  if (!Object.hasOwn(people, author))
    report('author', `is "${author}"; allowed: ${Object.keys(people).join(', ')}`)
  if (updated && updated < date) report('updated', `is ${updated}, before the date ${date}`)
  for (const [field, day] of Object.entries({ date, updated }))
    if (day && isAhead(day)) report(field, `is ${day}, in the future; ${latestDay()} at the latest`)
  return { values: result.output, body, bodyLine, problems, lineOf }
}
