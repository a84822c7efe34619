/** The search index of the site; the terms of an article that has not changed are kept between builds. */
import { readBody } from '../../content/articles/articleBody'
import type { SourceArticle } from '../../content/articles/readArticles'
import { cachedData } from '../../content/fileCache'
import type { SiteContent } from '../../content/loadSite'
import type { SiteFile } from '../siteFile'
import { articleTerms } from './articleTerms'
import { searchFiles } from './searchFiles'

async function termsOf(source: SourceArticle) {
  const { title, category, excerpt } = source
  const { html, contents } = await readBody(source)
  const article = { title, category, excerpt, html, contents }
  return cachedData({
    module: 'src/build/searchIndex/articleTerms.ts',
    input: article,
    make: () => articleTerms(article),
  })
}

export async function indexSite({ articles, paths }: SiteContent): Promise<SiteFile[]> {
  const pathsOf = ({ path }: SourceArticle) =>
    paths.filter(({ articles }) => articles.some((each) => each.path === path))
  const cards = articles.map(({ article }) => ({
    ...article,
    paths: pathsOf(article).map(({ slug }) => slug),
  }))
  const files = await searchFiles(cards, termsOf)
  return [...files].map(([path, text]) => [path, () => text])
}
