/** New product development: one new product from first question to launch, and platforms that carry several. */
import { definePage } from '../page'
import { engagements, reply, sampleFees } from './_promises'

export default definePage({
  template: 'page',
  parent: '/services',
  footerLink: 'New product development',
  meta: {
    updated: '2026-11-29',
    mainEntity: 'service',
    title: 'New Product Development Consulting',
    description:
      'From an empty page to a product with paying customers: industry foresight, customer insight, strategic alignment and growth platforms that carry more.',
    analytics: true,
    keywords: [
      'new product development',
      'new product development consulting',
      'innovation consulting',
      'growth platform innovation',
      'product concept',
      'product launch',
    ],
  },
  sections: [
    {
      kind: 'hero',
      title: { normal: 'New Product Development', highlighted: 'and Innovation Consulting' },
      description:
        'A new product has no history to argue from, so everyone argues from rank. We replace that with evidence: what is changing, who needs it, why you, and what the first fifty buyers did.',
      primary: { text: 'Contact Us', to: '/contact' },
      secondary: { text: 'View All Services', to: '/services' },
      backgroundImage: '/images/hero-new-product.svg',
    },
    {
      kind: 'text',
      heading: 'Challenges on the way to a first sale',
      intro: 'A new product can fail for reasons that someone saw early and was not asked about.',
      body: {
        markdown: `- **The brief is a solution.** “We need an assistant” reached the team as a requirement. The problem it should solve was never written down, so it can’t be checked.
- **The team is borrowed.** Six people at a fifth of their time make a project that starts anew every Monday.
- **The stage gates reward confidence.** A plan with precise numbers passes. A plan that says “we don’t know yet, and here is how to find out for the price of a trade-show booth” is sent back.
- **Customers are consulted, then averaged.** Forty interviews become one persona, and sales has nobody to call.
- **The demo is taken for the product.** With AI, a convincing demonstration takes an afternoon. Making it right for the thousandth user can take the other nine months, so put [what has to change in between](/articles/vibecoding-to-production) in the plan.
- **Launch is treated as the end.** The team is dissolved in the week in which real learning begins.

Count the ones you recognize. Below two, you may not need us. Above four, don’t start another product until somebody has the authority to change the way they are started.`,
      },
    },
    {
      kind: 'cards',
      heading: 'Our approach',
      intro:
        'Three strands, begun in the same week and settled before any money goes into building.',
      columns: 3,
      bulletPointsHeading: 'You receive',
      items: [
        {
          category: 'Why now, by week 3',
          title: 'Industry foresight',
          description:
            'An opportunity has an opening date and a closing date. We look for the cost that has just fallen, the rule that has just changed or the skill that has just become scarce, and ask who will need something new because of it.',
          bulletPoints: [
            'A timing memo: why this product was impossible three years ago and will be obvious in three',
            'The five players who could get there first, and what holds each back',
          ],
        },
        {
          category: 'For whom, by week 5',
          title: 'Customer insight',
          description:
            'We find the few people who have the problem so badly that they have built their own bad solution, and design for them first.',
          bulletPoints: [
            'A first customer described so exactly that sales can name ten of them',
            'Their present solution, its cost, and where it fails them',
          ],
        },
        {
          category: 'Why you, by week 6',
          title: 'Strategic alignment',
          description:
            'A good product may be better made by somebody else. We check what yours would draw on that you own, which unit would have to love it, and what it would be allowed to disturb.',
          bulletPoints: [
            'A one-page mandate: sponsor, money in stages, room to maneuver',
            'The list of internal objections, answered or accepted',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'From mandate to market',
      intro:
        'Six to nine months for software, longer for things that have to be certified. Every stage buys the right to the next one.',
      body: {
        table: {
          caption: 'Stages of a new product, what each must show, and who says yes',
          inRows: true,
          columns: [
            { label: 'Stage' },
            { label: 'What you have at its end' },
            { label: 'It must show' },
            { label: 'Who says yes' },
          ],
          rows: [
            [
              'Question, 6 weeks',
              'The mandate and the first customer',
              'A problem that people already pay to reduce',
              'Sponsor',
            ],
            [
              'Concept, 4 weeks',
              'Three concepts, shown as prototypes',
              'One that customers ask about again unprompted',
              'Sponsor and sales',
            ],
            [
              'Working slice, 8 weeks',
              'One thing that works from end to end',
              'Use in the second week, without a reminder',
              'Sponsor and engineering',
            ],
            [
              'Pilot, 8 weeks',
              'Paying users in a few accounts',
              'Renewal, or a second team that asks',
              'Executive team',
            ],
            [
              'Launch',
              'Price, channel, support, and a team that stays',
              'Unit costs that improve with volume',
              'Executive team',
            ],
          ],
        },
      },
      note: `Durations are what we plan with; yours are agreed after the mandate. If you arrive with an idea and customers who wait for it, our product development engagement takes ${engagements.productDevelopment.length}, at ${engagements.productDevelopment.fee}.${sampleFees}`,
    },
    {
      kind: 'text',
      layout: 'stacked',
      heading: 'Growth platform innovation',
      intro:
        'A growth platform is a base from which several products can be launched, each cheaper and surer than the last. Where the first concept points to a family, we design for the family and build one member.',
      body: {
        figure: {
          kind: 'ring',
          center: 'Growth platform',
          caption:
            'A growth platform at the center, and the five things that products launched from it share',
          items: [
            {
              title: 'A customer group',
              text: 'The same people, with a chain of related problems. If each product needs a new audience, there is no platform, only a catalog.',
            },
            {
              title: 'A capability',
              text: 'Something you do better each time: a model of the domain, a way to install, a license to operate.',
            },
            {
              title: 'Data that accumulates',
              text: 'What the first product learns improves the second, with the customer’s knowledge and consent.',
            },
            {
              title: 'A channel',
              text: 'One conversation in which the next product can be mentioned without a cold call.',
            },
            {
              title: 'A common frame',
              text: 'Shared components, interfaces and evaluation, so that the third product starts at the halfway mark.',
            },
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'One product or a platform?',
      body: {
        markdown: `Build the single product first unless you can name three members of the family and a customer who would want two of them. A platform designed before its first success can end up elegant, general and unused.

Once the first member sells, three decisions make it a platform. Someone owns the common parts and has a budget for them. New ideas are judged by what they add to the base as well as by what they earn. And the second product goes to customers of the first, even when another market looks larger.

Hana Whitlock and Joaquin Ferro lead these engagements.

If you need the building more than the question, go straight to [product development](/services/product-development). If your trouble is a portfolio that has grown old, [product innovation](/productinnovation) is the better page. And before you choose a base to build on, read [buy, build or assemble](/articles/ai-app-development-platforms).`,
      },
    },
    {
      kind: 'callToAction',
      heading: 'Start with the question',
      text: `Send us one belief about your new product, and what you would pay to know for sure. ${reply.promise}`,
      action: { text: 'Start Your Innovation Journey', to: '/contact' },
      secondary: { text: 'View All Services', to: '/services' },
    },
  ],
})
