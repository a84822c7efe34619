/** The pages of older articles: plain links, so many a page. */
import { definePage } from '../../page'

/**
 * @param range which articles the page lists, such as "Articles 61 to 260" or "Article 61"
 * @param updated the day of the last change to any article, as YYYY-MM-DD
 */
export const archivePage = (range: string, updated: string) =>
  definePage({
    template: 'list',
    meta: {
      title: `${range}, by date`,
      description: `${range}, by date, of all that we publish on AI strategy, operations, customers, planning and building with AI.`,
      keywords: ['AI strategy articles', 'archive'],
      updated,
    },
    sections: [
      { kind: 'hero', title: 'Older articles', description: `${range}, by date.` },
      { kind: 'articleIndex' },
    ],
  })
