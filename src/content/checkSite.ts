/** The rules for page files and across all files; each violation is reported with its line. */
import * as v from 'valibot'
import { day, description, title } from '../articles/schema'
import { checkLinks } from './checkLinks'
import { ContentError, type ContentProblem, findLine } from './contentError'
import type { PageFile } from './pageFiles'
import type { SourceArticle } from './readArticles'

const metaSchema = v.object({ title, description, updated: day })

const lineOf = (file: string, field: string) =>
  findLine(file, (line) => line.trimStart().startsWith(`${field}:`))

const checkMeta = (pages: readonly PageFile[]): ContentProblem[] =>
  pages.flatMap(({ file, page }) =>
    (v.safeParse(metaSchema, page.meta, { abortPipeEarly: true }).issues ?? []).map((issue) => {
      const field = v.getDotPath(issue) ?? ''
      return { file, line: lineOf(file, field), field: `meta.${field}`, message: issue.message }
    }),
  )

/** Search engines and readers tell pages apart by their title and description. */
function checkUnique(pages: readonly PageFile[], articles: readonly SourceArticle[]) {
  const texts = [...pages.map(({ file, page }) => ({ file, ...page.meta })), ...articles]
  return (['title', 'description'] as const).flatMap((field): ContentProblem[] => {
    const first = new Map<string, string>()
    return texts.flatMap(({ file, [field]: text }) => {
      const other = first.get(text)
      if (!other) first.set(text, file)
      return other
        ? [{ file, line: lineOf(file, field), field, message: `is that of ${other} too` }]
        : []
    })
  })
}

/** @throws ContentError with every problem found */
export function checkSite(pages: readonly PageFile[], articles: readonly SourceArticle[]) {
  const problems = [
    ...checkMeta(pages),
    ...checkUnique(pages, articles),
    ...checkLinks(pages, articles),
  ]
  if (problems.length > 0) throw new ContentError(problems)
}
