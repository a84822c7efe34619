/** What the page of an article has of it: its meta, and its data. */
import type { ArticleMeta } from '../../articles/schema'
import type { Page } from '../../page'
import { personPath } from '../../site'
import { toTimestamp } from '../dates'
import type { ArticleBody } from './articleBody'
import type { SourceArticle } from './readArticles'

export function metaOf(article: ArticleMeta): Page['meta'] {
  const { title, description, keywords, author, date, category, updated = date } = article
  const { publishAt: published = toTimestamp(date) } = article
  const changed = toTimestamp(updated)
  // A change on the day of publication comes after it.
  const modified = Date.parse(changed) > Date.parse(published) ? changed : published
  const dates = { published, modified }
  return {
    ...{ title, description, keywords, updated, author },
    article: { ...dates, section: category },
  }
}

/** The article as its page gets it, without what only the build needs. */
export function articleData(source: SourceArticle, { html, contents, sources }: ArticleBody) {
  const { file, sourcesFile, glossaryFile, path, publishAt, aliases, ...article } = source
  return { ...article, authorPath: personPath(article.author), html, contents, sources }
}
