/** Numbers with their nouns. */
import type { ArticleCard } from './schema'

/** Such as "1 article" and "0 articles". */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** How much there is to read, such as "3 articles, about 24 minutes". */
export function extentOf(articles: readonly Pick<ArticleCard, 'readTime'>[]) {
  const minutes = articles.reduce((sum, { readTime }) => sum + Number.parseInt(readTime, 10), 0)
  return `${counted(articles.length, 'article')}, about ${counted(minutes, 'minute')}`
}
