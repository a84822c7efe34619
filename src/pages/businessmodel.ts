/** AI-enhanced business model consulting: offerings and a three-step integration framework. */
import { definePage } from '../page'
import { engagements, sampleFees } from './_promises'

const { processInnovation } = engagements

export default definePage({
  template: 'page',
  parent: '/services',
  footerLink: 'Business models',
  meta: {
    updated: '2026-11-29',
    mainEntity: 'service',
    title: 'AI-Enhanced Business Model Consulting',
    description:
      'When AI makes a task nearly free, the price list built on it ages fast. We test your business model, redesign it and bring AI into it in three steps.',
    analytics: true,
    keywords: [
      'business model consulting',
      'AI business model',
      'business model innovation',
      'AI integration framework',
      'pricing strategy',
      'value proposition',
    ],
  },
  sections: [
    {
      kind: 'hero',
      title: { normal: 'AI-Enhanced', highlighted: 'Business Model Consulting' },
      description:
        'Somewhere in your price list is a task that is about to become nearly free. We find it before your customers do, and work out what they will pay you for instead.',
      primary: { text: 'Have Your Model Tested', to: '/contact' },
      backgroundImage: '/images/hero-business-model.svg',
    },
    {
      kind: 'text',
      layout: 'stacked',
      heading: 'The AI integration framework, in three steps',
      intro:
        'Sixteen weeks from first interview to first invoice under the new terms. Each step ends with a decision, and you may stop after any of them with something of use in hand.',
      body: {
        figure: {
          kind: 'timeline',
          caption: 'Three steps and their weeks, each ending with a decision that is yours',
          items: [
            {
              when: 'Weeks 1–4',
              title: 'Locate: where the model gives',
              text: 'We take your revenue apart by the task the customer is really paying for, and ask what a capable model does to each. You receive an exposure map: which revenue is safe, which is thinning, which you could take from somebody else. Decision: which part of the business to work on.',
            },
            {
              when: 'Weeks 5–10',
              title: 'Redesign: a model that stands up',
              text: 'Two or three alternatives, each on one page and one spreadsheet: promise, price, cost to serve, what the AI does, who checks it. Your finance team builds the sheets with us. Decision: which one to try on real customers.',
            },
            {
              when: 'Weeks 11–16',
              title: 'Prove: with customers who can say no',
              text: 'Five to ten accounts are offered the new terms while the rest stay as they are. The AI parts run in daily use. We track who accepts, who haggles, and the quality and cost of each case. Decision: roll out, rework or leave it.',
            },
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'Five places where a model gives',
      intro:
        'Go down the first column with your chief financial officer, and start where neither of you has an answer.',
      body: {
        table: {
          caption: 'How AI strains common revenue models, and answers to consider',
          inRows: true,
          columns: [
            { label: 'You earn by' },
            { label: 'What AI can do to it' },
            { label: 'An answer to consider' },
          ],
          rows: [
            [
              'Billing hours',
              'The hours shrink. Either the bill does too, or the client finds out',
              'Price the result, and share the risk of missing it',
            ],
            [
              'Charging per seat',
              'Fewer people do the work, so fewer seats are sold',
              'Price per case handled, with a floor',
            ],
            [
              'Selling access to information',
              'Answers come from anywhere, most of them roughly right',
              'Sell the assurance: sources, liability, a name that signs',
            ],
            [
              'Mark-up on a product',
              'Comparison takes a buyer’s assistant one second',
              'Earn on what surrounds it: fit, upkeep, the refill that arrives on time',
            ],
            [
              'Being the one who knows how',
              'Know-how is copied into tools',
              'Put your own into a tool first, and charge for keeping it right',
            ],
          ],
        },
      },
    },
    {
      kind: 'cards',
      heading: 'Service offerings',
      intro:
        'Take the whole framework or one piece of it. Each can be bought alone, at a fixed price, with a named lead.',
      columns: 3,
      items: [
        {
          category: 'Four weeks',
          title: 'Business model stress test',
          description:
            'Your model against three plausible futures, ending in the exposure map and a half-day session with the executive team.',
        },
        {
          category: 'Six weeks',
          title: 'Value proposition redesign',
          description:
            'What customers hire you for once the routine part is cheap. Twenty conversations, two rewritten promises, one tested on your website or in live bids.',
        },
        {
          category: 'Six weeks',
          title: 'Pricing and revenue logic',
          description:
            'New units of charge, contract language that survives procurement, and a plan for the accounts that will earn you less.',
        },
        {
          category: `In ${processInnovation.length}`,
          title: 'Cost-to-serve redesign',
          description: `One process rebuilt end to end, as our process innovation engagement, at ${processInnovation.fee}. The saving is measured from a baseline that your finance team owns.${sampleFees}`,
        },
        {
          category: 'Ten weeks',
          title: 'Data as part of the deal',
          description:
            'What your data makes possible that others can’t copy, what customers have agreed to, and what you owe them for it.',
        },
        {
          category: 'Two renewals',
          title: 'Second-model launch',
          description:
            'A new model run beside the old one by a small unit, with rules for which customers see which. We stay until the second renewal.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Positions we will defend in your boardroom',
      body: {
        markdown: `### Efficiency is a head start

If AI lets you do the same work at a lower cost, it may soon do so for your competitors, and then the gain moves to the customer. [Savings that survive finance review](/articles/ai-cost-reduction) are the start of a business model: decide on the day you take them what they are to pay for.

### Price before product

It is tempting to spend a year on the AI feature and an afternoon on what to charge for it. Reverse that. A price can be tested in a week with a letter of intent; if nobody signs, you have saved the year.

### Someone has to sign

As drafts become cheap, responsibility becomes scarce. The firm that checks, stands behind the result and answers the phone when it is wrong can charge for that. We look for the signature in every model we design: who gives it, what it is worth, what it risks.

### The old model pays the rent

Nobody should switch everything at once. The two models will compete for people and customers, and your best sellers may favor the one they know. Put the rules in writing, and consider [a separate house for the new one](/ambidextrous).

### What we won’t do

We don’t design models that depend on customers failing to read the terms, or on data that people didn’t know they gave.

For the reasoning behind the framework, read [business model innovation with AI](/articles/ai-business-model-innovation). If the question is broader than the model, start with our [AI strategy service](/services/ai-strategy).`,
      },
    },
    {
      kind: 'callToAction',
      heading: 'Three lines of your price list',
      text: 'Send your price list, or a page that describes how you earn. We come back with the two lines we would worry about and the one we would build on.',
      action: { text: 'Start Your Transformation', to: '/contact' },
      secondary: { text: 'Back to Services', to: '/services' },
    },
  ],
})
