/** A reading path for whoever signs the order for an AI product, a model or advice. */
import { definePage } from '../../page'
import { reply } from '../_promises'

export default definePage({
  template: 'page',
  aliases: ['/paths/before-you-buy/document'],
  meta: {
    updated: '2026-11-29',
    mainEntity: 'collection',
    title: 'Before you buy AI: a reading path for buyers',
    description:
      'What to settle before you sign for an AI product, a model or advice: what you need, whether it works on your cases, what it saves and how you leave.',
    keywords: ['buying AI', 'AI vendor selection', 'AI contract', 'AI procurement', 'reading path'],
  },
  sections: [
    {
      kind: 'hero',
      title: 'Before you buy',
      subtitle: 'For the person whose name will be under the order',
      description:
        'Do you need it, will it work on your own cases, what will it save, and how do you get out again? All four are cheap to ask while you can still say no.',
    },
    {
      kind: 'readingPath',
      groups: [
        {
          heading: 'What do you need?',
          steps: [
            {
              article: '/articles/ai-readiness-assessment',
              why: 'Twelve questions find your weakest area. It decides what you can make use of, so look before you compare products.',
            },
            {
              article: '/articles/ai-app-development-platforms',
              why: 'A platform is seven purchases in one. You come away with one word for each layer, buy, build or assemble, and with the weeks it takes to leave.',
            },
            {
              article: '/articles/ai-knowledge-management',
              why: 'An assistant is as good as what it reads. Find out who keeps each document that it may open; a vendor cannot sell you that person.',
            },
          ],
        },
        {
          heading: 'Does it work, and pay?',
          steps: [
            {
              article: '/articles/ai-app-development-tools',
              why: 'Write beside each tool the question it answers, and cancel those without one. Then choose the model on two hundred of your own cases, graded blind.',
            },
            {
              article: '/articles/ai-cost-reduction',
              why: 'Take the saving in the offer through this calculation, line by line, before your controller does.',
            },
          ],
        },
        {
          heading: 'On what terms?',
          steps: [
            {
              article: '/articles/ai-strategy-consulting',
              why: 'If advisers are part of the deal, this tells you what you should hold after each stage, and which question to ask last. We sell such advice; test us with it.',
            },
            {
              article: '/articles/ai-vendor-contracts',
              why: 'Then the contract: four verbs for your data, who pays for a wrong answer, what happens when the model is retired, and what the clauses add to the fee before you compare two offers.',
            },
          ],
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Is an offer on your desk?',
      text: `Tell us what it promises and what you would have to believe. ${reply.short}`,
      action: { text: 'Talk to Us', to: '/contact' },
      secondary: { text: 'Open the Workbook', to: '/workbook' },
    },
  ],
})
