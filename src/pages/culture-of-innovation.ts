/** How the firm assesses a culture of innovation: seven levers, the evidence for each, and the book behind it. */
import { definePage } from '../page'
import { book, founder } from '../site'

export default definePage({
  template: 'reading',
  parent: '/services',
  footerLink: 'Culture of innovation',
  meta: {
    updated: '2026-11-29',
    title: 'Culture of Innovation: An Assessment',
    description:
      'Assess your culture of innovation with seven levers, from strategy and leadership to rewards and technology: the evidence, the five weeks, the result.',
    analytics: true,
    keywords: [
      'culture of innovation',
      'innovation culture assessment',
      'innovation levers',
      'organizational culture and AI',
      'innovation incentives',
      book.title,
    ],
  },
  sections: [
    {
      kind: 'hero',
      title: { normal: 'A Culture of Innovation,', highlighted: 'lever by lever' },
      description:
        'Culture is what people here expect to happen to the person who tries something new. In five weeks we find out what they expect, and which of seven levers would change it.',
      primary: { text: 'Ask About an Assessment', to: '/contact' },
    },
    {
      kind: 'takeaways',
      items: [
        'Judge by documents and behavior as well as by opinions; where they disagree, believe the behavior.',
        'Start with the lever that contradicts the others, and change a rule before you change a mind.',
      ],
    },
    {
      kind: 'text',
      heading: 'Look at what the culture rewards',
      body: {
        markdown: `Ask ten managers whether their company values innovation, and expect ten to say yes. Then ask what happened to the last person whose project was stopped.

That second question is the culture. Budgets, meeting rules, promotions and software permissions teach people every day whether a new idea is a good career move.

So we do not begin with a survey about feelings. We look at **seven levers** that leaders can pull, and at the traces each one leaves: in calendars, in budgets, in who was promoted and in how long a decision waits. A culture is stuck at its weakest lever, and pulling harder on the other six will not help.

AI can make this easier to see. Suppose that the same assistant, given to two departments, becomes a habit in one and an unused license in the other. The software is identical, so look at what people expect.`,
      },
    },
    {
      kind: 'rows',
      heading: 'Seven assessment levers',
      items: [
        {
          title: 'Strategy and business model',
          description:
            'Do people know where new growth should come from, and where it should not? “Everywhere” gives nobody a place to aim.',
        },
        {
          title: 'Leadership',
          description:
            'What do leaders ask in the first five minutes of a review? Teams prepare for that question and little else.',
        },
        {
          title: 'Processes',
          description:
            'Is there a known way from an idea to a small budget to a test? If the way runs through a favor, only well-connected ideas travel.',
        },
        {
          title: 'Structures',
          description:
            'Can people from three departments work on one problem without three approvals? New work needs a home and protection from the quarter.',
        },
        {
          title: 'People',
          description:
            'Do you have the skills to interview, prototype and test, and the mix of temperaments to finish? Hiring for fit too long breeds agreement.',
        },
        {
          title: 'Metrics, incentives, recognition and rewards',
          description:
            'What gets counted, paid, praised and promoted? When these four disagree with the strategy, they win.',
        },
        {
          title: 'Enabling technology',
          description:
            'Can a team get data, an AI tool and a safe place to try them within a week?',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'The evidence we look for',
      intro: 'Opinions count as one source of three. Documents and behavior are the other two.',
      body: {
        table: {
          caption: 'What each lever looks like when it works and when it is stuck',
          inRows: true,
          columns: [
            { label: 'Lever' },
            { label: 'It works when' },
            { label: 'It is stuck when' },
            { label: 'Where we look' },
          ],
          rows: [
            [
              'Strategy and business model',
              'A team lead can name two growth areas and one that is off limits',
              'Everything is a priority, in writing',
              'Plans, budget split, last year’s yes and no decisions',
            ],
            [
              'Leadership',
              'Executives visit customers and can describe a mind they changed: their own',
              'Sponsors learn of trouble from the monthly report',
              'Calendars, recordings or notes of reviews',
            ],
            [
              'Processes',
              'Small money in days, large money in stages',
              'One form for ten thousand dollars and for ten million',
              'Five ideas, followed from first mention to today',
            ],
            [
              'Structures',
              'Someone is released to new work and has a job to return to',
              'Innovation happens after five o’clock',
              'Organization charts, staffing lists, reporting lines',
            ],
            [
              'People',
              'Methods show in ordinary projects',
              'Certificates, and no interviews with customers',
              'Skills data, work samples, interviews with new hires',
            ],
            [
              'Metrics, incentives, recognition and rewards',
              'A well-run project that was stopped helped a promotion',
              'Bonuses depend on this year’s forecast alone',
              'Bonus rules, the last twenty promotions, award lists',
            ],
            [
              'Enabling technology',
              'Approved tools and usable data, within days',
              'People use private accounts because it is faster',
              'Access requests, waiting times, tool usage',
            ],
          ],
        },
      },
    },
    {
      kind: 'text',
      layout: 'stacked',
      heading: 'How an assessment runs',
      intro: 'Five weeks for a business unit of a few hundred people.',
      body: {
        figure: {
          kind: 'timeline',
          caption: 'Five weeks, from an agreed purpose to one lever with an owner',
          items: [
            {
              when: 'Week 1',
              title: 'Agree what it is for',
              text: 'With the sponsor we choose the units, the decision that depends on the result, and the promise on confidentiality. We report patterns, never names.',
            },
            {
              when: 'Weeks 2–3',
              title: 'Gather three kinds of evidence',
              text: 'A ten-minute survey, twenty to thirty interviews across levels, and the documents in the table above. We also sit in on two ordinary meetings.',
            },
            {
              when: 'Week 4',
              title: 'Read it together',
              text: 'Your leadership team sees the seven levers rated, with evidence for each. Half a day, and we ask leaders to predict the ratings first. The distance between prediction and result shows where to look.',
            },
            {
              when: 'Week 5',
              title: 'Pick one lever',
              text: 'You leave with one lever, three changes that can be made in a quarter, an owner for each and the sign by which you will know. A second reading follows after two quarters.',
            },
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'Which lever first',
      body: {
        markdown: `![A signal box with seven levers; a person pulls one, and the line to it is red](/images/hero-innovation-culture.svg)

Start with the lever that contradicts the others. If leaders speak of experiments while bonuses punish a missed forecast, no workshop will help until the bonus changes. If rewards are right but a test takes four months to approve, fix the process and watch how little persuasion is needed.

We keep to three rules:

- **Change a rule before you change a mind.** Minds follow rules that are kept.
- **Make the first change visible,** and let it cost something.
- **Measure it like anything else.** Our [guide to innovation metrics](/innovationmetrics) has a table for leadership.

When the diagnosis is clear and you want to build, continue with [creating an innovative culture](/creating-an-innovative-culture). If AI tools are what people are resisting, read [AI change management](/articles/ai-change-management) first.`,
      },
    },
    {
      kind: 'rows',
      heading: 'From the book',
      items: [
        {
          title: book.title,
          description: `${founder.name}’s book follows the seven levers through companies; the excerpt explains why expectations outlast reorganizations. A free PDF, without a sign-up. The book is invented, as this firm is.`,
          action: { text: 'Read the Book Excerpt', to: '/downloads/book-excerpt.pdf' },
        },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Which lever is stuck?',
      text: 'Tell us your guess, and in a first conversation we will tell you what evidence would prove it wrong.',
      action: { text: 'Contact Us', to: '/contact' },
    },
  ],
})
