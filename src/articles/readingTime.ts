/** How much there is to read: several articles, with the time that each shows. */
import { counted } from './counted'
import type { ArticleCard } from './schema'

/** Such as "3 articles, about 24 minutes". */
export function extentOf(articles: readonly Pick<ArticleCard, 'readTime'>[]) {
  const minutes = articles.reduce((sum, { readTime }) => sum + Number.parseInt(readTime, 10), 0)
  return `${counted(articles.length, 'article')}, about ${counted(minutes, 'minute')}`
}
