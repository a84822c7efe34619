/** The list of reading paths; the build fills in those of `pages/paths/`. */
import { definePage } from '../page'
import { reply } from './_promises'

export default definePage({
  template: 'page',
  parent: '/articles',
  meta: {
    updated: '2026-11-29',
    mainEntity: 'collection',
    title: 'Reading paths through our AI articles',
    description:
      'Short sets of articles in an order, each for one reader with one question: leading a team, buying, building, or answering to a board.',
    keywords: ['reading path', 'AI for leaders', 'AI learning path', 'AI strategy articles'],
  },
  footerLink: 'Reading paths',
  sections: [
    {
      kind: 'hero',
      title: 'Reading Paths',
      description:
        'You have a question and an evening, not sixty articles. Each path is a handful of them in an order, for one reader with one decision to make.',
      backgroundImage: '/images/hero-paths.svg',
    },
    { kind: 'readingPaths' },
    {
      kind: 'callToAction',
      heading: 'Is none of these your question?',
      text: `Tell us what you have to decide, and we will name the three articles to start with, or say that we have none. ${reply.short} If you would rather write than read, the six sheets of our workbook lead from readiness to the stop card.`,
      action: { text: 'Ask a Question', to: '/contact' },
      secondary: { text: 'Open the Workbook', to: '/workbook' },
    },
  ],
})
