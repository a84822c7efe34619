/** The rules for what a page has by itself; each violation is reported with its line. */
import * as v from 'valibot'
import { day } from '../articles/days'
import { description, title } from '../articles/schema'
import type { AuthoredSection } from '../sections'
import { templateProblems } from './checkTemplate'
import { type ContentProblem, findLine } from './contentError'
import { problemsOfFigure } from './markdown/figures'
import { wrongSums } from './markdown/tableSums'
import type { PageFile } from './pageFiles'
import { pageTextProblems } from './pageText'
import { problemsOfWorksheets } from './worksheets/pageWorksheets'

const metaSchema = v.object({ title, description, updated: day })

/** @returns what finds the line of a field in a page file, or in front matter */
export const lineIn = (file: string) => (field: string) =>
  findLine(file, (line) => line.trimStart().startsWith(`${field}:`))

const lineWith = (file: string, text: string) => findLine(file, (line) => line.includes(text))

/** @returns the sections of a kind */
const only = <Kind extends AuthoredSection['kind']>({ page }: PageFile, kind: Kind) =>
  page.sections.filter(
    (section): section is Extract<AuthoredSection, { kind: Kind }> => section.kind === kind,
  )

const checkMeta = ({ file, page, lineOf = lineIn(file) }: PageFile): ContentProblem[] =>
  (v.safeParse(metaSchema, page.meta, { abortPipeEarly: true }).issues ?? []).map((issue) => {
    const field = v.getDotPath(issue) ?? ''
    return { file, line: lineOf(field), field: `meta.${field}`, message: issue.message }
  })

const checkTables = (page: PageFile): ContentProblem[] =>
  only(page, 'table')
    .flatMap(({ columns, rows }) => wrongSums([columns.map(({ label }) => label), ...rows]))
    .map(({ stated, result }) => ({
      file: page.file,
      line: lineWith(page.file, stated),
      field: 'table',
      message: `states ${stated}; the cells that it follows from give ${result}`,
    }))

const checkFigures = (page: PageFile): ContentProblem[] =>
  only(page, 'figure').flatMap(({ figure }) =>
    problemsOfFigure(figure).map((problem) => ({
      file: page.file,
      line: lineWith(page.file, figure.caption),
      ...problem,
    })),
  )

const checkTemplate = ({ file, page }: PageFile): ContentProblem[] =>
  templateProblems(page).map((message) => {
    const field = 'template'
    return { file, line: lineIn(file)(field), field, message }
  })

const checkWorksheets = (page: PageFile): ContentProblem[] =>
  problemsOfWorksheets(only(page, 'worksheet').map(({ worksheet }) => worksheet)).map(
    ({ id, ...problem }) => ({ file: page.file, line: lineWith(page.file, id), ...problem }),
  )

const checks = [
  ...[checkMeta, checkTables, checkFigures, checkTemplate, checkWorksheets],
  (page: PageFile) => pageTextProblems([page]),
]

/** @param page of a shape that the compiler would accept */
export const checkPage = (page: PageFile): ContentProblem[] =>
  checks.flatMap((check) => check(page))
