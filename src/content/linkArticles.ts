/** What each article shows of others: three similar ones, the next older and newer of its category, its places on reading paths. */
import { type Article, type LinkedArticle, toCard, toLink } from '../articles/schema'
import { placesOn, type ReadingPath } from './readingPaths'

function wordsOf({ keywords }: Article): ReadonlySet<string> {
  const words = keywords.join(' ').toLowerCase()
  return new Set(words.match(/[\p{L}\p{N}]+/gu))
}

/** So many similar articles are named. */
const relatedCount = 3

/**
 * Articles are similar if their keywords share words. A word counts by how few articles have it, and an article of the
 * same category half as much again; if nothing is shared, the newest come first.
 * @param articles newest first
 * @returns a function that gives one of them with what it shows of the others
 */
export function linkArticles(articles: readonly Article[], paths: readonly ReadingPath[]) {
  const words = new Map(articles.map((article) => [article, wordsOf(article)]))
  const counts = new Map<string, number>()
  for (const ofArticle of words.values())
    for (const word of ofArticle) counts.set(word, (counts.get(word) ?? 0) + 1)

  function similarity(article: Article, other: Article) {
    const others = words.get(other)
    let sum = 0
    for (const word of words.get(article) ?? [])
      if (others?.has(word)) sum += 1 / (counts.get(word) ?? 1)
    return sum * (article.category === other.category ? 1.5 : 1)
  }

  return (article: Article): LinkedArticle => {
    const related = articles
      .filter((other) => other !== article)
      .map((other) => ({ other, score: similarity(article, other) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, relatedCount)
      .map(({ other }) => toCard(other))
    const sameCategory = articles.filter(({ category }) => category === article.category)
    const at = sameCategory.indexOf(article)
    return {
      ...article,
      related,
      previous: toLink(sameCategory[at + 1]),
      next: toLink(sameCategory[at - 1]),
      paths: placesOn(paths, article.slug),
    }
  }
}
