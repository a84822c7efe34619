/** What AI changes in a business strategy, told as an article: four moves, five decisions, ninety days. */
import { definePage } from '../page'
import { engagements, sampleFees } from './_promises'

const { aiStrategy } = engagements

export default definePage({
  template: 'reading',
  parent: '/services',
  footerLink: 'AI-driven strategy',
  meta: {
    updated: '2026-11-29',
    title: 'AI-Driven Business Strategy',
    description:
      'How AI changes a business strategy: four moves to choose from, five decisions executives must make themselves, and a plan for the first ninety days.',
    analytics: true,
    keywords: [
      'AI-driven business strategy',
      'AI and competitive strategy',
      'AI investment decisions',
      'AI portfolio',
      'executive AI decisions',
      'first ninety days of AI',
    ],
  },
  sections: [
    {
      kind: 'hero',
      backgroundImage: '/images/hero-ai-driven-strategy.svg',
      title: 'AI-Driven Business Strategy',
      subtitle: 'A perspective for leadership teams',
      description:
        'A strategy is a bet on what will stay scarce. AI may have moved that line in your industry, so the bet needs a second look. Here is how to take it.',
    },
    {
      kind: 'text',
      body: {
        figure: {
          kind: 'loom',
          caption: 'Four moves, by way of example. One leads.',
          options: [
            { name: 'Raise the standard', status: 'over', outcome: 'leads this year' },
            {
              name: 'Reach smaller customers',
              status: 'waits',
              outcome: 'follows',
              reason: 'Until the standard holds without the best people.',
            },
            {
              name: 'Lower the cost to serve',
              status: 'waits',
              outcome: 'waits',
              reason: 'Errors are not yet cheap to catch.',
            },
            {
              name: 'Sell what you know',
              status: 'under',
              outcome: 'declined',
              reason: 'It would undercut the main line.',
            },
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'One strategy, one document',
      body: {
        markdown: `An AI strategy of its own means a second budget and a second steering committee. You need a single strategy, written by people who know what AI does well today, what it does badly and what it costs to run.

That strategy answers three questions before it names a tool:

- **What gets cheap?** First drafts, lookups, summaries and routine answers are already there. Ask which tasks your customers still pay you for at the old price.
- **What stays scarce?** Judgment that someone will sign for. Access to customers. Data that only your work produces. Trust that took years to earn.
- **Where do you stand between the two?** If most of your revenue rests on the first list, your first strategic question is pricing. Tools come later.

The third answer may be uncomfortable, and it settles most of the rest.`,
      },
    },
    {
      kind: 'text',
      heading: 'Four moves',
      intro:
        'A plan with a little of each can end up with twenty pilots. Pick one move to lead with. The others follow or wait.',
      body: {
        table: {
          caption: 'Four strategic moves that AI makes possible, and when each is wrong',
          inRows: true,
          columns: [
            { label: 'Move' },
            { label: 'What AI changes' },
            { label: 'Lead with it if' },
            { label: 'Leave it if' },
          ],
          rows: [
            [
              'Lower the cost to serve',
              'Routine steps run by themselves; people handle the exceptions',
              'Volume is high, errors are cheap to catch, and rivals price close to you',
              'Customers pay for the very attention you would remove',
            ],
            [
              'Raise the standard',
              'Every customer gets the thoroughness that only your largest accounts got',
              'Your best people and your average ones deliver visibly different work',
              'Nobody has agreed what good looks like',
            ],
            [
              'Reach smaller customers',
              'A small account costs little enough to serve that it earns a margin',
              'You turn demand away today because it is too small',
              'Sales and support would still have to grow with every account',
            ],
            [
              'Sell what you know',
              'Your expertise becomes a product with a price of its own',
              'Clients already ask for the method without the project',
              'It would undercut your main line long before it could replace it',
            ],
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'Five decisions you cannot delegate',
      intro:
        'Everything else can go to a team. These five stay with the people whose names are on the plan.',
      body: {
        markdown: `1. **The aim, as one number.** Margin, growth, speed or quality: choose one for the year. A plan that promises all four will be judged on none.
2. **What you will stop.** AI work needs the same experts who run the business. If nothing leaves their desks, your pilots will be staffed by whoever was free.
3. **What never goes to a machine.** Decisions about someone’s job, promises to customers, anything you may have to explain to a regulator. Write this list before the first pilot; the argument is shorter while nothing is at stake. Our note on [responsible AI governance](/articles/responsible-ai-governance) shows one that fits on a page.
4. **What you build and what you rent.** Rent whatever your competitor can rent tomorrow. Build where your own work teaches the system something that only you can see. An advantage that looks permanent in a vendor’s demonstration [may be rented](/articles/ai-business-strategy#what-everybody-rents).
5. **Who answers for each result.** One executive per bet, with the number in that executive’s own budget. A committee may advise.`,
      },
    },
    {
      kind: 'text',
      heading: 'Sort the bets',
      intro:
        'An improvement and a reinvention should never face the same review: one needs a baseline, the other patience and a cheap test.',
      body: {
        table: {
          caption: 'Three kinds of bet, funded and judged differently',
          inRows: true,
          columns: [
            { label: 'Kind of bet' },
            { label: 'What it is' },
            { label: 'First evidence' },
            { label: 'Owner' },
            { label: 'Stop when' },
          ],
          rows: [
            [
              'Improve',
              'A process you already run, for the same customers, with less waste',
              'One quarter',
              'Head of the function',
              'The baseline has not moved after two full cycles of the process',
            ],
            [
              'Extend',
              'A current offer with a new ability, or taken to a new segment',
              'Two quarters',
              'Business unit lead',
              'Customers use it and will neither pay nor stay for it',
            ],
            [
              'Reinvent',
              'A different way to earn money',
              'Two to four quarters',
              'Chief executive',
              'The riskiest assumption fails its test',
            ],
          ],
        },
      },
      note: 'The time spans are rules of thumb that we plan with. Yours depend on how often the process repeats.',
    },
    {
      kind: 'text',
      heading: 'Four ways it goes wrong',
      body: {
        markdown: `### The tool tour
The leadership team sees six demonstrations and buys the best one. Nobody can say which decision it serves. Cure: no demonstration before the aim is written down.

### The pilot garden
Twelve pilots, all green, none in production. Each shows that the technology works, and none whether it pays. Cure: three bets at a time, each with a stop rule and [a ledger that finance accepts](/articles/ai-roi-measurement).

### The borrowed roadmap
It came from a conference, and would suit any company in your industry. Cure: if a line would not be wrong for a rival, cross it out.

### The quiet middle
Executives announce, experts experiment, and the managers between them carry on as before because their targets did. Cure: change one target per manager before you change one tool.`,
      },
    },
    {
      kind: 'text',
      heading: 'The first ninety days',
      intro: `The choices take ${aiStrategy.length}, and five more show whether one of them works. Keep it to one bet; the second goes faster.`,
      body: {
        table: {
          caption: 'From opinions to a funded choice',
          inRows: true,
          columns: [
            { label: 'Weeks' },
            { label: 'Work' },
            { label: 'In the room' },
            { label: 'On the table at the end' },
          ],
          rows: [
            [
              '1–3',
              'Interviews, and the numbers you already report',
              'Each executive alone; six to eight people from the front line',
              'Two pages: where leaders agree, and where they only think they do',
            ],
            [
              '4–5',
              'A task map: what gets cheap, what stays scarce',
              'Heads of functions, finance, one engineer',
              'A ranked list of candidates, each with a baseline',
            ],
            [
              '6–8',
              `The five decisions in ${aiStrategy.sessions}, then the roadmap`,
              'The leadership team, no substitutes',
              'One lead move, three bets, one stop list',
            ],
            [
              '9–12',
              'The first bet, in real work with real customers',
              'Its owner and team; risk and legal from day one',
              'A measured result against the baseline',
            ],
            [
              '13',
              'Fund it, change it or stop it',
              'The leadership team and finance',
              'A one-page memo and the next quarter’s bets',
            ],
          ],
        },
      },
      note: `The first ${aiStrategy.length} are our AI strategy engagement, at ${aiStrategy.fee}, and we can stay for the bet; a disciplined leadership team can also run it alone.${sampleFees}`,
    },
    {
      kind: 'takeaways',
      items: [
        'One strategy in one document: what gets cheap, what stays scarce, and where your revenue stands between them.',
        'Lead with one of four moves; the other three follow it or wait.',
        'The aim, the stop list, the limits for machines, what you rent and who answers: these decisions stay at the top.',
      ],
    },
    {
      kind: 'callToAction',
      heading: 'The plan you already have',
      text: 'We read it and tell you, in one conversation, which of its assumptions AI has changed, if any.',
      action: { text: 'Get Started Today', to: '/contact' },
    },
  ],
})
