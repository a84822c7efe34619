/** The pages of older articles: plain links, so many a page. */
import { definePage } from '../../page'

/**
 * @param range which articles the page lists, such as "Articles 61 to 260"
 * @param updated the day of the last change to any article, as YYYY-MM-DD
 */
export const archivePage = (range: string, updated: string) =>
  definePage({
    template: 'list',
    meta: {
      title: `${range}, newest first`,
      description: `${range} on AI strategy, operations, customers, planning and building with AI, by date, from the newest to the oldest.`,
      keywords: ['AI strategy articles', 'archive'],
      updated,
    },
    sections: [
      { kind: 'hero', title: 'Older articles', description: `${range}, newest first.` },
      { kind: 'articleIndex' },
    ],
  })
