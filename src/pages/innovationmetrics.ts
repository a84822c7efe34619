/** A guide to innovation metrics: why to count, three categories of inputs and outputs, nine steps to set them up. */
import { definePage } from '../page'

/** Of the tables of all three categories. */
const columns = [
  { label: 'Metric', share: 3 },
  { label: 'Kind', share: 1 },
  { label: 'How to count it', share: 5 },
  { label: 'What it tells you', share: 3 },
] as const

export default definePage({
  template: 'reading',
  parent: '/services',
  footerLink: 'Innovation metrics',
  aliases: ['/innovationmetrics.htm'],
  meta: {
    updated: '2026-11-29',
    title: 'The Complete Guide to Innovation Metrics',
    description:
      'Which innovation metrics to track and how: inputs and outputs for return on investment, organizational capability and leadership, in nine steps.',
    analytics: true,
    keywords: [
      'innovation metrics',
      'innovation KPIs',
      'return on innovation investment',
      'input and output metrics',
      'innovation measurement process',
      'innovation dashboard',
    ],
  },
  sections: [
    {
      kind: 'hero',
      backgroundImage: '/images/hero-innovationmetrics.svg',
      wide: true,
      title: 'The Complete Guide to Innovation Metrics',
      description:
        'Which numbers to pick, how to count them, and how to get a leadership team to act on them.',
    },
    {
      kind: 'text',
      heading: 'Eighteen metrics, of which you take twelve',
      body: {
        markdown: `
The three categories follow one another. Return on investment says whether it paid. Organizational capability says whether you can do it again. Leadership says whether anybody at the top is making it likely. Each is a menu of six; take four at most. The limits in them, three years or one quarter, are starting points: fit them to the pace of your industry, then leave them alone long enough to compare.
`,
      },
    },
    {
      kind: 'text',
      heading: 'Return on investment',
      folded: true,
      intro:
        'The category that the board asks about. Agree on definitions with finance before anyone sees a number.',
      body: {
        table: {
          caption: 'Metrics of return on investment',
          inRows: true,
          columns,
          rows: [
            [
              'Share of spending on new offers',
              'Input',
              'Budget for offers under three years old, divided by all development spending',
              'Whether the strategy has money behind it',
            ],
            [
              'Spending by horizon',
              'Input',
              'Budget split into improving, extending and reinventing',
              'How much of your “innovation” is maintenance',
            ],
            [
              'Cost to first evidence',
              'Input',
              'Money spent before the riskiest assumption was tested, per project',
              'Whether you test first or build first',
            ],
            [
              'Revenue from new offers',
              'Output',
              'Sales from offers under three years old, divided by all sales',
              'Whether customers agree with you',
            ],
            [
              'Margin of new offers',
              'Output',
              'Gross margin of those offers against the rest of the portfolio',
              'Whether growth is worth having',
            ],
            [
              'Return on the portfolio',
              'Output',
              'Profit from all projects, including the stopped ones, over all they cost',
              'What survivors alone would hide',
            ],
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'Organizational capability',
      folded: true,
      intro:
        'Whether the company can do it twice. These numbers should move before the financial ones, so watch them more often.',
      body: {
        table: {
          caption: 'Metrics of organizational capability',
          inRows: true,
          columns,
          rows: [
            [
              'People trained and practicing',
              'Input',
              'People who completed training and used the method on live work within a quarter',
              'Skill, as against attendance',
            ],
            [
              'Time set aside',
              'Input',
              'Hours released for innovation work and really taken',
              'Whether the calendar agrees with the speech',
            ],
            [
              'Customer conversations',
              'Input',
              'Interviews or observations each team held in the month',
              'How much guessing is going on',
            ],
            [
              'Time from idea to test',
              'Output',
              'Median days from a written idea to its first test with a customer',
              'Where your process is stuck',
            ],
            [
              'Experiments that changed a decision',
              'Output',
              'Tests after which a plan was altered or dropped, per quarter',
              'Whether testing is real or ceremony',
            ],
            [
              'Ideas adopted across units',
              'Output',
              'Solutions in use outside the unit that made them',
              'Whether knowledge travels',
            ],
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'Leadership',
      folded: true,
      intro:
        'These measure executives. Start here if your last program faded after the launch event.',
      body: {
        table: {
          caption: 'Metrics of leadership',
          inRows: true,
          columns,
          rows: [
            [
              'Executive hours on new business',
              'Input',
              'Hours in calendars for reviews, customer visits and coaching of teams',
              'Attention, the scarcest budget',
            ],
            [
              'Leaders with an innovation goal',
              'Input',
              'Managers whose review and bonus hold at least one, over all managers',
              'Whether it is anybody’s job',
            ],
            [
              'Sponsors who know their projects',
              'Input',
              'Sponsors who can name each of their projects and its last obstacle, over all sponsors',
              'Sponsorship as work, or as a title',
            ],
            [
              'Days to a decision',
              'Output',
              'Median days from a team’s request to a yes or a no',
              'What waiting costs you',
            ],
            [
              'Projects stopped on purpose',
              'Output',
              'Stops decided on evidence, over all stops; the rest just faded',
              'Whether weak projects end',
            ],
            [
              'Teams that would try again',
              'Output',
              'Share of people from stopped projects who take on another within a year',
              'Whether failing is safe here or only said to be',
            ],
          ],
        },
      },
    },
    {
      kind: 'cards',
      heading: 'Why innovation metrics matter',
      intro:
        'If you measure only revenue from new products, you learn that the pipeline ran dry long after it did.',
      columns: 2,
      items: [
        {
          title: 'They steer money',
          description: 'A review with numbers can move budget from one project to another.',
        },
        {
          title: 'They make waiting bearable',
          description:
            'Innovation pays late. Early signs let a board see progress before there is profit, and let it stop early where there is none.',
        },
        {
          title: 'They tell people what you mean',
          description:
            'Ask for experiments and reward utilization, and everyone will know which one was serious.',
        },
        {
          title: 'They show what leaders do',
          description: 'Time and attention are cheap to measure: the calendar has them already.',
        },
      ],
    },
    {
      kind: 'text',
      layout: 'stacked',
      heading: 'Inputs, outputs and the delay between',
      intro:
        'An input metric counts what you put in: money, hours, skills, attention. It moves this month and you control it. An output metric counts what came of it: revenue, launches, decisions made faster. It moves late and the market has a vote. You need both, in pairs. Inputs alone reward being busy; outputs alone reward luck. Write the delay down beforehand. If it has passed and nothing moved, doubt the pair first and the people last.',
      body: {
        figure: {
          kind: 'bars',
          caption:
            'Example: three pairs and the delay that one company expects from input to output, in quarters',
          items: [
            {
              title: 'Executive hours on new business',
              value: 1,
              text: 'Output, 1 quarter later: days to a decision',
            },
            {
              title: 'People trained and practicing',
              value: 2,
              text: 'Output, 2 quarters later: experiments that changed a decision',
            },
            {
              title: 'Share of spending on new offers',
              value: 6,
              text: 'Output, 6 quarters later: revenue from new offers',
            },
          ],
        },
      },
    },
    {
      kind: 'text',
      layout: 'stacked',
      heading: 'Write your pairs down',
      intro:
        'One line a pair: what you put in, what should come of it, how many quarters later, and the review at which you will look. Leave a field empty rather than invent a partner for a number. The example is invented.',
      body: {
        markdown: `Table, in rows: Pairs of metrics

| Input | Output | Delay in quarters | First look | Owner |
|---|---|--:|---|---|
| Executive hours on new business | Days to a decision | 1 | April review | Chief of staff |
| People trained and practicing | Experiments that changed a decision | 2 | July review | Head of learning |
| Share of spending on new offers | Revenue from new offers | 6 | July review, next year | Finance director |
| Customer conversations | | | | Head of product |

Then read three things from your table:

- **Numbers in all.** Here there are seven, few enough to act on. At thirteen or more, drop the pair that nobody would act on.
- **Inputs less outputs.** One more input rewards being busy; more outputs would reward luck.
- **The shortest delay.** At one quarter you hear something within half a year. From three on it is a long silence, so add a pair that answers sooner. The longest delay here is six quarters.`,
      },
    },
    {
      kind: 'text',
      layout: 'stacked',
      heading: 'Nine steps to metrics that get used',
      intro:
        'Steps one to eight take a small team about six weeks. The ninth comes around every year.',
      body: {
        figure: {
          kind: 'flow',
          caption:
            'Nine steps, from a stated purpose through definitions and a baseline to a yearly revision',
          items: [
            {
              label: 'Week 1',
              title: 'Say what the numbers are for',
              text: 'Steering money, developing people or reporting to the board. Choose one first. A dashboard for everyone is read by no one.',
            },
            {
              label: 'Week 1',
              title: 'Start from the strategy',
              text: 'Take its two or three choices and ask what would be visible if each were working.',
            },
            {
              label: 'Week 2',
              title: 'Look at what you already count',
              text: 'List the current indicators and who used each in a decision last year. Retire those that nobody used, the same day.',
            },
            {
              label: 'Week 3',
              title: 'Choose across the three categories',
              text: 'Four metrics each at most, two inputs and two outputs. Twelve in all, fewer in a first year.',
            },
            {
              label: 'Weeks 3–4',
              title: 'Define each in one sentence',
              text: 'What counts, what does not, where the number comes from. Have finance and a skeptic read it.',
            },
            {
              label: 'Week 4',
              title: 'Take the baseline',
              text: 'Go back four quarters where records allow. A rough baseline today beats an exact one next year.',
            },
            {
              label: 'Week 5',
              title: 'Set a range and a trigger',
              text: 'A range you expect, and a value at which something must happen. Name what: a review, a cut, a second team.',
            },
            {
              label: 'Week 6',
              title: 'Give each number an owner and a date',
              text: 'One person explains it at a fixed monthly or quarterly review. The review ends with decisions, written down.',
            },
            {
              label: 'Every year',
              title: 'Revise once a year',
              text: 'Retire what never changed a decision, add at most two, and keep the rest so that the series stays comparable.',
            },
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'What to leave off the dashboard',
      body: {
        markdown: `- **Number of ideas submitted.** It can rise for years while nothing ships.
- **Patents,** unless you license them.
- **Visits to the innovation lab.** Guests are not a result.
- **A single composite score.** It hides the one number you would have acted on.

For AI projects the same pairs apply, with a ledger for running costs beside them; see [measuring return on AI](/articles/ai-roi-measurement). If the numbers point at people and habits more than at money, an [assessment of your culture](/culture-of-innovation) is the better next step.`,
      },
    },
    {
      kind: 'takeaways',
      items: [
        'Pair each input with an output, and write down the delay you expect between them.',
        'Each number has an owner, one definition and a date.',
        'Review on a fixed day, and drop any number that has changed no decision.',
      ],
    },
    {
      kind: 'callToAction',
      heading: 'A second reading of your metrics',
      text: 'Send us the indicators you report today. We mark the ones that can change a decision, the ones that cannot, and the two or three that are missing.',
      action: { text: 'Discuss Your Metrics', to: '/contact' },
    },
  ],
})
