/** A reading path for someone who has just been handed AI for a team. */
import { definePage } from '../../page'
import { reply } from '../_promises'

export default definePage({
  template: 'page',
  aliases: ['/paths/first-ninety-days/document'],
  meta: {
    updated: '2026-11-29',
    mainEntity: 'collection',
    title: 'Your first ninety days leading a team with AI',
    description:
      'A reading path for team leads: see what is used already, choose one step of the work, run a pilot that can say no, and count what it brought.',
    keywords: ['AI for team leads', 'first 90 days', 'AI pilot', 'AI adoption', 'reading path'],
  },
  sections: [
    {
      kind: 'hero',
      title: 'Your first ninety days',
      subtitle: 'For a team lead who has just been asked to “do something with AI”',
      description:
        'How do you get from that sentence to one thing that works, in a quarter, without losing the team? Read each part before the weeks it is about.',
    },
    {
      kind: 'readingPath',
      groups: [
        {
          heading: 'Weeks 1–2: see what is there',
          steps: [
            {
              article: '/articles/unsanctioned-ai-use',
              why: 'Begin by asking what is in use already, with a promise that nobody pays for answering. What people use unasked is your first list of wishes.',
            },
            {
              article: '/articles/ai-process-optimization',
              why: 'Then walk ten real cases through the work. A table with three numbers for every step shows where they wait, which need not be where everybody points.',
            },
          ],
        },
        {
          heading: 'Weeks 3–4: choose one step',
          steps: [
            {
              article: '/articles/ai-use-case-prioritization',
              why: 'By now you have more ideas than hours. This gives you a gate that drops the hopeless ones and a count in dollars for the rest.',
            },
            {
              article: '/articles/ai-workflow-automation',
              why: 'Your idea is a chain of steps. Go through them one by one, and you will find how few of them need a model at all.',
            },
          ],
        },
        {
          heading: 'Weeks 5–13: try it, and count',
          steps: [
            {
              article: '/articles/ai-strategy-implementation',
              why: 'The pilot itself: five gates, six people drawn with care, and a sheet filled in beforehand that decides whether you go on.',
            },
            {
              article: '/articles/ai-change-management',
              why: 'Read it before the launch party. It shows why people with good reasons stop using a tool by week eight, and what their pay has to do with it.',
            },
            {
              article: '/articles/ai-roi-measurement',
              why: 'Last, the books: which numbers may steer you in the meantime, and which ones somebody outside your team has to confirm.',
            },
          ],
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Do you want company for the first pilot?',
      text: `We help a team choose its step and write the sheet that may stop it. ${reply.short}`,
      action: { text: 'Talk to Us', to: '/contact' },
      secondary: { text: 'Open the Workbook', to: '/workbook' },
    },
  ],
})
