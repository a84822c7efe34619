/** A reading path for directors, and for the executives who answer them. */
import { definePage } from '../../page'
import { reply } from '../_promises'

export default definePage({
  template: 'page',
  aliases: ['/paths/board-questions/document'],
  meta: {
    updated: '2026-11-29',
    mainEntity: 'collection',
    title: 'The board’s questions on AI: a reading path',
    description:
      'For directors and those who answer them: where AI gives an advantage, what the money buys, what runs already, and who answers when it goes wrong.',
    keywords: ['AI for boards', 'AI oversight', 'AI governance', 'AI return', 'reading path'],
  },
  sections: [
    {
      kind: 'hero',
      title: 'The board’s questions',
      subtitle: 'For directors, and for the executive who has to answer them',
      description:
        'Which questions separate a company that uses AI from one that reports on it? Read one part before each of three meetings, or all of it on a short flight.',
    },
    {
      kind: 'readingPath',
      groups: [
        {
          heading: 'Where is the advantage?',
          steps: [
            {
              article: '/articles/ai-business-strategy',
              why: 'Once hours are freed, somebody keeps the margin. Ask of each project, too, how long a rival would take to copy it: what it can rent next month is no advantage.',
            },
          ],
        },
        {
          heading: 'What does the money buy?',
          steps: [
            {
              article: '/articles/ai-strategy-roadmap',
              why: 'Find the line in the roadmap that can die. You will see five bets through a year, with what stopped two of them.',
            },
            {
              article: '/articles/ai-roi-measurement',
              why: 'Return is a matter of books. It shows which figures may enter them, and why what people feel they save may not.',
            },
          ],
        },
        {
          heading: 'Who answers for it?',
          steps: [
            {
              article: '/articles/unsanctioned-ai-use',
              why: 'First ask what is in use without anyone’s approval. The article tells management how to find out, and what it must forbid.',
            },
            {
              article: '/articles/responsible-ai-governance',
              why: 'A register with owners who answer the phone, and a stop button that has been pressed: ask to see both, and which rule reaches which line.',
            },
            {
              article: '/articles/ai-operating-model',
              why: 'At the end, who decides what. Structures age, and four signs tell you that yours has.',
            },
          ],
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Is AI on the agenda of your next meeting?',
      text: `We prepare boards for an hour on it, with their own figures. ${reply.short}`,
      action: { text: 'Talk to Us', to: '/contact' },
      secondary: { text: 'Open the Workbook', to: '/workbook' },
    },
  ],
})
