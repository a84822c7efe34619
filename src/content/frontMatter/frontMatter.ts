/** Parses and checks the front matter of a Markdown file; problems are reported with their lines. */
import * as v from 'valibot'
import { day } from '../../articles/days'
import { articleSchema, type FrontMatter } from '../../articles/schema'
import { people } from '../../site'
import { type Publication, publicationOf } from '../articles/publication'
import type { ContentProblem } from '../contentError'
import { allowedInstead } from '../nearest'
import { checkValues } from './checkValues'
import { markdownIn } from './markdownIn'
import { readYaml, type YamlPath } from './readYaml'
import type { Parts } from './splitSource'

interface Parsed {
  /** Absent when there are mistakes. */
  values?: Omit<FrontMatter, keyof Publication> & Publication
  /** As they are written; absent where the front matter cannot be read. */
  written?: Readonly<Record<string, unknown>>
  problems: ContentProblem[]
  /** The line of a field in the file. */
  lineOf: (field: string) => number
}

/** Of these a comment may be taken for a part; of the others, which are chosen, it may not. */
const texts: readonly unknown[] = ['title', 'description', 'excerpt', 'keywords', 'takeaways']

const isDay = (value: unknown): value is string => v.is(day, value)

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** @param file the name to use in problems */
export function parseFrontMatter(file: string, { frontMatter = '', mistake }: Parts): Parsed {
  // Line 1 of the front matter is line 2 of the file, below the dashes.
  const yaml = readYaml(frontMatter, 2, ([key]) => !texts.includes(key))
  const problems: ContentProblem[] = []
  const report = (path: YamlPath, message: string, line = yaml.lineOf(path)) =>
    problems.push({ file, line, field: path.join('.') || 'front matter', message })
  const lineOf = (field: string) => yaml.lineOf([field])

  if (mistake) report([], mistake.message, mistake.line)
  else for (const { path, message, line } of yaml.problems) report(path, message, line)
  if (problems.length > 0) return { problems, lineOf }

  const { values } = yaml
  const written = isMap(values) ? values : {}
  const { output, problems: found } = checkValues(articleSchema, values, 'an article')
  for (const { path, message } of found) report(path, message)
  const { author, updated, reviewed } = written
  if (typeof author === 'string' && author.trim() && !Object.hasOwn(people, author.trim()))
    report(['author'], `is "${author}"${allowedInstead(author, Object.keys(people))}`)
  const publication = output && publicationOf(output)
  if (publication && 'message' in publication) report([publication.field], publication.message)
  const { date = written.date, publishAt = written.publishAt } =
    publication && 'date' in publication ? publication : {}
  const isBefore = (day: unknown) => isDay(day) && isDay(date) && day < date
  if (isBefore(updated)) report(['updated'], `is ${updated}, before the date ${date}`)
  // What is to be published later is checked before.
  if (isBefore(reviewed) && !publishAt)
    report(['reviewed'], `is ${reviewed}, before the date ${date}`)
  const isRight = problems.length === 0
  for (const { path, message } of markdownIn(written))
    problems.push({
      ...{ file, line: yaml.lineOf(path), field: path.join('.'), message },
      isWarning: true,
    })
  if (!isRight || !output || !publication || 'message' in publication)
    return { written, problems, lineOf }
  return { values: { ...output, ...publication }, written, problems, lineOf }
}
