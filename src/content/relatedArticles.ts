/** The articles to read next: three similar ones, and the next older and newer of the category. */
import { type Article, type LinkedArticle, toCard } from '../articles/schema'

function wordsOf({ keywords }: Article) {
  const words = keywords.join(' ').toLowerCase()
  return new Set(words.match(/[\p{L}\p{N}]+/gu))
}

/** @returns what links to an article need */
export const toLink = (article?: Article) => article && { slug: article.slug, title: article.title }

/**
 * Finds articles whose keywords share words. A word counts by how few articles have it, and an article of the same
 * category half as much again; if nothing is shared, the newest come first.
 */
export function furtherReading(articles: readonly Article[]) {
  const entries = articles.map((article) => ({ article, words: wordsOf(article) }))
  const counts = new Map<string, number>()
  for (const entry of entries)
    for (const word of entry.words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return (of: Article): Pick<LinkedArticle, 'related' | 'previous' | 'next'> => {
    const own = wordsOf(of)
    const others = entries.filter(({ article }) => article.slug !== of.slug)
    const scored = others.map(({ article, words }) => {
      let score = 0
      for (const word of words) if (own.has(word)) score += 1 / (counts.get(word) ?? 1)
      return { article, score: article.category === of.category ? score * 1.5 : score }
    })
    const sameCategory = articles.filter(({ category }) => category === of.category)
    const at = sameCategory.findIndex(({ slug }) => slug === of.slug)
    const closest: typeof scored = []
    // Not all are sorted: with hundreds of articles that takes longer than all else of a saved edit.
    for (const entry of scored) {
      const place = closest.findIndex(({ score }) => score < entry.score)
      closest.splice(place < 0 ? closest.length : place, 0, entry)
      closest.length = Math.min(closest.length, 3)
    }
    const related = closest.map(({ article }) => toCard(article))
    return { related, previous: toLink(sameCategory[at + 1]), next: toLink(sameCategory[at - 1]) }
  }
}
