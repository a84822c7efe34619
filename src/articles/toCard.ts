/** An article as lists show it: the fields of a card and no more, or these and its day. */
import type { ArticleCard, ArticleMeta, DatedCard } from './schema'

export const toCard = (article: ArticleCard): ArticleCard => {
  const { id, slug, title, excerpt, category, readTime, image, status } = article
  return { id, slug, title, excerpt, category, readTime, image, ...(status && { status }) }
}

export const toDatedCard = (article: ArticleMeta): DatedCard => ({
  ...toCard(article),
  date: article.date,
})
