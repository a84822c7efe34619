/** The rules for page files and across all files; each violation is reported with its line. */
import pLimit from 'p-limit'
import * as v from 'valibot'
import { day, description, title } from '../articles/schema'
import { glossaryPath, people, portraitOf } from '../site'
import { aliasedPages, aliasProblems, currentPaths } from './aliases'
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
import { finishedArticles, publishedArticles, reasonsUnpublished } from './unpublished'
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
export const checkMetas = (pages: readonly PageFile[], list: ArticleList) => [
  ...list.problems,
  ...checkMeta(pages),
  ...checkUnique(pages, finishedArticles(list)),
  ...checkAddresses(pages, finishedArticles(list)),
  ...checkTables(pages),
  ...checkFigures(pages),
  ...checkTexts(pages),
  ...checkTemplates(pages),
  ...checkWorksheets(pages),
  ...aliasProblems(aliasedPages(pages, list)),
  ...readingPathsOf(pages, publishedArticles(list), reasonsUnpublished(list, 'path')).problems,
]

/** Checks what articles share. @param folder where they are */
export async function checkShared(list: ArticleList, folder = 'articles') {
  const slugs = new Set(publishedArticles(list).map(({ slug }) => slug))
  const read = [
    readSources(`${folder}/sources.yaml`),
    readGlossary(`${folder}/glossary.yaml`, slugs, reasonsUnpublished(list, 'slug')),
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

/** The instant from which on something may lead to an article: milliseconds, 0 for what is published. */
const startOf = ({ status, publishAt = '' }: SourceArticle) => (status ? Date.parse(publishAt) : 0)

/**
 * @returns what checks the texts of articles, and the links of pages; drafts may link to what is not there yet,
 * other articles to what is published no later than they are
 */
export function textChecker(pages: readonly PageFile[], list: ArticleList, glossaryFile?: string) {
  const finished = new Map<string, SourceArticle>(
    finishedArticles(list).map((article) => [article.path, article]),
  )
  // `checkPeople` checks those that are files; the others are drawn.
  const portraits = Object.keys(people).map((name) => portraitOf(name).src)
  const pagePaths = new Set<string>([...pages.map(({ path }) => path), ...portraits])
  const pathsAt = (start: number) => ({
    has: (path: string) => {
      const article = finished.get(path)
      return pagePaths.has(path) || (article !== undefined && startOf(article) <= start)
    },
  })
  const idsOf = async (path: string) => {
    if (path === glossaryPath) return (await readGlossary(glossaryFile)).terms.map(({ id }) => id)
    const file = finished.get(path)
    return file && (await readBody(file)).ids
  }
  const why = reasonsUnpublished(list, 'path')
  const currentPath = currentPaths(aliasedPages(pages, list))
  const whyMissing = (path: string) => {
    const current = currentPath(path)
    return why(path) ?? (current && `redirects to ${current}; write that`)
  }
  const check = (links: readonly Link[], start = 0) =>
    checkLinks(links, pathsAt(start), idsOf, undefined, whyMissing)
  return async (files: readonly ArticleFile[], linking: readonly PageFile[] = []) => {
    const found = await pLimit(8).map(files, async (file) => {
      const body = await readBody(file)
      const article = finished.get(file.path)
      if (!article) return body.problems
      const inLinks = await check(linksFrom(file, body), startOf(article))
      return [...body.problems, ...checkReviewed(article, body), ...inLinks]
    })
    return [...found.flat(), ...(await check(linking.flatMap(linksOf)))]
  }
}
