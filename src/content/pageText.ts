/** The Markdown in page files: the text of their sections, checked like an article's. */
import { readFileSync } from 'node:fs'
import { imagesIn, noAlternative } from './addresses'
import type { ContentProblem } from './contentError'
import { markdownProblems } from './markdownRules/markdownProblems'
import type { PageFile } from './pageFiles'
import { parseMarkdown } from './renderMarkdown'

/** As it may stand in a string or a template of a page file. */
const spellings = (text: string) => [
  text,
  text.replace(/[\\`]|\$(?={)/g, '\\$&'),
  JSON.stringify(text).slice(1, -1),
  text.replace(/[\\']/g, '\\$&'),
]

/**
 * @param markdown a text of a page file
 * @param line counts from the start of the text
 * @returns the line of the file; that on which a like line stands, where the file computes the text
 */
export function lineInPage(file: string, markdown: string, line: number): number {
  const source = readFileSync(file, 'utf8')
  const start = spellings(markdown)
    .map((text) => (text ? source.indexOf(text) : -1))
    .find((offset) => offset >= 0)
  const before = (offset: number) => source.slice(0, offset).split('\n').length
  // In a string a text of several lines is one line of the file.
  if (start !== undefined) {
    const isTemplate = spellings(markdown)
      .slice(0, 2)
      .some((text) => source.startsWith(text, start))
    return before(start) + (isTemplate ? line - 1 : 0)
  }
  const written = (markdown.split('\n')[line - 1] ?? '').trim()
  const alike = spellings(written).map((text) => (text ? source.indexOf(text) : -1))
  return before(alike.find((offset) => offset >= 0) ?? 0)
}

/** What breaks a rule for Markdown in the texts of pages; where links lead is checked elsewhere. */
export const pageTextProblems = (pages: readonly PageFile[]): ContentProblem[] =>
  pages.flatMap(({ file, page }) =>
    page.sections.flatMap((section) => {
      if (section.kind !== 'text') return []
      const { body } = section
      const tree = parseMarkdown(body)
      const undescribed = imagesIn(tree)
        .filter(({ alt }) => !alt.trim())
        .map(({ url, line }) => ({ line, field: 'image', message: noAlternative(url) }))
      return [...markdownProblems(tree, body, 'page'), ...undescribed].map(
        ({ line, field, ...problem }) => ({
          ...{ file, line: lineInPage(file, body, line) },
          ...{ field: field === 'body' ? field : `body: ${field}`, ...problem },
        }),
      )
    }),
  )
