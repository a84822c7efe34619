/** The articles to read next: three similar ones, and the next older and newer of the category. */
import { type Article, type LinkedArticle, toCard } from '../articles/schema'

function wordsOf({ keywords }: Article) {
  const words = keywords.join(' ').toLowerCase()
  return new Set(words.match(/[\p{L}\p{N}]+/gu))
}

/** @returns what links to an article need */
export const toLink = (article?: Article) => article && { slug: article.slug, title: article.title }

/** So many similar articles are named. */
const relatedCount = 3

/**
 * Finds articles whose keywords share words. A word counts by how few articles have it, and an article of the same
 * category half as much again; if nothing is shared, the newest come first.
 */
export function furtherReading(articles: readonly Article[]) {
  const words = new Map(articles.map((article) => [article.slug, wordsOf(article)]))
  /** The places of the articles that have a word: with hundreds of articles, to compare each two takes longer than all else. */
  const places = new Map<string, number[]>()
  articles.forEach(({ slug }, place) => {
    for (const word of words.get(slug) ?? []) places.set(word, [...(places.get(word) ?? []), place])
  })

  /** @returns what the words that each article shares with one count for, in the order of all */
  function sharedWith({ slug }: Article) {
    const counts = new Float64Array(articles.length)
    for (const word of words.get(slug) ?? []) {
      const sharing = places.get(word) ?? []
      for (const place of sharing) counts[place] = (counts[place] ?? 0) + 1 / sharing.length
    }
    return counts
  }

  return (of: Article): Pick<LinkedArticle, 'related' | 'previous' | 'next'> => {
    const counts = sharedWith(of)
    const closest: { article: Article; score: number }[] = []
    let lowest = -1
    // Not all are sorted.
    for (let n = 0; n < articles.length; n++) {
      const article = articles[n]
      if (!article || article.slug === of.slug) continue
      const score = (counts[n] ?? 0) * (article.category === of.category ? 1.5 : 1)
      if (score <= lowest) continue
      const place = closest.findIndex((other) => other.score < score)
      closest.splice(place < 0 ? closest.length : place, 0, { article, score })
      closest.length = Math.min(closest.length, relatedCount)
      if (closest.length === relatedCount) lowest = closest.at(-1)?.score ?? lowest
    }
    const related = closest.map(({ article }) => toCard(article))
    const sameCategory = articles.filter(({ category }) => category === of.category)
    const at = sameCategory.findIndex(({ slug }) => slug === of.slug)
    return { related, previous: toLink(sameCategory[at + 1]), next: toLink(sameCategory[at - 1]) }
  }
}
