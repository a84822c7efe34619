/** The Markdown in page files: the text of their sections, checked like an article's. */
import { readFileSync } from 'node:fs'
import type { ContentProblem } from './contentError'
import { imagesIn, linksIn, noAlternative } from './links/addresses'
import { parseMarkdown } from './markdown/renderMarkdown'
import { markdownProblems } from './markdownRules/markdownProblems'
import type { MarkdownProblem } from './markdownRules/markdownText'
import type { PageFile } from './pageFiles'

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

interface PageText {
  links: ReturnType<typeof linksIn>
  images: ReturnType<typeof imagesIn>
  problems: MarkdownProblem[]
}

function readText(body: string): PageText {
  const tree = parseMarkdown(body)
  const images = imagesIn(tree)
  const undescribed = images
    .filter(({ alt }) => !alt.trim())
    .map(({ url, line }) => ({ line, field: 'image', message: noAlternative(url) }))
  const problems = [...markdownProblems(tree, body, 'page'), ...undescribed]
  return { links: linksIn(tree), images, problems }
}

/** In development all pages are checked at each change of one. */
const known = new Map<string, PageText>()

/** @returns what is in the text of a section; lines count from the start of the text */
export function pageText(body: string): PageText {
  const text = known.get(body) ?? readText(body)
  known.set(body, text)
  return text
}

/** What breaks a rule for Markdown in the texts of pages; where links lead is checked elsewhere. */
export const pageTextProblems = (pages: readonly PageFile[]): ContentProblem[] =>
  pages.flatMap(({ file, page }) =>
    page.sections.flatMap((section) => {
      if (section.kind !== 'text') return []
      const { body } = section
      return pageText(body).problems.map(({ line, field, ...problem }) => ({
        ...{ file, line: lineInPage(file, body, line) },
        ...{ field: field === 'body' ? field : `body: ${field}`, ...problem },
      }))
    }),
  )
