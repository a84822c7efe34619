/** The firm overview: what a boutique is good for, its three pillars, and how it differs from the alternatives. */
import { definePage } from '../page'
import { site } from '../site'

export default definePage({
  template: 'page',
  parent: '/about',
  footerLink: 'Our firm',
  meta: {
    updated: '2026-11-29',
    title: 'The Boutique Strategy & Innovation Consulting Firm',
    description:
      'Who we are, what we do under three pillars, how we differ from a large consultancy or a software vendor, and when you should hire one of them instead.',
    analytics: true,
    keywords: [
      'boutique consulting firm',
      'strategy and innovation consulting',
      'AI consulting firm',
      'boutique strategy consultants',
      'innovation consulting San Francisco',
      'innovation consulting Seattle',
    ],
  },
  sections: [
    {
      kind: 'hero',
      title: 'The Boutique Strategy & Innovation Consulting Firm',
      description: `Since ${site.founded} we have helped leadership teams choose where to go next, and stayed while their people worked out how.`,
      primary: { text: 'Contact Us Today', to: '/contact' },
      secondary: { text: 'View All Services', to: '/services' },
      backgroundImage: '/images/hero-firm.svg',
      wide: true,
    },
    {
      kind: 'text',
      heading: 'What “boutique” buys you',
      intro: 'And what it costs you.',
      body: {
        markdown: `
A boutique is a firm in which the people who sell the work do it. The person who questions your assumptions in the first call is still there in week six, when the answers become awkward.

It also means that we disagree in front of you. Our psychologist and our engineer may see two causes of the same stalled project. You get the argument along with its result, because your own team has to continue it.

The price is capacity. We cannot send forty analysts to nine countries, and we sometimes ask you to wait for a start date. We have no database of other companies’ numbers. If your problem is large in the sense of *many*, hire a large firm; if it is large in the sense of *stuck*, a small one.
`,
      },
    },
    {
      kind: 'cards',
      heading: 'Three pillars',
      intro:
        'Create something new, get more from what you have, or change what you are. You may need only one.',
      columns: 3,
      bulletPointsHeading: 'You leave with',
      items: [
        {
          category: 'Something new',
          title: 'Develop & Drive',
          description:
            'Products and ventures that start with a customer’s problem, and the leaders who can carry them past the first no.',
          bulletPoints: [
            'A product released to a first segment, its riskiest part tested first',
            'A price, a first segment and a channel',
            'Managers who can run the next one without us',
          ],
          link: { text: 'See product development', to: '/services/product-development' },
        },
        {
          category: 'More from what you have',
          title: 'Grow & Optimize',
          description:
            'The next source of growth, and the hours to pursue it, won back from processes that waste them.',
          bulletPoints: [
            'Three to five growth bets, funded a quarter at a time',
            'One process redesigned end to end, against your own baseline',
            'A short list of things you have stopped doing',
          ],
          link: { text: 'See growth strategy', to: '/growth-strategy-consulting' },
        },
        {
          category: 'A different company',
          title: 'Transform',
          description:
            'A strategy that says where AI belongs, a business model that still earns afterward, and a culture that can hold both.',
          bulletPoints: [
            'Choices made by your leadership team, on the record',
            'A business model tested with customers who may refuse',
            'Two or three routines that make the change ordinary',
          ],
          link: { text: 'See AI strategy', to: '/services/ai-strategy' },
        },
      ],
    },
    {
      kind: 'rows',
      heading: 'Five threads, one team',
      intro: 'Each of us leads one, so that you need not fit five suppliers together.',
      items: [
        {
          logo: '/images/head-tobias-lindgren.svg',
          title: 'Strategy',
          subtitle: 'Tobias Lindgren',
          description:
            'He asks what you would give up for it. A choice that excludes nothing goes back on the table.',
        },
        {
          logo: '/images/head-hana-whitlock.svg',
          title: 'Human-centered design',
          subtitle: 'Hana Whitlock',
          description:
            'She finds out what people do, as opposed to what the process says, and draws from there.',
        },
        {
          logo: '/images/head-adaeze-nwosu.svg',
          title: 'Change management',
          subtitle: 'Adaeze Nwosu',
          description:
            'She works out who loses by the plan and talks to them before it is announced.',
        },
        {
          logo: '/images/head-maren-calloway.svg',
          title: 'Culture',
          subtitle: 'Maren Calloway',
          description:
            'She looks at who speaks first, who gets blamed and what is rewarded, and would not plan a rollout without those three.',
        },
        {
          logo: '/images/head-joaquin-ferro.svg',
          title: 'AI',
          subtitle: 'Joaquin Ferro',
          description:
            'He builds the small version early, so that the debate is about something that exists.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'How we differ',
      intro: 'The last row says when to choose one of the others.',
      body: {
        table: {
          caption: 'Three kinds of help with strategy and AI, compared',
          inRows: true,
          columns: [
            { label: 'Compare' },
            { label: 'A large consultancy' },
            { label: 'A software vendor’s consultants' },
            { label: site.name },
          ],
          rows: [
            [
              'Who does the work',
              'A team you meet after signing',
              'Specialists in one product',
              '**The people in the first meeting, by name in the contract**',
            ],
            [
              'What they earn from',
              'Days, and the next phase',
              'Licenses',
              '**A fixed fee. No commissions from any vendor**',
            ],
            [
              'How they treat your staff',
              'As interviewees, then as an audience',
              'As users to be trained',
              '**As the people who will run it. Two of them work with us throughout**',
            ],
            [
              'Where you can leave',
              'At the end of a phase',
              'When the subscription is up',
              '**At the halfway mark, keeping every file**',
            ],
            [
              'What AI is for',
              'A practice area',
              'The product',
              '**More creative, better connected people. Otherwise we ask why**',
            ],
            [
              'Choose them if',
              'You need scale, many countries or a name the board already trusts',
              'You have decided on the product and want it installed well',
              '**Informed people disagree, and the decision cannot wait**',
            ],
          ],
        },
      },
      note: 'Our view of the usual case, and we are a party to it. There are exceptions in every column.',
    },
    {
      kind: 'text',
      heading: 'When to hire somebody else',
      intro: 'We turn work down when we see one of these.',
      body: {
        markdown: `
- **The answer is settled** and you need an outside signature under it. Ours might not match.
- **The person who decides will not be in the room.** Through a delegate everything has to be said twice.
- **The work is a staffing problem.** If you know what to build and lack the people, a good recruiter costs less.
- **The plan is about headcount and nobody has been told.** Tell them first, then call.
- **You have one clear use case, an owner and a baseline.** Begin on Monday. A strategy engagement would only cost you the quarter.

### Check us before you sign

Read [how to judge an AI strategy consultant](/articles/ai-strategy-consulting) and use its six questions on us. Look through [our clients](/clients); they are invented, so ask a real firm to let you speak to two of its own. Try [the readiness assessment](/articles/ai-readiness-assessment) yourself; it takes an afternoon, and if it tells you what to do next, you need no firm.
`,
      },
    },
    {
      kind: 'callToAction',
      heading: 'Put one decision on our table',
      text: 'Write down what has to be decided, by whom and by when. One of us answers, and says whether this is work for us.',
      action: { text: 'Contact Us Today', to: '/contact' },
      secondary: { text: 'View All Services', to: '/services' },
    },
  ],
})
