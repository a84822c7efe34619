/** What AI adds to strategic planning: benefits, market analysis, competitive intelligence, products and services. */
import { definePage } from '../page'
import { applications, site } from '../site'

export default definePage({
  template: 'reading',
  parent: '/services',
  footerLink: 'AI in strategic planning',
  meta: {
    updated: '2026-11-29',
    title: 'AI in Strategic Planning',
    description:
      'Where AI earns a place in strategic planning: market analysis, competitive intelligence, product and service development, and where to keep it out.',
    analytics: true,
    keywords: [
      'AI in strategic planning',
      'AI market analysis',
      'AI competitive intelligence',
      'AI forecasting',
      'AI product development',
      'strategic planning with AI',
    ],
  },
  sections: [
    {
      kind: 'hero',
      backgroundImage: '/images/hero-strategic-planning.svg',
      title: 'AI in Strategic Planning',
      description:
        'A planning team can spend its weeks gathering and only its last afternoon thinking. AI can read, sort, draft and doubt, so that your people have the weeks for choosing.',
      primary: { text: 'Talk About Your Planning Cycle', to: '/contact' },
      secondary: { text: 'See AI Strategy', to: '/services/ai-strategy' },
    },
    {
      kind: 'takeaways',
      items: [
        'Agree with finance on a baseline before anybody claims an improvement.',
        'No number enters the plan until a person has opened its source.',
      ],
    },
    {
      kind: 'cards',
      heading: 'What you gain',
      intro:
        'Four benefits to look for within one planning cycle, without a new platform and without a new department.',
      columns: 2,
      items: [
        {
          title: 'More of the evidence gets read',
          description:
            'Call notes, support tickets, bids, filings, reviews. Your company already owns much of what it pays research firms to guess.',
        },
        {
          title: 'Assumptions come out early',
          description:
            'Ask a model which sentences in your draft are assumptions and what would have to be true for each. It has no career to protect, so it lists the awkward ones.',
        },
        {
          title: 'Plans are redone when facts change',
          description: 'If a scenario takes an hour instead of two weeks, you can rerun it in May.',
        },
        {
          title: 'Quiet people get heard',
          description:
            'Written input from two hundred managers can be grouped and quoted within a day. The plan stops being the view of whoever spoke best in the workshop.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What we aim for',
      intro: `Five targets that ${site.name} proposes for a planning cycle with AI, each against your last cycle without it.`,
      body: {
        table: {
          caption: 'Targets for planning work with AI, and what each one counts',
          columns: [
            { label: 'Area' },
            { label: 'Improvement (percent)', number: true },
            { label: 'What is counted' },
          ],
          rows: [
            ['Decision speed', '40', 'Days from a question on the agenda to a recorded choice'],
            ['Data analysis', '52', 'Staff hours to read and sort the same sources'],
            [
              'Opportunity identification',
              '43',
              'Opportunities with an opened source that pass a first review',
            ],
            [
              'Forecasting accuracy',
              '38',
              'Average miss of a quarterly forecast, in percent of what came',
            ],
            ['Overall efficiency', '48', 'Person-hours for the whole planning cycle'],
          ],
        },
      },
      note: 'Days, hours and misses are to fall by that share, opportunities to rise by it. The targets come from no study and from no collection of other companies’ results. Your finance team settles your baseline before we start.',
    },
    {
      kind: 'cards',
      heading: 'Market analysis',
      intro: 'You get a market view that is rebuilt every month from named sources.',
      link: { text: 'Turn Opinions Into Choices', to: '/articles/ai-strategy-development' },
      folded: true,
      items: [
        {
          title: 'Segments from behavior',
          description:
            'Group customers by what they buy, ask and cancel. Then have sales argue with the groups.',
        },
        {
          title: 'Demand signals',
          description:
            'Searches, requests for bids, hiring and complaints, read weekly for changes in direction. Levels matter less than turns.',
        },
        {
          title: 'Ranges, with reasons',
          description:
            'Three scenarios, each with the two facts that would move you from one to the next.',
        },
        {
          title: 'Every claim has a source',
          description:
            'No number enters the plan without a link that a person has opened, since models can make up citations.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Competitive intelligence',
      intro:
        'A competitor file can end up recording what rivals announced, when you want to know what they will soon be able to do.',
      link: {
        text: 'See Which Advantages Last',
        to: '/articles/ai-business-strategy#what-everybody-rents',
      },
      folded: true,
      items: [
        {
          title: 'A monthly change sheet',
          description:
            'Prices, job postings, product notes and patents compared with last month. One page, changes only.',
        },
        {
          title: 'A rival’s plan, drafted',
          description:
            'Have a model write the competitor’s strategy from public evidence. Let your team find the holes in it, then in yours.',
        },
        {
          title: 'War games in a morning',
          description: 'Model and managers play three moves deep; the managers judge.',
        },
        {
          title: 'Public sources only',
          description:
            'Legal agrees on the list of sources once. Nothing confidential goes into a tool that learns from it.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Product and service development',
      intro: 'AI can move a first prototype from the third quarter of a plan to its third week.',
      link: { text: 'Visit Product Development', to: '/services/product-development' },
      folded: true,
      items: [
        {
          title: 'Needs, in customers’ words',
          description:
            'Thousands of open comments become a dozen themes, with the quotations kept so that product people can check.',
        },
        {
          title: 'Many concepts, few favorites',
          description:
            'Generate forty, discard thirty-five by rule, and spend human attention on the last five.',
        },
        {
          title: 'Prototypes before business cases',
          description:
            'A clickable draft may cost an afternoon and a business case a month, and only the draft can be put before a customer.',
        },
        {
          title: 'Services redesigned by step',
          description:
            'Mark each step as machine, person or both. Then test first where the two hand over.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Who does what',
      intro:
        'A planning cycle of twelve weeks, with the work divided. The last column says what has to hold before you go on.',
      body: {
        table: {
          caption: 'A twelve-week planning cycle, divided between model and people',
          columns: [
            { label: 'Weeks' },
            { label: 'AI does' },
            { label: 'People do' },
            { label: 'Check before moving on' },
          ],
          rows: [
            [
              '1–3',
              'Reads internal and public sources, groups what it finds',
              'Choose the questions and the sources',
              'Twenty findings traced to their source by hand',
            ],
            [
              '4–6',
              'Drafts scenarios, lists assumptions',
              'Rank assumptions by how much rests on them',
              'Finance has challenged the top five',
            ],
            [
              '7–8',
              'Argues against each option in turn',
              'Choose, in one room',
              'Reasons written by a person, in a page',
            ],
            [
              '9–12',
              'Turns the choices into drafts of team plans',
              'Commit owners, money and dates',
              'Each owner has rewritten the draft',
            ],
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'Where to keep it out',
      body: {
        markdown: `A model will give you a fluent answer to any question, including those it has no business answering. We keep it away from four:

- **The final choice.** Somebody in the company has to argue for it, and then carry it out.
- **Judgments about people.** Who leads what, who is ready, who goes.
- **Anything without a past.** Forecasts for a market that does not exist yet are stories; write them yourselves.
- **The first ten minutes of a discussion.** Have people write down their own view before they see the machine’s; otherwise you cannot tell whether they agree with it or merely followed it.

Our tool ${applications.planloom.text}, one of three [applications](/applications) that we built, asks a team for its own ranking before showing any suggestion, for this very reason. For a smaller start, use the prompt for [AI-assisted team planning](/articles/team-business-planning-tools#attack) at your next offsite.`,
      },
    },
    {
      kind: 'callToAction',
      heading: 'Try it on last year’s plan',
      text: 'Bring the plan you made twelve months ago. In a half-day session we let AI question it in front of the people who wrote it. You see which assumptions fell, and where to begin this year.',
      action: { text: 'Arrange a Session', to: '/contact' },
    },
  ],
})
