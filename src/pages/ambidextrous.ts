/** Ambidextrous organizations: running today’s business and building the next one. */
import { definePage } from '../page'

const size = { width: 400, height: 340 }

export default definePage({
  template: 'page',
  parent: '/services',
  footerLink: 'Ambidextrous organizations',
  meta: {
    updated: '2026-11-29',
    title: 'Ambidextrous Organizations',
    description:
      'Run today’s business and build the next one under one roof: two models, a leadership table, four steps to set it up and the case of USA Today.',
    analytics: true,
    keywords: [
      'ambidextrous organization',
      'growth incubator',
      'internal new venture',
      'exploration and exploitation',
      'corporate venturing',
      'dual leadership',
    ],
  },
  sections: [
    {
      kind: 'hero',
      title: 'Ambidextrous Organizations',
      description:
        'One hand runs the business you have, the other builds the one you will need. They want different people and numbers, and have to belong to the same body. We help you set up the second in six months, and join both at the top.',
      backgroundImage: '/images/hero-ambidextrous.svg',
    },
    {
      kind: 'mediaText',
      heading: 'A media company grows a second hand',
      intro:
        'Separate the work, join the leaders: that is the argument of Charles O’Reilly and Michael Tushman (“The Ambidextrous Organization,” Harvard Business Review, April 2004). Their case is USA Today, which is no client of ours.',
      items: [
        {
          title: 'Before: kept apart',
          description:
            'In 1995, under Tom Curley, Lorraine Cichowski’s online unit was kept apart from the paper. Our drawing adds what that can cost: print’s stories and advertising accounts stop at the wall.',
          illustration: {
            src: '/images/ambidextrous-before.svg',
            alt: 'Two houses with a wall between them, Print and Online, each with a head of its own; stories and accounts stop at the wall.',
            ...size,
            words: [
              [97, 140, 'Print', 'heading'],
              [333, 224, 'Online', 'heading'],
              [177, 166, 'Stories'],
              [180, 258, 'Ads'],
            ],
          },
        },
        {
          title: 'After: joined at the top',
          description:
            'The authors’ answer is to keep such units separate and link them tightly at the senior level. The drawing shows our way, and is no record of the paper: the heads of each sit on one team, meet daily and are paid for the whole, so that stories, ads and careers can cross over.',
          illustration: {
            src: '/images/ambidextrous-after.svg',
            alt: 'The same two houses under one roof: both heads sit at one table, and stories, ads and careers cross between.',
            ...size,
            words: [
              [203, 112, 'One team, one daily meeting', 'heading'],
              [203, 136, 'paid for the whole', 'centered'],
              [58, 194, 'Print', 'heading'],
              [346, 194, 'Online', 'heading'],
              [226, 209, 'Stories', 'centered'],
              [226, 245, 'Ads', 'centered'],
              [226, 281, 'Careers', 'centered'],
            ],
          },
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What the case reports',
      body: {
        markdown: `USA Today made 60 million dollars, the authors write, while other papers lost money in the internet collapse. They also count 35 attempts in nine industries: of those set up in this way, separate below and joined at the top, more than 90 percent reached their goals. Both figures are the authors’ own and not independent. No reorganization earns a whole profit, so take the case as a pattern to copy and leave the number out of your business case.

The reverse is easy to build by accident: teams that are mixed, and leaders who are kept apart.`,
      },
    },
    {
      kind: 'cards',
      heading: 'Two models',
      intro:
        'Choose by what you lack. If ideas are plentiful and none of them grows up, you want the incubator. If one idea is clearly the next business, give it a house of its own.',
      columns: 2,
      bulletPointsHeading: 'How it is built',
      items: [
        {
          category: 'Model one',
          title: 'Growth incubator',
          description:
            'A small standing unit that takes in several early ideas, tests them in short cycles, and passes on the few that hold.',
          bulletPoints: [
            'Five to eight people, with guests from the business for three months at a time',
            'A yearly budget, released idea by idea',
            'A door at the far end: each idea has a named receiving unit before it is tested',
            'Fails when it becomes a museum of prototypes',
          ],
        },
        {
          category: 'Model two',
          title: 'Internal new venture',
          description:
            'A single business with its own leader, staff, targets and supplier list, reporting to the chief executive and using the parent’s customers, data or name.',
          bulletPoints: [
            'A general manager who wants the job, and stands to lose something',
            'Three years of patience, granted a stage at a time',
            'A written list of what it may take from the parent, and at what price',
            'Fails when the core can veto it by being busy',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What it asks of leaders',
      intro:
        'The two columns in the middle are both right. Trouble starts when somebody from one judges the other.',
      body: {
        table: {
          caption: 'Leading the core, leading the new, and leading both',
          inRows: true,
          columns: [
            { label: 'Subject' },
            { label: 'In the core' },
            { label: 'In the new unit' },
            { label: 'At the top, over both' },
          ],
          rows: [
            [
              'Goal',
              'More of what works, at lower cost',
              'To find out what works',
              'Says which is which, in public',
            ],
            [
              'Evidence',
              'Last year, the forecast, the variance',
              'The last experiment',
              'Never asks one for the proof of the other',
            ],
            [
              'Mistakes',
              'Prevented by process',
              'Made early, kept small',
              'Knows the limits of “small”',
            ],
            [
              'Money',
              'Annual, against plan',
              'In stages, against evidence',
              'Protects the second when the first has a bad quarter',
            ],
            [
              'People',
              'Specialists with clear roles',
              'Generalists who change theirs',
              'Lets people cross and return without loss of rank',
            ],
            [
              'AI',
              'Fewer steps, checked output',
              'New things to sell',
              'One policy on data and risk for both',
            ],
            ['Pay', 'Results of the unit', 'Milestones of learning', 'Results of the whole'],
          ],
        },
      },
    },
    {
      kind: 'text',
      layout: 'stacked',
      heading: 'A four-step implementation framework',
      intro: 'Six months from the first conversation to a unit that runs.',
      body: {
        figure: {
          kind: 'timeline',
          caption:
            'Four steps in six months, from what has to be separate to a plan for its return',
          items: [
            {
              when: 'Month 1',
              title: 'Decide what has to be separate',
              text: 'List what the new business needs that the core would refuse: pricing, hiring, release rhythm, risk. If the list is short, a project will do.',
            },
            {
              when: 'Months 2–3',
              title: 'Charter the unit',
              text: 'Model, leader, budget by stage, and the borrowing list: which customers, data, systems and names it may use, and who answers within two days when it asks.',
            },
            {
              when: 'Months 3–6',
              title: 'Join it at the top',
              text: 'One senior team, a shared incentive, a fixed weekly hour for conflicts between the two. We sit in on the first eight. A quarrel that comes up twice gets a rule.',
            },
            {
              when: 'Month 6, then yearly',
              title: 'Plan the return',
              text: 'Write down now what would make you fold the unit into the core, let it stand as a division, sell it, or close it.',
            },
          ],
        },
      },
    },
    {
      kind: 'cards',
      heading: 'Benefits, and what they cost',
      columns: 3,
      items: [
        {
          title: 'A core that can concentrate',
          description:
            'Your main business stops hosting experiments it was never built for. The price is giving up a few of its most restless people.',
        },
        {
          title: 'New work with real assets',
          description:
            'The unit starts with customers, data and a name that no independent startup has. The price is an executive team that refuses to let them be withheld.',
        },
        {
          title: 'Honest comparisons',
          description:
            'You see both businesses side by side, each on its own measures. The price is a longer monthly report and a more patient board.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Three questions before you start',
      body: {
        markdown: `1. **Who will defend the new unit in a bad quarter?** Name a person. If the name is “all of us,” the answer is nobody.
2. **What will the core give up this year?** Two engineers and one account are a start; goodwill is not.
3. **How will the unit tell progress from activity?** Agree on the measures first: our pages on [lean startup](/lean-startup-methodology) and [innovation metrics](/innovationmetrics) say how.

AI makes the choice more pressing, since the same technology both trims the core and may replace it. Where to put the people who know it is a question of its own, which we answer in [central, hub-and-spoke or embedded](/articles/ai-operating-model). If the new unit is to earn money in a new way, look at [business model innovation](/articles/ai-business-model-innovation) as well.

A study sponsored by a national government is said to have looked at organizations that try to do both. We could not find it under any name, so nothing on this page rests on it. If you are weighing such a move, read [O’Reilly and Tushman in the Harvard Business Review of April 2004](https://hbr.org/2004/04/the-ambidextrous-organization) first.`,
      },
    },
    {
      kind: 'callToAction',
      heading: 'Do you need a second hand yet?',
      text: 'Describe the new business and what the old one does to it. We answer with the model we would choose, and why.',
      action: { text: 'Contact Us', to: '/contact' },
      secondary: { text: 'Back to Services', to: '/services' },
    },
  ],
})
