/** How much a list of articles gives to read. */
import { counted, fill } from '../locale'
import { extent } from '../words'
import type { ArticleCard } from './schema'

/** How much there is to read, such as "3 articles, about 24 minutes". */
export function extentOf(articles: readonly Pick<ArticleCard, 'readTime'>[]) {
  const minutes = articles.reduce((sum, { readTime }) => sum + Number.parseInt(readTime, 10), 0)
  return fill(extent.both, {
    articles: counted(articles.length, extent.articles),
    minutes: counted(minutes, extent.minutes),
  })
}
