/** Every problem of the content, for what runs without Vite: also of page files that cannot be read. */
import { toCard } from '../articles/toCard'
import { archiveOf } from './archive'
import { readArticles } from './articles/readArticles'
import type { ContentProblem } from './contentError'
import type { SitePage } from './loadSite'
import type { PageFile } from './pageFiles'
import { readingPathsOf } from './readingPaths'
import { readPageFiles } from './readPageFiles'
import { problemsOfSite } from './siteProblems'

/** A page as far as it is known without being made. */
type KnownPage = Pick<SitePage, 'path' | 'aliases' | 'file' | 'article'>

async function knownPages(pageFiles: readonly PageFile[]): Promise<KnownPage[]> {
  const { articles } = await readArticles()
  return [
    ...articles.map((article) => ({ ...article, article })),
    ...pageFiles.map(({ file, path, page: { aliases } }) => ({ file, path, aliases })),
    ...archiveOf(articles.map(toCard)).map(({ path }) => ({ path })),
    ...readingPathsOf(pageFiles, articles).paths.map(({ document }) => ({ path: document })),
  ]
}

/** @returns each problem once; and the pages, unless there are mistakes */
export async function allProblems(): Promise<{ problems: ContentProblem[]; pages: KnownPage[] }> {
  const { pages, unread, problems } = await readPageFiles()
  const all = [...problems, ...(await problemsOfSite(pages, { unread }))]
  const once = [...new Map(all.map((problem) => [JSON.stringify(problem), problem])).values()]
  const isRight = once.every(({ isWarning }) => isWarning)
  return { problems: once, pages: isRight ? await knownPages(pages) : [] }
}
