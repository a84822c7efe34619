/** The rules for page files and across all files; each violation is reported with its line. */
import pLimit from 'p-limit'
import * as v from 'valibot'
import { day, description, title } from '../articles/schema'
import { glossaryPath, people, portraitOf } from '../site'
import { type ArticleBody, type ArticleFile, readBody } from './articleBody'
import { checkLinks, type Link, linksOf } from './checkLinks'
import { templateProblems } from './checkTemplate'
import { type ContentProblem, findLine } from './contentError'
import { problemsOfFigure } from './figures'
import { readGlossary } from './glossary'
import type { PageFile } from './pageFiles'
import type { ArticleList, SourceArticle } from './readArticles'
import { readingPathsOf } from './readingPaths'
import { readSources } from './sources'
import { wrongSums } from './tableSums'
import { problemsOfWorksheets } from './worksheets/pageWorksheets'

const metaSchema = v.object({ title, description, updated: day })

const lineIn = (file: string) => (field: string) =>
  findLine(file, (line) => line.trimStart().startsWith(`${field}:`))

const checkMeta = (pages: readonly PageFile[]): ContentProblem[] =>
  pages.flatMap(({ file, page, lineOf = lineIn(file) }) =>
    (v.safeParse(metaSchema, page.meta, { abortPipeEarly: true }).issues ?? []).map((issue) => {
      const field = v.getDotPath(issue) ?? ''
      return { file, line: lineOf(field), field: `meta.${field}`, message: issue.message }
    }),
  )

/** @param other the file that has the same title or description */
export const isTakenBy = (other: string) => `is that of ${other} too`

interface Located extends Pick<PageFile, 'file' | 'lineOf'> {
  title: string
  description: string
}

/** Search engines and readers tell pages apart by their title and description. */
function checkUnique(pages: readonly PageFile[], articles: readonly SourceArticle[]) {
  const texts: Located[] = [
    ...pages.map(({ file, page, lineOf }) => ({ file, lineOf, ...page.meta })),
    ...articles,
  ]
  return (['title', 'description'] as const).flatMap((field): ContentProblem[] => {
    const first = new Map<string, string>()
    return texts.flatMap(({ file, lineOf = lineIn(file), [field]: text }) => {
      const other = first.get(text)
      if (!other) first.set(text, file)
      return other ? [{ file, line: lineOf(field), field, message: isTakenBy(other) }] : []
    })
  })
}

/** An article below a page file's address would take its place. */
function checkAddresses(pages: readonly PageFile[], articles: readonly SourceArticle[]) {
  const files = new Map<string, string>(pages.map(({ path, file }) => [path, file]))
  return articles.flatMap(({ file, path, slug }): ContentProblem[] => {
    const other = files.get(path)
    const message = `"${slug}" is taken by ${other}`
    return other ? [{ file, line: 1, field: 'slug', message }] : []
  })
}

const checkTables = (pages: readonly PageFile[]): ContentProblem[] =>
  pages.flatMap(({ file, page }) =>
    page.sections
      .flatMap((section) => (section.kind === 'table' ? [section] : []))
      .flatMap(({ columns, rows }) => wrongSums([columns.map(({ label }) => label), ...rows]))
      .map(({ stated, result }) => ({
        file,
        line: findLine(file, (line) => line.includes(stated)),
        field: 'table',
        message: `states ${stated}; the cells that it follows from give ${result}`,
      })),
  )

const checkFigures = (pages: readonly PageFile[]): ContentProblem[] =>
  pages.flatMap(({ file, page }) =>
    page.sections
      .flatMap((section) => (section.kind === 'figure' ? [section] : []))
      .flatMap(({ figure }) =>
        problemsOfFigure(figure).map((problem) => ({
          file,
          line: findLine(file, (line) => line.includes(figure.caption)),
          ...problem,
        })),
      ),
  )

/** Only articles have the styles of these. */
const articlesOnly = /^ *(```|~~~|\[\^|- \[[ x]\]).*/m

const checkTexts = (pages: readonly PageFile[]): ContentProblem[] =>
  pages.flatMap(({ file, page }) =>
    page.sections.flatMap((section) => {
      const [found] = (section.kind === 'text' && articlesOnly.exec(section.body)) || []
      if (found === undefined) return []
      const message = `has ${found.trim()}; code blocks, footnotes and task lists are for articles. Allowed: paragraphs, lists, tables, headings from h3 on`
      return [
        { file, line: findLine(file, (line) => line.includes(found)), field: 'body', message },
      ]
    }),
  )

const checkTemplates = (pages: readonly PageFile[]): ContentProblem[] =>
  pages.flatMap(({ file, page }) =>
    templateProblems(page).map((message) => {
      const field = 'template'
      return { file, line: lineIn(file)(field), field, message }
    }),
  )
const checkWorksheets = (pages: readonly PageFile[]): ContentProblem[] =>
  pages.flatMap(({ file, page }) => {
    const sheets = page.sections.flatMap((section) =>
      section.kind === 'worksheet' ? [section.worksheet] : [],
    )
    return problemsOfWorksheets(sheets).map(({ id, ...problem }) => ({
      file,
      line: findLine(file, (line) => line.includes(id)),
      ...problem,
    }))
  })

/** Checks all that needs no text of an article. */
export const checkMetas = (pages: readonly PageFile[], { articles, problems }: ArticleList) => [
  ...problems,
  ...checkMeta(pages),
  ...checkUnique(pages, articles),
  ...checkAddresses(pages, articles),
  ...checkTables(pages),
  ...checkFigures(pages),
  ...checkTexts(pages),
  ...checkTemplates(pages),
  ...checkWorksheets(pages),
  ...readingPathsOf(pages, articles).problems,
]

/** Checks what articles share. @param folder where they are */
export async function checkShared({ articles }: ArticleList, folder = 'articles') {
  const slugs = new Set(articles.map(({ slug }) => slug))
  const read = [
    readSources(`${folder}/sources.yaml`),
    readGlossary(`${folder}/glossary.yaml`, slugs),
  ]
  return (await Promise.all(read)).flatMap(({ problems }) => problems)
}

/** Law changes: who reads of it must learn as of which day. */
const checkReviewed = ({ file, reviewed }: SourceArticle, { sources }: ArticleBody) =>
  reviewed || sources.every(({ kind }) => kind !== 'law')
    ? []
    : [
        {
          file,
          line: 1,
          field: 'reviewed',
          message:
            'is missing; an article that cites law names the day on which it was last checked',
        },
      ]

/** The links of an article; those to its own parts lead to its page. */
const linksFrom = ({ file, path }: ArticleFile, { links }: ArticleBody): Link[] =>
  links.map(({ url, line }) => {
    const to = url.startsWith('#') ? path + url : url
    return { url: to, line, file, field: 'link' }
  })

/** @returns what checks the texts of articles, and the links of pages; drafts may link to what is not there yet */
export function textChecker(
  pages: readonly PageFile[],
  { articles }: ArticleList,
  glossaryFile?: string,
) {
  const published = new Map<string, SourceArticle>(
    articles.map((article) => [article.path, article]),
  )
  // `checkPeople` checks those that are files; the others are drawn.
  const portraits = Object.keys(people).map((name) => portraitOf(name).src)
  const paths = new Set([...pages.map(({ path }) => path), ...published.keys(), ...portraits])
  const idsOf = async (path: string) => {
    if (path === glossaryPath) return (await readGlossary(glossaryFile)).terms.map(({ id }) => id)
    const file = published.get(path)
    return file && (await readBody(file)).ids
  }
  return async (files: readonly ArticleFile[], linking: readonly PageFile[] = []) => {
    const found = await pLimit(8).map(files, async (file) => {
      const body = await readBody(file)
      const article = published.get(file.path)
      if (!article) return { links: [], problems: body.problems }
      return {
        links: linksFrom(file, body),
        problems: [...body.problems, ...checkReviewed(article, body)],
      }
    })
    const links = [...linking.flatMap(linksOf), ...found.flatMap(({ links }) => links)]
    return [
      ...found.flatMap(({ problems }) => problems),
      ...(await checkLinks(links, paths, idsOf)),
    ]
  }
}
