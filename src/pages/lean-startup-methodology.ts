/** Lean startup: the method, five steps, and what AI does at each stage. */
import { definePage } from '../page'

export default definePage({
  template: 'reading',
  parent: '/services',
  footerLink: 'Lean startup',
  meta: {
    updated: '2026-11-29',
    title: 'Lean Startup Methodology',
    description:
      'Build, measure, learn in an established company: validated learning, innovation accounting, MVPs, pivot decisions and where AI speeds up each stage.',
    analytics: true,
    keywords: [
      'lean startup methodology',
      'build measure learn',
      'validated learning',
      'innovation accounting',
      'minimum viable product',
      'pivot or persevere',
      'split testing',
    ],
  },
  sections: [
    {
      kind: 'hero',
      backgroundImage: '/images/hero-lean-startup.svg',
      title: 'Lean Startup Methodology',
      subtitle: 'A kite carries a line, the line a rope, the rope a bridge',
      description:
        'A new business runs on guesses. The method that Eric Ries described in The Lean Startup (2011) finds out which guesses are wrong while that is still cheap. We bring it to established companies; a first decision takes eight weeks.',
    },
    {
      kind: 'text',
      layout: 'stacked',
      heading: 'A card for each assumption',
      intro:
        'One line a turn. All but the count is filled in while nothing has been built, with the sponsor at the table; the count comes when the date has passed. The example is invented.',
      body: {
        markdown: `Table, in rows: Experiment cards

| Assumption at risk | What people would do | Decide on | Threshold | Cost | Counted | Reached |
|---|---|---|--:|--:|--:|--:|
| Dispatchers lose hours to replanning | Of 12 asked, give us an hour and their spreadsheet | Feb 5 | 6 | $1,800 | 9 | 150% |
| They trust a plan that a machine proposed | On 20 mornings, send it unchanged | Feb 26 | 12 | $6,400 | 15 | 125% |
| Their employer pays for it | Of 8 offered one, sign a paid trial | Mar 19 | 3 | $3,200 | 1 | 33% |
| Total | | | | $11,400 | | |

What was counted, divided by the threshold, is the last column, and its lowest figure decides. At 33 percent an assumption fell, so change one large thing, or stop. Had all three reached 100 percent, what was counted would have held, and the next assumption could be tested. One turn cost $3,800 on average.`,
      },
    },
    {
      kind: 'text',
      layout: 'stacked',
      // Word joiners keep it on one line.
      heading: 'The build-measure-learn loop',
      intro:
        'You plan it backward: first what you need to learn, then what you would measure to learn it, and only then what to build.',
      body: {
        figure: {
          kind: 'ring',
          loop: true,
          center: 'Shorten the loop',
          caption: 'A team’s progress is the number of turns that it completes.',
          items: [
            {
              title: 'Build',
              text: 'The least that puts one assumption at risk: a page, a manual service, a prototype made by conversation with an AI tool.',
            },
            {
              title: 'Measure',
              text: 'What people do, set against a threshold you wrote down beforehand. Sign-ups, repeat use, money paid, time given. Compliments are not counted.',
            },
            {
              title: 'Learn',
              text: 'Say which assumption held, which fell, and what you now do differently. If nothing changes, the loop was an exercise.',
            },
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'Five ideas that do the work',
      intro: 'The terms are from Ries’s book; how we apply them in an established company is ours.',
      body: {
        markdown: `### Validated learning

Progress is a belief that has been tested against behavior. “Customers want this” is an assumption. “Nine of the twelve dispatchers we asked gave us an hour and their spreadsheet” is the beginning of knowledge (an illustration). Each turn of the loop should retire one sentence of the business plan or confirm it.

### Innovation accounting

A venture’s revenue is zero for longer than a finance department finds comfortable, so you need numbers that mean something before revenue does. We set up three: a baseline from real users, the rate at which each experiment moves it, and the cost of one turn. Finance reviews them monthly. The larger set is under [innovation metrics](/innovationmetrics).

### The minimum viable product

An MVP is the cheapest honest test of the riskiest assumption. It can be embarrassing to look at. It may not be unsafe, and it may not lie about what it does. With AI in it, add one rule: [build the evaluation set first](/articles/ai-app-evaluation), or you won’t know whether the model failed or the idea did.

### Pivot or persevere

On a fixed date the team looks at the evidence and chooses: continue, change one large thing (the customer, the problem, the price, the channel), or stop. The date is set in advance, as the evidence will never look quite complete. A change of everything at once is a new venture.

### Split testing

Show version A to some and version B to others, at the same time, and compare what they do. It works where you have a single clear outcome and far more traffic than a young venture may have. Say that 10 percent sign up today and you hope for 12. To see that difference with a chance of 80 percent, at the usual 5 percent risk of a false alarm, you need 3,841 people in each group, about 7,700 in all. With 500 in each you would miss it five times in six. A jump from 10 to 15 percent takes 686 in each. If you have fewer, talk to people, or test something so different that nobody needs statistics to see it.`,
      },
    },
    {
      kind: 'text',
      layout: 'stacked',
      heading: 'Five steps to a first decision',
      intro: 'Plan eight weeks. A full-time core of three to five people beats a part-time dozen.',
      body: {
        figure: {
          kind: 'flow',
          caption:
            'Five steps from a named assumption, in week one, to a signed decision in week eight',
          items: [
            {
              title: 'Name the leap',
              text: 'Write down what must be true for the venture to work, and mark the two assumptions that would sink it. Half a day in week one, with the sponsor present.',
            },
            {
              title: 'Meet the problem',
              text: 'Fifteen conversations with people who have it. You ask about the last time it happened and what they did then. You don’t pitch.',
            },
            {
              title: 'Build the smallest test',
              text: 'One assumption, one MVP, at most two weeks. Threshold, date and stop condition are agreed with the sponsor before anyone opens an editor.',
            },
            {
              title: 'Run and count',
              text: 'Real users, real setting, some real price. We keep a log of every change, so that a good number can be explained later.',
            },
            {
              title: 'Decide in the room',
              text: 'The team presents evidence for twenty minutes. The sponsor says pivot, persevere or stop, gives the reason, and signs the budget that goes with it.',
            },
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'AI at each stage',
      intro:
        'AI makes building cheap, so that a team can build bad ideas faster. The third column is there to prevent that.',
      body: {
        table: {
          caption: 'AI applications by stage of the method',
          inRows: true,
          columns: [
            { label: 'Stage' },
            { label: 'What AI does well' },
            { label: 'What stays with people' },
          ],
          rows: [
            [
              'Finding assumptions',
              'Reads your plan as a hostile investor would and lists what it takes for granted',
              'Judging which two could sink you',
            ],
            [
              'Customer discovery',
              'Drafts interview guides, transcribes, groups comments into themes',
              'Sitting across from the customer. A simulated one agrees with you',
            ],
            [
              'MVP',
              'Produces a clickable prototype in an afternoon and a working slice in days',
              'Deciding what to leave out; reviewing security before anyone outside sees it',
            ],
            [
              'Measurement',
              'Watches events, flags odd patterns, writes the query you need',
              'Choosing the one number, and leaving the threshold alone afterward',
            ],
            [
              'Pivot or persevere',
              'Argues the opposite case from the same evidence',
              'The decision, and the conversation with the team',
            ],
            [
              'Growth',
              'Runs many small variations of message, price and onboarding',
              'Saying which variations you would be ashamed of',
            ],
          ],
        },
      },
    },
    {
      kind: 'cards',
      heading: 'Benefits you can hold us to',
      columns: 2,
      items: [
        {
          title: 'Earlier bad news',
          description: 'Weak ideas end in weeks, at the price of a prototype.',
        },
        {
          title: 'Smaller first checks',
          description:
            'Funding comes in slices tied to evidence. Nobody has to defend a business case written before the first customer call.',
        },
        {
          title: 'Calmer reviews',
          description: 'With thresholds agreed in advance, you discuss a number and a date.',
        },
        {
          title: 'A team that stays able',
          description:
            'Your people run the second venture without us. We check in after the first turn, then leave.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Where the method does not fit',
      body: {
        markdown: `Don’t use it where a failed test hurts somebody, where the law sets the answer, or where the question has been answered and you dislike the answer. A pressure vessel should be designed to a standard.

It also struggles where the parent company can’t bear small numbers. If a pilot with eleven happy users would be laughed out of your executive meeting, fix the meeting first. A [separate unit with its own rules](/ambidextrous) is often the practical way.

For the building itself, see [from sketch to prototype in an afternoon](/articles/vibecoding-prototyping) and [strategies that shorten the path to evidence](/articles/ai-app-development-strategies).`,
      },
    },
    {
      kind: 'takeaways',
      items: [
        'Write the threshold and the date down before the first test, so that nobody moves them afterward.',
        'Where AI makes building cheap, the honest test is the part that needs protection.',
      ],
    },
    {
      kind: 'callToAction',
      heading: 'A first test for your plan',
      text: 'Tell us what you plan to build. You get back the test we would run first, and how little it might cost.',
      action: { text: 'Contact Us', to: '/contact' },
      secondary: { text: 'Back to Services', to: '/services' },
      person: {
        text: 'You would talk to Hana Whitlock',
        to: '/about/hana-whitlock',
        image: '/images/head-hana-whitlock.svg',
      },
    },
  ],
})
