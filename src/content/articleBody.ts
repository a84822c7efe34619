/** The text of an article: rendered, checked and printed from one reading of its Markdown, and kept between builds. */
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Article } from '../articles/schema'
import { site } from '../site'
import { citedIds, citeSources } from './citations'
import type { ContentProblem } from './contentError'
import { drawFigures } from './figures'
import { cachedData } from './fileCache'
import { readGlossary } from './glossary'
import { linkTerms, termsIn } from './glossaryLinks'
import { isRaster, maxImageBytes } from './imageFiles'
import { printMarkdown } from './printMarkdown'
import { parseMarkdown, type Rendered, renderMarkdown } from './renderMarkdown'
import { readSources } from './sources'
import { splitSource } from './splitSource'
import { sumProblems } from './tableSums'
import { readWorksheets } from './worksheets/readWorksheets'

export interface ArticleBody extends Pick<Article, 'html' | 'contents' | 'sources'> {
  ids: string[]
  links: Rendered['links']
  /** The addresses of its images that have smaller files. */
  images: string[]
  /** The text with full addresses, as Markdown. */
  markdown: string
  problems: ContentProblem[]
}

export interface ArticleFile {
  file: string
  /** Where the sources that it may cite are. */
  sourcesFile: string
  /** Where the terms are that it links. */
  glossaryFile: string
  /** Of its page. */
  path: `/articles/${string}`
}

function problemsIn({ html, images, headings }: Rendered, bodyLine: number, publicFolder: string) {
  const problems: Omit<ContentProblem, 'file'>[] = []
  const report = (line: number, field: string, message: string) =>
    problems.push({ line, field, message })
  for (const { url, alt, line } of images) {
    const problem = imageProblem(url, publicFolder)
    if (problem) report(line, 'image', problem)
    if (!alt.trim()) report(line, 'image', `${url} has no alternative text`)
  }
  if (!html) report(bodyLine, 'body', 'is empty; a text below the front matter is required')
  // The title is the heading of level 1; a screen reader takes a skipped level for a missing part.
  let above = 1
  for (const { depth, line } of headings) {
    if (depth < 2 || depth > above + 1)
      report(line, 'heading', `is of level ${depth}; 2 to ${above + 1} are allowed here`)
    above = depth
  }
  return problems
}

/** The images of a text that are served in several sizes, each once. */
export const rasterImages = ({ images }: Pick<Rendered, 'images'>) => [
  ...new Set(images.map(({ url }) => url).filter(isRaster)),
]

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/** @returns why an image cannot be shown; undefined where it can */
export function imageProblem(url: string, publicFolder: string) {
  const file = url.startsWith('/') && statSync(join(publicFolder, url), { throwIfNoEntry: false })
  if (!file)
    return `${url} is not there; a path to a file below public/, such as /images/plan.png, is required`
  if (file.size > maxImageBytes)
    return `${url} has ${megabytes(file.size)}; at most ${megabytes(maxImageBytes)} are allowed`
  return undefined
}

/** The files that a text may name: the text alone does not tell whether they are there, nor their size. */
const filesNamedIn = (text: string, publicFolder: string) =>
  [...new Set(text.match(/\/[\w./-]+\.\w+/g))].map((path) => {
    const found = statSync(join(publicFolder, path), { throwIfNoEntry: false })
    return [path, found?.mtimeMs, found?.size]
  })

/** The texts read last, by file and time of change: a page needs its own several times while it is made. */
const recent = new Map<string, ArticleBody>()
const maxRecent = 64

/** @param publicFolder where its pictures are */
export async function readBody(
  article: ArticleFile,
  publicFolder = 'public',
): Promise<ArticleBody> {
  const { changed } = await readSources(article.sourcesFile)
  const { changed: glossaryChanged } = await readGlossary(article.glossaryFile)
  const key = `${article.file} ${(await stat(article.file)).mtimeMs} ${changed} ${glossaryChanged}`
  const read = recent.get(key) ?? (await renderBody(article, publicFolder))
  // What is missing may come without a change of the text.
  if (read.problems.length === 0) recent.set(key, read)
  const [oldest = ''] = recent.keys()
  if (recent.size > maxRecent) recent.delete(oldest)
  return read
}

async function renderBody(
  { file, path, sourcesFile, glossaryFile }: ArticleFile,
  publicFolder: string,
): Promise<ArticleBody> {
  const { body, bodyLine } = splitSource(await readFile(file, 'utf8'))
  const { sources } = await readSources(sourcesFile)
  const cites = citedIds(body).map((id) => [id, sources.get(id)])
  const { terms } = await readGlossary(glossaryFile)
  // Without the definitions, which may change without a change of any text.
  const used = termsIn(body, terms).map(({ id, term, also, article }) => {
    const isSubject = path === `/articles/${article}`
    return { id, term, also, isSubject }
  })
  const { problems, ...made } = await cachedData({
    module: 'src/content/articleBody.ts',
    input: [
      ...[path, bodyLine, hashOf(body), cites, used],
      ...[filesNamedIn(body, publicFolder), site.origin],
    ],
    make: async () => {
      const source = parseMarkdown(body)
      // Worksheets after the sums of tables that are written as such.
      const wrong = [...drawFigures(source), ...sumProblems(source), ...readWorksheets(source)]
      const { cited, unknown } = citeSources(source, sources)
      linkTerms(source, used)
      const markdown = printMarkdown(source, path)
      const rendered = await renderMarkdown(source, bodyLine)
      const { html, contents, ids, links } = rendered
      const problems = [
        ...problemsIn(rendered, bodyLine, publicFolder),
        ...wrong.map(({ line, ...rest }) => ({ line: bodyLine - 1 + line, ...rest })),
        ...unknown.map(({ id, line }) => ({
          line: bodyLine - 1 + line,
          field: 'citation',
          message: `@${id} is no source of ${sourcesFile}; add it there first`,
        })),
      ]
      const images = rasterImages(rendered)
      return { html, contents, ids, links, images, markdown, problems, sources: cited }
    },
  })
  return { ...made, problems: problems.map((problem) => ({ file, ...problem })) }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
