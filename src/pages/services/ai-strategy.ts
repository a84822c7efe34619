/** AI strategy: what is on offer, the four steps, and what a client holds after each week. */
import { definePage } from '../../page'
import { engagements, sampleFees, terms } from '../_promises'
import { illustrations } from '../services'

const { aiStrategy } = engagements

export default definePage({
  template: 'page',
  meta: {
    updated: '2026-11-29',
    mainEntity: 'service',
    title: 'AI Strategy Consulting for Leadership Teams',
    description: `Readiness assessment, roadmap, operating model and governance in ${aiStrategy.length}. Your leadership team makes the choices; we bring the evidence.`,
    analytics: true,
    keywords: [
      'AI strategy',
      'AI readiness assessment',
      'AI roadmap',
      'AI operating model',
      'responsible AI governance',
      'AI strategy consultants',
    ],
  },
  sections: [
    {
      kind: 'hero',
      title: { normal: 'Decide where AI belongs,', highlighted: 'and where it does not' },
      subtitle: 'AI strategy for leadership teams',
      description: `In ${aiStrategy.length} your leadership team makes the choices it has been circling: which cases to fund, in what order, under whose name, and what would make you stop.`,
      primary: { text: 'Get Started', to: '/contact' },
      secondary: { text: 'View All Services', to: '/services' },
      terms: `It takes ${aiStrategy.length}, at ${aiStrategy.fee}.${sampleFees}`,
      backgroundImage: '/images/hero-ai-strategy.svg',
    },
    {
      kind: 'deliverable',
      illustration: illustrations['/services/ai-strategy'],
      notes: [
        { at: [247, 132], title: 'An owner', text: 'Each bet has one, with a name.' },
        { at: [299, 171], title: 'A ceiling', text: 'On spending, with a date for the verdict.' },
        { at: [311, 300], title: 'A stopping rule', text: 'The result that would end it.' },
      ],
    },
    {
      kind: 'text',
      heading: 'The usual situation',
      body: {
        markdown: `
You have a list of AI ideas, and it grew by itself. A vendor demo added four. The board added one. In customer service a team may already use a tool that nobody approved.

Every item on it has a champion, and nobody has a stated reason to say no. The best reason is a better idea that needs the same people. We help you write such reasons down, so that the next idea can be judged in an afternoon.

You can look before you call: try [the readiness assessment](/articles/ai-readiness-assessment) on yourself, fill in [our workbook](/workbook), an Excel file, with your team, or put [five questions to five colleagues](/articles/ai-strategy-development), apart, and count the answers that match.
`,
      },
    },
    {
      kind: 'cards',
      heading: 'What we offer',
      intro:
        'Four pieces of work. They are meant to be taken in this order; you may need only one.',
      columns: 2,
      folded: true,
      items: [
        {
          title: 'Readiness and opportunity assessments',
          description:
            'We score data, skills, process and leadership on evidence you can show us in five minutes, and strike out the cases that fail on value, feasibility or adoption. Those that pass are counted in dollars. The weakest area sets the size of your first move.',
        },
        {
          title: 'Strategic roadmaps',
          description:
            'A year of bets on one page, as drawn above. Rejected cases stay on the back, with reasons.',
        },
        {
          title: 'Business and operating model design',
          description:
            'Where your margin goes when a task becomes nearly free, and what you will sell then. Whether specialists sit in one team or in the units, and who may decide without asking.',
        },
        {
          title: 'Responsible AI governance',
          description:
            'Review in proportion to what happens when the system is wrong. A register that fits on a page, an owner for each line, and a stop button tested on a working day.',
        },
      ],
    },
    {
      kind: 'text',
      layout: 'stacked',
      body: {
        figure: {
          kind: 'loom',
          caption: 'Four pieces of work on one page. One ended in time.',
          options: [
            { name: 'Plan routes', status: 'over', outcome: 'Rosa, Q1, $90k' },
            { name: 'Read returns', status: 'over', outcome: 'Emil, Q2, $60k' },
            { name: 'Check bills', status: 'over', outcome: 'Kim, Q3, $80k' },
            {
              name: 'Answer mail',
              status: 'under',
              outcome: 'ended at $20k',
              reason: 'Agents redid half the answers.',
            },
          ],
        },
      },
    },
    {
      kind: 'text',
      layout: 'stacked',
      heading: 'Four steps',
      intro: `The first three take ${aiStrategy.length} in ${terms.clients}. You may stop after week 4 and keep everything.`,
      body: {
        figure: {
          kind: 'timeline',
          caption: 'Four steps and their weeks, from the first interview to the monthly review',
          items: [
            {
              title: 'Assess',
              when: 'Weeks 1–3',
              text: 'We agree on the decisions this work must produce, interview nine to twelve of your leaders and mark where they disagree, then watch two processes at the desk with a stopwatch. You get the disagreements on a page of their own.',
            },
            {
              title: 'Strategize',
              when: 'Weeks 4–6',
              text: `Cases are scored and the weak ones struck out. We collect the facts that settle the biggest disputes, and your leadership team makes the choices in ${aiStrategy.sessions} that we prepare and you own.`,
            },
            {
              title: 'Design',
              when: 'Weeks 7–8',
              text: `The choices become ${aiStrategy.deliverables}. Every owner agrees to the line with their name on it before it reaches a slide. Your own person makes a dry run of the method.`,
            },
            {
              title: 'Implement',
              when: 'From week 9',
              text: 'If you want us, for two quarters and no longer. We sit in the monthly review, work with the first two pilots and hold each pilot to its stopping rule.',
            },
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'In your hands, and when',
      body: {
        table: {
          caption: `What you receive in ${aiStrategy.length}`,
          columns: [
            { label: 'Week', number: true },
            { label: 'You receive' },
            { label: 'For whom' },
          ],
          rows: [
            ['1', 'One page: the decisions to be made, signed by the sponsor', 'Sponsor'],
            [
              '3',
              'Scored readiness, interview notes, two processes timed and costed',
              'Leadership team',
            ],
            [
              '4',
              'The cases that passed, in dollars, and the rejected ones with the reasons',
              'Sponsor and finance',
            ],
            ['6', 'The choices, made and recorded in your own session', 'Leadership team'],
            [
              '7',
              'Roadmap with owners, ceilings and stopping rules; operating model',
              'Owners, then the board',
            ],
            [
              '8',
              'Governance rules, the register, all files, our list of doubts',
              'Project lead and risk',
            ],
          ],
        },
      },
      note: 'Two things delay it: interviews that run past week 3, and a leader who sends a substitute in week 6.',
    },
    {
      kind: 'text',
      heading: 'What we need from you',
      body: {
        markdown: `
- **One sponsor who can decide,** and who signs the page of week 1.
- **Two people for two days a week.** They learn the method by doing it, and one of them keeps it.
- **Six hours from each leader.** One interview, ${aiStrategy.sessions}, some reading. A team that does this alone plans [three sessions](/articles/ai-strategy-development), of facts, choices and owners; we collect the facts beforehand and settle the rest with each owner afterward.
- **Permission to sit at the desks.** Without the managers, at least once.

Two things we leave out: a maturity score against unnamed peers, and a vendor recommendation in the first month. We take no commission from anyone. To see what you would get, read [a filled-in roadmap](/articles/ai-strategy-roadmap).
`,
      },
    },
    {
      kind: 'callToAction',
      heading: 'A first call is free',
      text: 'Tell us what your team cannot agree on and who has to decide. We will say what evidence could settle it.',
      action: { text: 'Get Started', to: '/contact' },
      secondary: { text: 'View All Services', to: '/services' },
      person: {
        text: 'You would talk to Tobias Lindgren',
        to: '/about/tobias-lindgren',
        image: '/images/head-tobias-lindgren.svg',
      },
    },
  ],
})
