/** The list page holds the newest articles; pages of plain links lead to all the others. */

import type { ArticleCard } from '../articles/schema'
import type { Page } from '../page'
import type { Inside } from '../site'

/** Cards on the list page itself: it stays light, however many articles there are. */
export const newest = 60

/** Links on a page of the archive. */
const perPage = 200

interface Archive {
  /** Links to the archive's pages, for the list page. */
  older: { text: string; to: Inside }[]
  /** The archive's pages by their path. */
  pages: Map<string, Page>
}

/**
 * @param cards all articles, newest first
 * @param updated the day of the last change to any
 */
export function archiveOf(cards: readonly ArticleCard[], updated: string): Archive {
  const older: { text: string; to: Inside }[] = []
  const pages = new Map<string, Page>()
  for (let from = newest; from < cards.length; from += perPage) {
    const articles = cards.slice(from, from + perPage)
    const name = `Articles ${from + 1} to ${from + articles.length}`
    const to = `/articles/archive/${older.length + 1}` as const
    older.push({ text: name, to })
    pages.set(to, {
      meta: {
        title: `${name}, newest first`,
        description: `${name} on AI strategy, operations, customers, planning and building with AI, by date, from the newest to the oldest.`,
        keywords: ['AI strategy articles', 'archive'],
        updated,
      },
      sections: [
        { kind: 'hero', heading: 'Older articles', lead: `${name}, newest first.` },
        { kind: 'articleIndex', articles },
      ],
    })
  }
  return { older, pages }
}
