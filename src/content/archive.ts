/** The list page holds the newest articles; pages of plain links lead to all the others. */
import type { ArticleCard } from '../articles/schema'

/** Cards on the list page itself: it stays light, however many articles there are. */
export const listLength = 24

/** Links on a page of the archive. */
const archiveLength = 200

interface ArchivePart {
  path: `/articles/archive/${number}`
  /** Such as "Articles 61 to 260", or "Article 61". */
  range: string
  articles: readonly ArticleCard[]
}

/**
 * @param cards all articles, newest first
 * @returns one part for each page of the archive; none while all articles are on the list page
 */
export function archiveOf(cards: readonly ArticleCard[]): ArchivePart[] {
  const count = Math.ceil(Math.max(0, cards.length - listLength) / archiveLength)
  return Array.from({ length: count }, (_, n) => {
    const from = listLength + n * archiveLength
    const articles = cards.slice(from, from + archiveLength)
    const range =
      articles.length === 1
        ? `Article ${from + 1}`
        : `Articles ${from + 1} to ${from + articles.length}`
    return { path: `/articles/archive/${n + 1}`, range, articles }
  })
}
