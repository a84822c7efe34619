/** Growth strategy: approaches that find growth, and a framework that keeps the strategy current. */
import { definePage } from '../page'
import { applications } from '../site'

export default definePage({
  template: 'page',
  parent: '/services',
  footerLink: 'Growth strategy',
  meta: {
    updated: '2026-11-29',
    mainEntity: 'service',
    title: 'Growth Strategy Consulting',
    description:
      'Find growth that extrapolating last year can’t show you, and keep the strategy current with a one-page framework that is reviewed quarter by quarter.',
    analytics: true,
    keywords: [
      'growth strategy',
      'growth strategy consulting',
      'breakthrough growth',
      'living strategic framework',
      'strategic bets',
      'quarterly strategy review',
    ],
  },
  sections: [
    {
      kind: 'hero',
      title: 'Growth Strategy',
      description:
        'Growth can stall when last year’s plan plus a little keeps winning the budget meeting. In twelve weeks your team chooses three to five bets, each with an owner; then we sit in on the first quarter’s reviews.',
      backgroundImage: '/images/hero-growth-strategy.svg',
    },
    {
      kind: 'text',
      heading: 'The plan is an extrapolation with a stretch target',
      body: {
        markdown: `You know the meeting. Each unit brings its numbers, somebody adds ten percent, somebody else takes six of it back, and the result is called a strategy. It contains no choice that anybody could disagree with.

A growth strategy worth the name says three things: where the next growth comes from, what you will do less of to pay for it, and which facts would make you change your mind. Leave out the third, and the plan can be out of date by spring before anybody says so.

AI makes this harder. It lowers the cost of entering a market for you and for everyone else, and it gives every unit a fresh list of projects. [What AI does to cost, differentiation and scope](/articles/ai-business-strategy), and which advantages last and which are rented, has to be settled at the top, once.`,
      },
    },
    {
      kind: 'cards',
      heading: 'Breakthrough approaches',
      intro: 'Six ways to find growth. We choose two or three that fit your situation.',
      columns: 3,
      items: [
        {
          title: 'Work back from the ceiling',
          description:
            'How large can this business become, and in which year does it get there? What lies between that ceiling and your ambition is the brief.',
        },
        {
          title: 'Count the people you turn away',
          description:
            'Too small, too far, too odd: list the customers you decline. If AI cuts the cost of serving one, the least attractive group on the list may be the next market.',
        },
        {
          title: 'Follow the workarounds',
          description:
            'Customers who bend your product to a use you never planned have paid for your market research. Visit ten of them before you commission any.',
        },
        {
          title: 'Charge for something else',
          description:
            'Hours, units, seats, access, results: the thing you put on the invoice decides who buys. We test a second one with a handful of accounts.',
        },
        {
          title: 'Enter through a neighbor',
          description:
            'Somebody already holds the trust and the channel you would spend years building. Bring them the part they can’t make, and agree early whose customer it is.',
        },
        {
          title: 'Attack yourself on paper',
          description:
            'A small team spends two weeks designing the company that would take your best accounts. You then decide which parts of it to become first.',
        },
      ],
    },
    {
      kind: 'text',
      layout: 'stacked',
      heading: 'A living strategic framework',
      intro:
        'The strategy fits on one page and comes around once a quarter; in between it stands still.',
      body: {
        figure: {
          kind: 'ring',
          loop: true,
          center: 'One page',
          caption: 'One quarter of the framework, around a single page',
          items: [
            {
              title: 'Choose',
              text: 'Three to five bets, each with the growth it should bring and the assumption it hangs on. A sixth bet enters only when another leaves.',
            },
            {
              title: 'Fund',
              text: 'Money and people for one quarter, released against evidence. The owner has a name and a calendar with room in it.',
            },
            {
              title: 'Read',
              text: 'What happened, set against what you had written down. The bet’s owner reports; somebody with no stake in it asks the questions.',
            },
            {
              title: 'Revise',
              text: 'More, less, different or stop. The decision is taken in the meeting and written on the page before people stand up.',
            },
          ],
        },
      },
    },
    {
      kind: 'text',
      body: {
        table: {
          caption: 'What may change in the framework, how often, and who changes it',
          inRows: true,
          columns: [
            { label: 'Part' },
            { label: 'Reviewed' },
            { label: 'By' },
            { label: 'What may change' },
          ],
          rows: [
            [
              'Ambition',
              'Once a year',
              'Board and chief executive',
              'The number, the horizon, and what you refuse to do for it',
            ],
            [
              'Where you compete',
              'Twice a year',
              'Executive team',
              'Segments, regions and channels that you enter or leave',
            ],
            ['Bets', 'Every quarter', 'Executive team with the owners', 'Funding: up, down or off'],
            [
              'Assumptions',
              'Every month',
              'Owners of the bets',
              'Your confidence in each, with the evidence attached',
            ],
            [
              'Signals',
              'Every week',
              'One analyst, half an hour',
              'Nothing. Signals are reported as they are',
            ],
          ],
        },
      },
      note: 'What can go wrong is the second column: a meeting reopens the ambition, or leaves a bet alone for a year.',
    },
    {
      kind: 'text',
      layout: 'stacked',
      heading: 'Twelve weeks, then a quarter at your side',
      intro: 'Tobias Lindgren leads these engagements.',
      body: {
        figure: {
          kind: 'timeline',
          caption:
            'Twelve weeks from a baseline to a choice, and the quarter in which it is tested',
          items: [
            {
              when: 'Weeks 1–3',
              title: 'A growth baseline',
              text: 'Where the last three years of growth came from, by customer and by cause. Price, volume, mix, acquisition and luck are kept apart. Your finance lead signs it before we go on, because every later argument rests on it.',
            },
            {
              when: 'Weeks 4–7',
              title: 'Breakthrough approaches',
              text: 'Small teams of your people work on the ones you picked, with one of us in each. We talk to customers, to people who left, and to suppliers who also serve your competitors.',
            },
            {
              when: 'Weeks 8–10',
              title: 'From fifteen to a handful',
              text: 'Each survivor gets one page: the case, the riskiest assumption, the cheapest test, the conditions for stopping. We write the case against it as well, and a director other than its sponsor presents that.',
            },
            {
              when: 'Weeks 11–12',
              title: 'The choice',
              text: 'Two half days. You leave with a one-page plan that a new hire could explain, a stop list, and the first quarter’s funding.',
            },
            {
              when: 'The quarter after',
              title: 'A first turn of the loop',
              text: 'We sit in on all of it, and tell you afterward where a decision was avoided.',
            },
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'Save your money if',
      body: {
        markdown: `- the board has already picked the acquisition and wants it wrapped in a strategy;
- no budget can move before next fiscal year;
- what you need is a market-size number. There are cheaper sources.

Otherwise, read what belongs on [a one-page plan](/articles/team-business-planning-templates#one-page-plan). If you like, yours lives in [${applications.planloom.text}](${applications.planloom.to}), the planning tool we built; a shared document works too.`,
      },
    },
    {
      kind: 'callToAction',
      heading: 'Which of your bets would you stop?',
      text: 'If the answer takes longer than a minute, bring the current plan to a first call of half an hour.',
      action: { text: 'Contact Us', to: '/contact' },
      secondary: { text: 'Back to Services', to: '/services' },
      person: {
        text: 'You would talk to Tobias Lindgren',
        to: '/about/tobias-lindgren',
        image: '/images/head-tobias-lindgren.svg',
      },
    },
  ],
})
