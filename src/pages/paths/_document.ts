/** A reading path as one page: its articles whole, one after the other, to print or to save. */
import { definePage } from '../../page'

interface DocumentFacts {
  /** Of the path. */
  title: string
  /** For whom it is. */
  audience: string
  /** The day of the last change to any of its articles, as YYYY-MM-DD. */
  updated: string
}

/** Search engines find the articles themselves. */
export const documentPage = ({ title, audience, updated }: DocumentFacts) =>
  definePage({
    template: 'list',
    meta: {
      title: `${title}: all articles`,
      description: `The articles of the reading path “${title}” in one document, with their sources, to print, to save or to read offline.`,
      keywords: ['reading path', title],
      updated,
      noindex: true,
    },
    sections: [
      {
        kind: 'hero',
        title,
        subtitle: audience,
        description: 'All articles of this reading path in one document, with their sources.',
      },
      { kind: 'pathDocument' },
    ],
  })
