/** How long it takes to read several articles, from the time that each shows. */
import { counted } from './counted'
import type { ArticleCard } from './schema'

type Timed = Pick<ArticleCard, 'readTime'>

const minutes = (articles: readonly Timed[]) =>
  articles.reduce((sum, { readTime }) => sum + Number.parseInt(readTime, 10), 0)

/** Such as "about 24 minutes". */
export const readingTime = (articles: readonly Timed[]) =>
  `about ${counted(minutes(articles), 'minute')}`

/** Such as "3 articles, about 24 minutes". */
export const extentOf = (articles: readonly Timed[]) =>
  `${counted(articles.length, 'article')}, ${readingTime(articles)}`
