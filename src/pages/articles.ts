/** The article list; the build hands it the articles. */
import { definePage } from '../page'
import { glossaryPath } from '../site'

export default definePage({
  template: 'page',
  aliases: ['/articles/archive/1'],
  meta: {
    updated: '2026-11-24',
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
      description:
        'Worked examples, scorecards and scripts that you can use this week, with the sources of what they say about the world.',
    },
    { kind: 'readingPaths', layout: 'line' },
    { kind: 'articleList', placeholder: 'Search articles...' },
    {
      kind: 'callToAction',
      heading: 'Is there a question we have not written about?',
      text: 'Send it to us. If we have a useful answer, you will get it by email, and the next reader will find it here.',
      action: { text: 'Ask a Question', to: '/contact' },
      secondary: { text: 'Look Up a Term', to: glossaryPath },
    },
  ],
})
