/** Product innovation: renewing a line of products that already exists. */
import { definePage } from '../page'

export default definePage({
  template: 'page',
  parent: '/services',
  footerLink: 'Product innovation',
  meta: {
    updated: '2026-11-29',
    mainEntity: 'service',
    title: 'Product Innovation Consulting',
    description:
      'Decide what your product line should become, what to stop carrying and where AI is worth paying for: foresight, customer insight and strategic alignment.',
    analytics: true,
    keywords: [
      'product innovation',
      'product innovation consulting',
      'industry foresight',
      'customer insight',
      'strategic alignment',
      'product portfolio',
    ],
  },
  sections: [
    {
      kind: 'hero',
      title: { normal: 'Product Innovation', highlighted: 'for a line that has gone quiet' },
      description:
        'Your roadmap is full and your customers are bored. We help you decide what the line should become, what to stop carrying, and where AI makes a product better enough that somebody pays for it.',
      primary: { text: 'Talk About Your Product Line', to: '/contact' },
      backgroundImage: '/images/hero-product-innovation.svg',
    },
    {
      kind: 'text',
      heading: 'Challenges behind a tired product line',
      intro:
        'Five complaints, each with a cause to check for. If two of them sound like your last product review, the line needs a decision before it needs another feature.',
      body: {
        table: {
          caption: 'What you may hear, what may be going on, and the question to ask first',
          inRows: true,
          columns: [
            { label: 'What you hear' },
            { label: 'What may be going on' },
            { label: 'What to ask first' },
          ],
          rows: [
            [
              'The roadmap is full and nothing on it is exciting',
              'Every item answers a request from a current account. Nobody speaks for the customers you don’t have.',
              'Which item would a stranger switch for?',
            ],
            [
              'We added AI and nobody turned it on',
              'The feature shows what a model can do. It spares the user no step they hate.',
              'Which task disappears if this works?',
            ],
            [
              'They copy us before the launch party is over',
              'The new part is the visible part. What is hard to copy, your data or your place in the customer’s week, was left alone.',
              'What would a copy still lack after a year?',
            ],
            [
              'Sales keeps selling the old version',
              'Commission, demo scripts and habit all point backward.',
              'What does a seller gain by going first?',
            ],
            [
              'We can’t kill anything',
              'Each product has one loyal customer and one loyal executive.',
              'Would we launch this one today?',
            ],
          ],
        },
      },
    },
    {
      kind: 'rows',
      heading: 'Industry foresight',
      intro:
        'In place of a forecast you get a short list of shifts to watch, each with the sign that would tell you it has arrived.',
      link: { text: 'Read Which Shifts to Ignore', to: '/articles/ai-app-development-trends' },
      items: [
        {
          title: 'Shift list',
          description:
            'Changes in technology, regulation, channels and habits, ranked by how badly your line would suffer. Twelve at most.',
        },
        {
          title: 'Two futures',
          description:
            'Two short, incompatible descriptions of your market in five years. A product that works in only one of them is funded as a bet.',
        },
        {
          title: 'The price of the task',
          description:
            'What your product does for its user, and what that task will be worth once a model does it passably.',
        },
        {
          title: 'Tripwires',
          description:
            'One public sign for each shift, and one named person who checks it every month.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Customer insight',
      intro:
        'Customers know what annoyed them yesterday, and can only guess what they will buy next year. So we watch work, read complaints and test with offers that people can refuse.',
      link: {
        text: 'From Comments to Themes',
        to: '/articles/ai-customer-analytics',
      },
      columns: 4,
      folded: true,
      items: [
        {
          title: 'Days on site',
          description:
            'Your product manager and one of us sit beside users while they work. You come along for two of those days; block them now.',
        },
        {
          title: 'The complaint archive',
          description:
            'Tickets, reviews and cancellation notes, sorted into themes by a model and checked by people who read the originals.',
        },
        {
          title: 'The ones who left',
          description:
            'Former customers, and those who chose somebody else. They owe you nothing, so they can be frank.',
        },
        {
          title: 'Refusable offers',
          description:
            'A price, a pre-order, a slot in a pilot. A yes that costs the customer nothing is not counted.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Strategic alignment',
      intro:
        'A good product can fail because your company can’t fund, sell or support it. We settle those questions before you build.',
      link: {
        text: 'Read How to Score Candidates',
        to: '/articles/ai-use-case-prioritization',
      },
      folded: true,
      items: [
        {
          title: 'One word a product',
          description:
            'Earn, grow, defend or leave. The executives who own the budgets agree on the word in one sitting.',
        },
        {
          title: 'The stop list',
          description:
            'What ends, by which date, and who tells the customers. Without it we present no list of additions.',
        },
        {
          title: 'Capacity that exists',
          description:
            'Each addition names the people who will build and support it, and the work they put down to do so.',
        },
        {
          title: 'Terms of exit',
          description:
            'The result that would make you withdraw a product, written before it is built.',
        },
      ],
    },
    {
      kind: 'text',
      layout: 'stacked',
      heading: 'Ten weeks, four meetings that matter',
      intro:
        'Hana Whitlock leads the work with a core team of yours: product, sales, finance and service, about a day a week each.',
      body: {
        figure: {
          kind: 'timeline',
          caption: 'Ten weeks, from the first sheet to the last of four meetings',
          items: [
            {
              when: 'Weeks 1–2',
              title: 'Take stock',
              text: 'We lay every product side by side: margin, trend, support load, who would miss it. The first meeting looks at that single sheet.',
            },
            {
              when: 'Weeks 3–5',
              title: 'Look out, sit in',
              text: 'Foresight and field work run in parallel and apart. The second meeting hears what surprised us.',
            },
            {
              when: 'Weeks 6–8',
              title: 'Put three changes to the test',
              text: 'Three candidates go in front of customers as sketches, mock-ups or a working slice, with a price attached. The third meeting drops at least one.',
            },
            {
              when: 'Weeks 9–10',
              title: 'Decide',
              text: 'The executive team signs the line as it should be: roles, additions, departures, owners and the first two quarters of funding.',
            },
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'Where AI earns its place in a product',
      body: {
        markdown: `Ask of every AI feature which minute of the user’s day it gives back. If the answer is a feeling (“it seems modern”), leave it out and spend the money on speed.

We recommend AI in a product in three situations:

- **The user does clerical work to get at the value.** Typing in, sorting, looking up, summarizing. Take that away, and the product is better without a new screen.
- **The right answer depends on context that you already hold.** Your records make the suggestion better than a general assistant could, and a copycat lacks them.
- **A wrong answer is cheap to notice and cheap to undo.** Where it is neither, a person decides and the software prepares.

Outside these three, be careful. Personal touches that no customer asked for can be praised in the demo and cost you trust afterward.

### If you are starting from an empty page

This engagement assumes a line that exists. For a product with no predecessor, see [new product development](/new-product-development-innovation-consulting). If you have the concept and need it released, our [product development service](/services/product-development) begins where this page ends.`,
      },
    },
    {
      kind: 'callToAction',
      heading: 'An hour on your product line',
      text: 'One hour is enough to tell whether your line needs new products or a shorter list. We read your roadmap beforehand.',
      action: { text: 'Contact Us', to: '/contact' },
      secondary: { text: 'Back to Services', to: '/services' },
    },
  ],
})
