/** All articles with their texts, for what compares them with each other; the build itself reads one at a time. */
import pLimit from 'p-limit'
import { checkShared } from '../checkSite'
import { stopAt } from '../contentError'
import { type ArticleBody, readBody } from './articleBody'
import { readArticles, readableFiles, type SourceArticle } from './readArticles'

export type WholeArticle = SourceArticle & ArticleBody

/**
 * @returns them newest first, without drafts
 * @throws ContentError with every problem found, so that an editor mends them in one go
 */
export async function readWholeArticles(
  folder = 'articles',
  publicFolder = 'public',
): Promise<WholeArticle[]> {
  const list = await readArticles(folder, publicFolder)
  const { articles, problems } = list
  const files = readableFiles(list)
  const bodies = await pLimit(8).map(files, (file) => readBody(file, publicFolder))
  const inShared = await checkShared(list, folder)
  stopAt([...problems, ...inShared, ...bodies.flatMap((body) => body.problems)])
  const byFile = new Map(files.map(({ file }, n) => [file, bodies[n]]))
  return articles.flatMap((article) => {
    const body = byFile.get(article.file)
    return body ? [{ ...article, ...body }] : []
  })
}
