/** A reading path for product leads and engineers who are about to build an AI application. */
import { definePage } from '../../page'
import { reply } from '../_promises'

export default definePage({
  template: 'page',
  aliases: ['/paths/before-you-build/document'],
  meta: {
    updated: '2026-11-29',
    mainEntity: 'collection',
    title: 'Before you build an AI application: a reading path',
    description:
      'For product leads and engineers: find out whether it is worth building, agree on what counts as right, limit what it may touch, and keep it honest.',
    keywords: [
      'AI app development',
      'AI evaluation',
      'AI prototype',
      'AI security',
      'reading path',
    ],
  },
  sections: [
    {
      kind: 'hero',
      title: 'Before you build',
      subtitle: 'For a product lead and an engineer with an approved idea',
      description:
        'What do you have to know before the first release, so that the second is not a rescue? Read it together; about half of it is for whoever does not write code.',
    },
    {
      kind: 'readingPath',
      groups: [
        {
          heading: 'Is it worth building?',
          steps: [
            {
              article: '/articles/vibecoding-prototyping',
              why: 'Spend an afternoon on losing the argument cheaply: a sketch at one, three outsiders at half past three, a decision at five.',
            },
            {
              article: '/articles/ai-app-development-strategies',
              why: 'If the idea survives, build one case the whole way through. You get the figures to defend that in a budget meeting.',
            },
          ],
        },
        {
          heading: 'What counts as right?',
          steps: [
            {
              article: '/articles/ai-app-evaluation',
              why: 'Let your two best people grade twenty requests in silence, and mark each one that divides them. There you need a policy before you need code.',
            },
            {
              article: '/articles/ai-app-development-challenges',
              why: 'With a test set in hand, take your own plan apart: the accuracy, the wait, the monthly bill and the disclaimer.',
            },
          ],
        },
        {
          heading: 'What may it touch?',
          steps: [
            {
              article: '/articles/ai-app-development-frameworks',
              why: 'Choose the plainest way to connect the steps. The arithmetic against long chains takes a minute and changes designs.',
            },
            {
              article: '/articles/ai-agent-permissions',
              why: 'Should an agent remain in the design, fill in this sheet: what its accounts can do, whatever its instructions say.',
            },
          ],
        },
        {
          heading: 'Before strangers use it, and after',
          steps: [
            {
              article: '/articles/vibecoding-security',
              why: 'Two days of review that look for what is missing from the code, since each generated line may look right.',
            },
            {
              article: '/articles/ai-app-development-best-practices',
              why: 'On launch day it begins to drift. Agree now on who samples it each week, and on how wrong it may be.',
            },
          ],
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Shall we look at the plan with you?',
      text: `Send us the plan as it was approved; the weak line may well be in it already. ${reply.short}`,
      action: { text: 'Talk to Us', to: '/contact' },
      secondary: { text: 'Open the Workbook', to: '/workbook' },
    },
  ],
})
