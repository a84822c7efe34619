/** The text of an article: rendered, checked and printed from one reading of its Markdown, and kept between builds. */
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Article } from '../../articles/schema'
import { site } from '../../site'
import type { ContentProblem } from '../contentError'
import { cachedData } from '../fileCache'
import { splitSource } from '../frontMatter/splitSource'
import { readGlossary } from '../glossary'
import { imagesIn, linksIn, noAlternative, type TextImage } from '../links/addresses'
import { imageProblem } from '../links/imageProblem'
import { citedIds, citeSources, unknownSources } from '../markdown/citations'
import { drawFigures } from '../markdown/figures'
import { linkTerms, termsIn } from '../markdown/glossaryLinks'
import { isRaster } from '../markdown/imageFiles'
import { printMarkdown } from '../markdown/printMarkdown'
import { parseMarkdown, type Rendered, renderMarkdown } from '../markdown/renderMarkdown'
import { sumProblems } from '../markdown/tableSums'
import { markdownProblems } from '../markdownRules/markdownProblems'
import type { MarkdownProblem } from '../markdownRules/markdownText'
import { readSources } from '../sources'
import { readWorksheets } from '../worksheets/readWorksheets'

export interface ArticleBody extends Pick<Article, 'html' | 'contents' | 'sources'> {
  ids: string[]
  links: ReturnType<typeof linksIn>
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

/** The images of a text that are served in several sizes, each once. */
export const rasterImages = ({ images }: Pick<Rendered, 'images'>) => [
  ...new Set(images.map(({ url }) => url).filter(isRaster)),
]

/** The files that a text may name: the text alone does not tell whether they are there, nor their size. */
const filesNamedIn = (text: string, publicFolder: string) =>
  [...new Set(text.match(/\/[\w./-]+\.\w+/g))].map((path) => {
    const found = statSync(join(publicFolder, path), { throwIfNoEntry: false })
    return [path, found?.mtimeMs, found?.size]
  })

const emptyBody = 'is empty; a text below the front matter is required'

/** Not kept with the text: a picture may come, go or change without a change of it. */
async function imageProblemsOf(images: readonly TextImage[], publicFolder: string) {
  const problems: MarkdownProblem[] = []
  for (const { url, alt, line } of images) {
    const problem = await imageProblem(url, publicFolder)
    if (problem) problems.push({ line, field: 'image', message: problem })
    if (!alt.trim()) problems.push({ line, field: 'image', message: noAlternative(url) })
  }
  return problems
}

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
  if (read.problems.every(({ isWarning }) => isWarning)) recent.set(key, read)
  const [oldest = ''] = recent.keys()
  if (recent.size > maxRecent) recent.delete(oldest)
  return read
}

async function renderBody(
  { file, path, sourcesFile, glossaryFile }: ArticleFile,
  publicFolder: string,
): Promise<ArticleBody> {
  const { body, bodyLine } = splitSource(await readFile(file, 'utf8'))
  const { sources, problems: wrongEntries } = await readSources(sourcesFile)
  const cites = citedIds(body).map((id) => [id, sources.get(id)])
  const { terms } = await readGlossary(glossaryFile)
  // Without the definitions, which may change without a change of any text.
  const used = termsIn(body, terms).map(({ id, term, also, article }) => {
    const isSubject = path === `/articles/${article}`
    return { id, term, also, isSubject }
  })
  const { problems, named, unknown, links, ...made } = await cachedData({
    module: 'src/content/articles/articleBody.ts',
    input: [path, hashOf(body), cites, used, filesNamedIn(body, publicFolder), site.origin],
    make: async () => {
      const source = parseMarkdown(body)
      const links = linksIn(source)
      const named = imagesIn(source)
      // Worksheets after the sums of tables that are written as such.
      const problems: MarkdownProblem[] = [
        ...markdownProblems(source, body, 'article'),
        ...[...drawFigures(source), ...sumProblems(source), ...readWorksheets(source)],
      ]
      const { cited, unknown } = citeSources(source, sources)
      linkTerms(source, used)
      const markdown = printMarkdown(source, path)
      const rendered = await renderMarkdown(source)
      const { html, contents, ids } = rendered
      if (!html) problems.push({ line: 1, field: 'body', message: emptyBody })
      const images = rasterImages(rendered)
      return {
        html,
        contents,
        ids,
        links,
        named,
        images,
        markdown,
        problems,
        unknown,
        sources: cited,
      }
    },
  })
  const found: MarkdownProblem[] = [
    ...problems,
    ...(await imageProblemsOf(named, publicFolder)),
    ...unknownSources(unknown, sources.keys(), sourcesFile, wrongEntries),
  ]
  // The lines of the text, as lines of the file.
  const inFile = <T extends { line: number }>(place: T) => ({
    ...place,
    line: bodyLine - 1 + place.line,
  })
  return {
    ...made,
    links: links.map(inFile),
    problems: found.map((problem) => ({ file, ...inFile(problem) })),
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
