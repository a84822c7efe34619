/** Facilitated strategy offsites: what to aim for, whom to invite, a sample agenda and a sample venue budget. */
import { definePage } from '../page'

export default definePage({
  template: 'reading',
  parent: '/services',
  footerLink: 'Strategy offsites',
  meta: {
    updated: '2026-11-29',
    mainEntity: 'service',
    title: 'Strategy Offsite Facilitation',
    description:
      'Plan a strategy offsite that ends in decisions: objectives, participant profiles, a sample agenda, team building and a sample venue budget of $5,000.',
    analytics: true,
    keywords: [
      'strategy offsite facilitation',
      'leadership offsite agenda',
      'executive retreat planning',
      'offsite facilitator',
      'offsite venue budget',
      'strategic planning retreat',
    ],
  },
  sections: [
    {
      kind: 'hero',
      backgroundImage: '/images/hero-strategy-offsite-facilitation.svg',
      title: { normal: 'Strategy Offsite', highlighted: 'Facilitation' },
      description:
        'You are about to take your most expensive people out of the office for a day. We make sure they come back with decisions, each with an owner.',
      primary: { text: 'Plan Your Offsite', to: '/contact' },
    },
    {
      kind: 'takeaways',
      items: [
        'The hardest choice goes before lunch; whatever can be read goes into the pre-read.',
        'Each owner reads a commitment aloud, with its date; all of them fit on one page.',
      ],
    },
    {
      kind: 'text',
      heading: 'Objectives first',
      intro:
        'Before a room is booked, we ask the sponsor to finish one sentence: “The day was worth it if we decided …” Two endings are fine. Five are an agenda for a week.',
      body: {
        table: {
          caption: 'Example: from a theme to an objective that can fail',
          inRows: true,
          columns: [
            { label: 'The theme you were given' },
            { label: 'The objective we would write' },
            { label: 'What exists at the end of the day' },
          ],
          rows: [
            [
              'Align on AI',
              'Choose three workflows for this year and name what waits',
              'A ranked list, with an owner and a first date for each',
            ],
            [
              'Think about growth',
              'Decide between two segments, given the same budget',
              'One choice, its reasons, and the sign that would reverse it',
            ],
            [
              'Work better as a team',
              'Agree who decides what between headquarters and regions',
              'Twelve recurring decisions, each with one name beside it',
            ],
            [
              'Look back on the year',
              'Stop at least two projects',
              'A stop list and the people it sets free',
            ],
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'Audience profiling',
      intro:
        'We speak with every participant for thirty minutes beforehand. People tell us then what they might not say in front of the chief executive.',
      body: {
        table: {
          caption: 'Example: the profiles behind an offsite for sixteen leaders',
          inRows: true,
          columns: [
            { label: 'Who' },
            { label: 'What they want from the day' },
            { label: 'What they fear' },
            { label: 'What we plan for them' },
          ],
          rows: [
            [
              'Chief executive',
              'Commitment, soon',
              'Polite agreement that ends in the parking lot',
              'Speaks last in every discussion',
            ],
            [
              'Finance and operations',
              'Fewer projects, real numbers',
              'A wish list with no owner for the cost',
              'Brings the baseline; holds a veto on invented savings',
            ],
            [
              'Sales and service',
              'To be heard on customers',
              'A plan made from spreadsheets',
              'Opens with three customer stories, five minutes each',
            ],
            [
              'Technology and data',
              'Clear priorities',
              'Being asked for magic by the third quarter',
              'One seat in every breakout group, to say what can be built',
            ],
            [
              'New to the team',
              'To understand how things work here',
              'Breaking a rule nobody wrote down',
              'Briefed ahead; asked for the outsider’s view early',
            ],
          ],
        },
      },
    },
    {
      kind: 'text',
      layout: 'stacked',
      heading: 'Agenda structure',
      intro:
        'One day, five kinds of blocks, the hardest choice before lunch. What must be presented gets thirty minutes. With two days, put the vote on the second morning.',
      body: {
        figure: {
          kind: 'timeline',
          caption: 'Sample agenda: five and a half to seven and a half hours of work, and breaks',
          items: [
            {
              when: '8:30 a.m. · 1 hour',
              title: 'Opening',
              text: 'Purpose, the two questions of the day, rules for disagreement, a first round in which everybody speaks. It leaves everyone’s starting position on the wall.',
            },
            {
              when: '9:30 a.m. · 30 minutes',
              title: 'Keynote',
              text: 'One outside view, chosen to disturb: a customer, an expert or one of us. It leaves three facts that no one can ignore.',
            },
            { when: '10:00 a.m. · 15 minutes', title: 'Break' },
            {
              when: '10:15 a.m. · 1–2 hours',
              title: 'First breakouts',
              text: 'Groups of four to five work on the same question, mixed across functions. Each leaves two or three options, with costs.',
            },
            {
              when: '11:30 a.m. · 1 hour',
              title: 'Group discussion',
              text: 'Options side by side; doubts before support; a visible vote, then reasons. It leaves a choice, or the one fact that is missing.',
            },
            {
              when: '12:30 p.m. · 1 hour',
              title: 'Lunch and a walk',
              text: 'Nobody presents. Whoever lost the vote walks with whoever won it.',
            },
            {
              when: '1:30 p.m. · 1–2 hours',
              title: 'Second breakouts',
              text: 'Owners build the first ninety days of what was chosen. They leave owners, dates and first steps.',
            },
            { when: '3:00 p.m. · 30 minutes', title: 'Break' },
            {
              when: '3:30 p.m. · 1 hour',
              title: 'Closing',
              text: 'Each owner reads the commitment aloud; the group names what will be stopped; the follow-up is dated. Nobody leaves before each decision has one owner and a first date. It leaves a one-page plan, sent the same evening.',
            },
          ],
        },
      },
    },
    {
      kind: 'cards',
      heading: 'Team building that survives Monday',
      intro: 'We build it into the day, with work that has to be done anyway.',
      columns: 2,
      items: [
        {
          title: 'User manuals',
          description:
            'Each person answers four questions about working with them, in ten minutes, and reads the answers to a partner.',
        },
        {
          title: 'The other side’s case',
          description:
            'Before a contested vote, each camp presents the opposing view until its owners say “yes, that is it.”',
        },
        {
          title: 'Walks in twos',
          description: 'Thirty minutes outdoors with one question, paired by who seldom meets.',
        },
        {
          title: 'A shared first build',
          description: 'Small groups prototype a piece of the plan with an AI tool, in an hour.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Venue selection',
      body: {
        markdown: `Choose the venue for concentration. Far enough that nobody goes back for a meeting, close enough that nobody resents the trip: **within a 2-hour drive** is our rule. A sample budget of **$5,000** covers a plain, good day for sixteen people.

Visit it with this list:

- One room with daylight and walls you may put paper on
- Two smaller rooms with doors, less than two minutes away
- Tables that move, in groups of four or five
- Somewhere to walk, even in rain
- A network tested with sixteen people at once
- Step-free access, and a kitchen that knows diets`,
      },
    },
    {
      kind: 'text',
      layout: 'stacked',
      heading: 'A sample venue budget',
      intro: 'One day, sixteen people: $5,000 in all, facilitation not included.',
      body: {
        figure: {
          kind: 'bars',
          caption: 'A planning example with round figures. Prices differ by region and season.',
          unit: '$',
          items: [
            {
              title: 'Main room and two breakout rooms',
              value: 1900,
              text: 'Weekday rate; ask for Monday or Friday',
            },
            {
              title: 'Lunch, coffee and an early dinner',
              value: 1500,
              text: 'Dinner is where the follow-up starts',
            },
            {
              title: 'Shared transport',
              value: 700,
              text: 'One bus; the ride back is a debrief',
            },
            {
              title: 'Screen, paper, printing',
              value: 400,
              text: 'Bring your own markers',
            },
            {
              title: 'Reserve',
              value: 500,
              text: 'For weather or a projector that fails',
            },
          ],
        },
      },
    },
    {
      kind: 'cards',
      heading: 'What our facilitators do',
      intro: 'If you would rather run the day yourselves, each part says where to read how.',
      columns: 3,
      items: [
        {
          category: 'Before',
          title: 'We listen, then plan backward',
          description:
            'Interviews with participants, a two-page pre-read, and an agenda built from the decision it must produce.',
          link: {
            text: 'How a workshop ends in a decision',
            to: '/articles/team-strategy-workshop',
          },
        },
        {
          category: 'On the day',
          title: 'We lead, and write as you speak',
          description:
            'One facilitator leads, a second writes the plan live so that disagreement surfaces while everyone is still there.',
          link: { text: 'A script for half a day', to: '/articles/team-business-planning-session' },
        },
        {
          category: 'After',
          title: 'We call twice',
          description:
            'The one-page plan the same evening, and two follow-up calls, at thirty and ninety days, in which owners report to one another.',
          link: {
            text: 'How to keep the plan alive',
            to: '/articles/team-business-planning-framework',
          },
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'A draft agenda for your day',
      text: 'Send the date, the number of people and your one sentence. You get back a draft agenda, or hear that a two-hour meeting would do.',
      action: { text: 'Contact Us', to: '/contact' },
      secondary: { text: 'A Keynote Alone', to: '/services/speaking-training' },
    },
  ],
})
