/** Whether page files hold what a page is: the compiler checks it, and a build without the compiler has only this. */
import * as v from 'valibot'
import type { AuthoredSection } from '../sections'
import { type ContentProblem, findLine } from './contentError'
import { allowedInstead } from './nearest'
import type { PageFile } from './pageFiles'

/** Typed by the components, so that the compiler misses none. */
const kinds: Record<AuthoredSection['kind'], true> = {
  article: true,
  articleIndex: true,
  articleList: true,
  articleTeasers: true,
  banner: true,
  callToAction: true,
  cards: true,
  contact: true,
  download: true,
  features: true,
  figure: true,
  glossary: true,
  groupedTable: true,
  hero: true,
  illustrations: true,
  names: true,
  pathDocument: true,
  profile: true,
  quotes: true,
  readingPath: true,
  readingPaths: true,
  stats: true,
  steps: true,
  table: true,
  takeaways: true,
  text: true,
  video: true,
  worksheet: true,
}

const text = v.string('is missing or no text; a text is required')

const pageSchema = v.looseObject({
  meta: v.looseObject(
    {
      title: text,
      description: text,
      updated: text,
      keywords: v.array(text, 'is missing or no list; a list of words is required'),
    },
    'is missing; `title`, `description`, `keywords` and `updated` are required',
  ),
  sections: v.array(
    v.looseObject(
      {
        kind: v.picklist(
          Object.keys(kinds),
          ({ input }) =>
            `is ${JSON.stringify(input)}${allowedInstead(String(input), Object.keys(kinds))}`,
        ),
      },
      'has no `kind`',
    ),
    'is missing or no list; a list of sections is required',
  ),
})

/** @returns the line with the wrong value, else that with the name of its field */
function lineOf(file: string, field: string, input: unknown) {
  const isValue = (line: string) => line.includes(`${field}: '${input}'`)
  return findLine(file, isValue) > 1
    ? findLine(file, isValue)
    : findLine(file, (line) => line.trimStart().startsWith(`${field}:`))
}

/**
 * @param check finds the problems of one page, and may throw where its data are no page's
 * @returns the pages that can be checked further, and the problems of all
 */
export function checkPages(
  pages: readonly PageFile[],
  check: (page: PageFile) => ContentProblem[],
): { sound: PageFile[]; problems: ContentProblem[] } {
  const problems: ContentProblem[] = []
  const sound = pages.filter((page) => {
    const { file } = page
    const { issues } = v.safeParse(pageSchema, page.page)
    for (const issue of issues ?? []) {
      const path = v.getDotPath(issue) ?? 'page'
      const line = lineOf(file, path.split('.').at(-1) ?? '', issue.input)
      problems.push({ file, line, field: path, message: issue.message })
    }
    if (issues) return false
    try {
      problems.push(...check(page))
      return true
    } catch (error) {
      const message = `is not what a page holds: ${error instanceof Error ? error.message : error}; \`npx tsc --noEmit\` names the place`
      problems.push({ file, line: 1, field: 'page', message })
      return false
    }
  })
  return { sound, problems }
}
