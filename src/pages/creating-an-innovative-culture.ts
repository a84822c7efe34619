/** Building an innovative culture: its ecosystem, its blocks, and how to keep it. */
import { definePage } from '../page'

export default definePage({
  template: 'reading',
  parent: '/services',
  footerLink: 'Innovative culture',
  meta: {
    updated: '2026-11-29',
    title: 'Creating an Innovative Culture',
    description:
      'Change what happens on a Wednesday: the ecosystem around everyday work, what to build first, power for teams and how to keep it all up after year one.',
    analytics: true,
    keywords: [
      'innovative culture',
      'creating an innovative culture',
      'innovation ecosystem',
      'empowering teams',
      'psychological safety',
      'sustaining innovation',
    ],
  },
  sections: [
    {
      kind: 'hero',
      backgroundImage: '/images/hero-creating-culture.svg',
      wide: true,
      title: 'Creating an Innovative Culture',
      description:
        'You can’t install a culture. You can change what happens on a Wednesday: who may speak, what gets time, how an error is received. Do that for a year and people will start to call it culture.',
      primary: { text: 'Invite Us to a Meeting', to: '/contact' },
      secondary: { text: 'Assess Yours First', to: '/culture-of-innovation' },
    },
    {
      kind: 'text',
      layout: 'stacked',
      heading: 'The ecosystem around everyday work',
      intro:
        'Ideas live or die in the places below, mostly without a meeting about it. Mark each one green, yellow or red from memory, have a newcomer do the same, and begin where you differ.',
      body: {
        figure: {
          kind: 'ring',
          center: 'Everyday work',
          caption: 'Six neighbors of everyday work, each able to feed it or starve it',
          items: [
            {
              title: 'Customers',
              text: 'How many of your people talked to one this month? If it is fewer than a third, we would start here.',
            },
            {
              title: 'Managers',
              text: 'The reaction to the first half-formed idea decides whether there is a second. It is over before the meeting notices.',
            },
            {
              title: 'Time',
              text: 'An hour that can be spent on something unplanned without a form. Where no hour is free, the weekend does the innovating, and it resents it.',
            },
            {
              title: 'Tools and data',
              text: 'AI and information within reach of the person who has the question, with clear rules on what may go in.',
            },
            {
              title: 'Stories',
              text: 'What people tell a new colleague at lunch. The tale of the one who tried and was moved sideways outlives any memo.',
            },
            {
              title: 'Outsiders',
              text: 'Suppliers, universities, former employees, the odd critic. They see what you stopped seeing years ago.',
            },
          ],
        },
      },
    },
    {
      kind: 'text',
      layout: 'stacked',
      heading: 'Building blocks',
      intro:
        'Laid in this order. Begin with the sixth, and you may buy a platform for it and wonder why it is empty.',
      body: {
        figure: {
          kind: 'flow',
          caption: 'Six blocks in the order in which each one carries the next',
          items: [
            {
              title: 'Candor without penalty',
              text: 'People report problems while they are small. You get there by thanking the messenger in front of others, and by telling first what you got wrong yourself.',
            },
            {
              title: 'Problems worth having',
              text: 'A public list of a dozen questions the company wants answered, each with an executive behind it. It beats an idea box, which collects complaints about parking.',
            },
            {
              title: 'Small money, close by',
              text: 'A budget that a team lead can spend this week without asking. The amount matters less than the missing form.',
            },
            {
              title: 'A way to stop',
              text: 'Work ends in the open, with a short account of what was learned and thanks to whoever called it. Where stopping costs a reputation, few will risk a start.',
            },
            {
              title: 'A common craft',
              text: 'Everyone can frame a problem, run a test and check what an AI tool tells them. It gives the shy ones something to stand on.',
            },
            {
              title: 'Memory',
              text: 'What was tried, what came of it and whom to ask, where it can be found. Otherwise each new team repeats the experiment of 2019.',
            },
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'Empowering teams',
      body: {
        markdown: `The word has been worn thin by people who meant “do it yourselves, and check with me.” Here is what we mean by it. A team has power when it can answer yes to four questions:

- **May we talk to customers** without going through another department?
- **May we change our own process** if the output stays within agreed limits?
- **May we spend** a set sum, and decide on what?
- **May we stop** work we no longer believe in, after telling you why?

A team may have one of the four and a slogan for the rest. We settle them team by team, in writing, on half a page. Managers add the limits: safety, law, brand, data. Clear limits give a team more room than kind words do, because nobody has to guess where the fence is.

With AI tools the same half page says which tools the team may use, on which data, and who checks what leaves the house. [Ground rules that scale with risk](/articles/responsible-ai-governance) keep this from becoming a second legal department.`,
      },
    },
    {
      kind: 'text',
      heading: 'Implementation strategies',
      intro:
        'Pick one row for where you are. Trying all of them in the same quarter is a good way to get none.',
      body: {
        table: {
          caption: 'Four strategies, when each fits, the first thirty days and a way it can fail',
          inRows: true,
          columns: [
            { label: 'Strategy' },
            { label: 'Fits when' },
            { label: 'First thirty days' },
            { label: 'How it fails' },
          ],
          rows: [
            [
              'Start with one team',
              'Trust is low and promises have been broken before',
              'A willing team, its half page signed, one visible obstacle removed by an executive',
              'It becomes the pet team. Choose an unglamorous one',
            ],
            [
              'Start with meetings',
              'Leaders are willing, calendars are full',
              'Three standing meetings redesigned: purpose, who speaks first, what gets decided',
              'The old agenda moves in again after week six',
            ],
            [
              'Start with a hard problem',
              'Something hurts and everybody knows it',
              'A mixed group of eight, six weeks, an executive who clears the way daily',
              'It works, and the group is sent back to normal',
            ],
            [
              'Start with new tools',
              'AI arrives whether you like it or not',
              'A shared hour each week: one person shows what they tried, including the flop',
              'Demonstrations replace use',
            ],
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'Sustaining culture',
      body: {
        markdown: `The first year runs on attention. The second runs on habit, or it doesn’t run. Cultures fade in familiar places, and you can guard them.

### Guard the entrance

Hiring and onboarding set the tone for longer than any program. Ask every candidate about something they stopped. In the first week, have each newcomer write down what puzzles them; by the third month they may have learned not to see it.

### Guard promotions

People read the list of promotions as the true statement of values. If nobody on it ever reported a failed test, the message has gone out. [Change the incentive before the training](/articles/ai-change-management) is our standing advice, though it may not make you popular.

### Guard the bad quarter

The first round of cuts tests everything you said. Decide beforehand which two routines survive it. One weekly hour and the right to stop are cheap to keep and costly to lose.

### Look twice a year

Ask six plain questions of everyone, the same ones each time, and publish the answers by team within two weeks. Our [assessment of innovation culture](/culture-of-innovation) shows which evidence to set beside the answers. Leaders who want to work on their own part will find it under [developing innovative leaders](/developing-innovative-leaders).

### What we do, and for how long

We are with you for nine months, at a falling rate: two days a week in the first quarter, two days a month in the last. By month four the redesigned meetings are run by your people. By month nine we are a phone number.`,
      },
    },
    {
      kind: 'takeaways',
      items: [
        'Change one meeting first, and keep the change for a year.',
        'Lay the six blocks in their order, from candor to memory, as each one carries the next.',
        'Settle in writing what each team may do without asking, and where its limits are.',
      ],
    },
    {
      kind: 'callToAction',
      heading: 'What happens here on a Wednesday?',
      text: 'Let us sit in on one ordinary meeting. Afterward you get two pages: what it teaches people, and the one thing we would change.',
      action: { text: 'Contact Us', to: '/contact' },
      secondary: { text: 'Back to Services', to: '/services' },
      person: {
        text: 'You would talk to Adaeze Nwosu',
        to: '/about/adaeze-nwosu',
        image: '/images/head-adaeze-nwosu.svg',
      },
    },
  ],
})
