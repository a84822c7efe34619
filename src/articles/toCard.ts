/** An article as lists show it: the fields of a card and no more. */
import type { ArticleCard } from './schema'

export const toCard = (article: ArticleCard): ArticleCard => {
  const { id, slug, title, excerpt, category, date, readTime, image, status } = article
  return { id, slug, title, excerpt, category, date, readTime, image, ...(status && { status }) }
}
