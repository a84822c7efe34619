/** Which articles a page lists, and when that last changed it. */
import type { ArticleMeta } from '../articles/schema'
import type { Page } from '../page'
import type { SourceArticle } from './articles/readArticles'
import type { ReadingPath } from './readingPaths'

/** The day of the last change to a page that lists these articles. */
export const lastUpdate = (articles: readonly ArticleMeta[] = [], ownUpdate = '') =>
  articles.reduce((last, { date, updated = date }) => (updated > last ? updated : last), ownUpdate)

/** The articles that a page lists: all, or those of its reading path or of the person that it is about; undefined on any other page. */
export function listedOn(
  { meta, sections }: Page,
  articles: readonly SourceArticle[],
  readingPath?: ReadingPath,
) {
  if (readingPath) return readingPath.articles
  if (sections.some(({ kind }) => kind === 'articleList' || kind === 'articleTeasers'))
    return articles
  if (meta.mainEntity !== 'person') return undefined
  return articles.filter(({ author }) => author === meta.author)
}
