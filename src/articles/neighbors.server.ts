/** Which articles to read next: three alike by category, keywords and title, and the neighbors in the category. */
import type { Article, ArticleCard, LinkedArticle } from './schema'

/** An article as lists show it. */
export const cardOf = ({
  id,
  slug,
  title,
  excerpt,
  category,
  readTime,
  image,
}: Article): ArticleCard => ({
  id,
  slug,
  title,
  excerpt,
  category,
  readTime,
  image,
})

const wordsOf = (article: Article) =>
  new Set(
    `${article.title} ${article.keywords.join(' ')}`
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 2),
  )

function likeness(a: Article, b: Article) {
  const theirs = wordsOf(b)
  const shared = [...wordsOf(a)].filter((word) => theirs.has(word)).length
  return shared + (a.category === b.category ? 2 : 0)
}

/** @param articles all articles, newest first */
export function withNeighbors(article: Article, articles: readonly Article[]): LinkedArticle {
  const others = articles.filter(({ slug }) => slug !== article.slug)
  const related = others
    .map((other) => ({ other, score: likeness(article, other) }))
    .sort((a, b) => b.score - a.score || a.other.slug.localeCompare(b.other.slug))
    .slice(0, 3)
    .map(({ other }) => cardOf(other))
  const series = articles.filter(({ category }) => category === article.category)
  const at = series.findIndex(({ slug }) => slug === article.slug)
  const nameOf = (other?: Article) => other && { slug: other.slug, title: other.title }
  return { ...article, related, previous: nameOf(series[at + 1]), next: nameOf(series[at - 1]) }
}
