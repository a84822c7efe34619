/** The article list; the build hands it the articles. */
import { definePage } from '../page'

export default definePage({
  template: 'page',
  aliases: ['/articles/archive/1'],
  meta: {
    updated: '2026-11-25',
    mainEntity: 'collection',
    title: 'Insights & Articles on AI Strategy',
    description:
      'Practical articles on AI strategy, operations, customers, planning and building with AI, written for leaders with little time.',
    keywords: ['AI strategy articles', 'AI implementation', 'business planning', 'vibe coding'],
  },
  sections: [
    {
      kind: 'hero',
      title: 'Insights & Articles',
      description: 'Worked examples, scorecards and scripts you can use this week.',
      secondary: { text: 'Reading Paths', to: '/paths' },
    },
    { kind: 'articleList', placeholder: 'Search articles...' },
    { kind: 'readingPaths', heading: 'Reading Paths' },
    {
      kind: 'callToAction',
      heading: 'Is there a question we have not written about?',
      text: 'Send it to us. If we have a useful answer, you will get it by email, and the next reader will find it here.',
      action: { text: 'Ask a Question', to: '/contact' },
      secondary: { text: 'Look Up a Term', to: '/glossary' },
    },
  ],
})
