/** Leadership development: the traits, the mentors, and three areas to work on. */
import { definePage } from '../page'
import { book, founder } from '../site'

export default definePage({
  template: 'reading',
  parent: '/services',
  footerLink: 'Innovative leaders',
  meta: {
    updated: '2026-11-29',
    title: 'Developing Innovative Leaders',
    description:
      'Which traits make a leader good for new work, which ones get in the way, and how mentoring and three development areas build them on the job.',
    analytics: true,
    keywords: [
      'innovative leaders',
      'leadership development',
      'innovation leadership',
      'mentoring competencies',
      'leadership traits',
      'executive coaching',
    ],
  },
  sections: [
    {
      kind: 'hero',
      backgroundImage: '/images/hero-innovative-leaders.svg',
      title: 'Developing Innovative Leaders',
      description:
        'Companies promote people for being right, then ask them to lead work in which nobody knows what right is. That second job can be learned in six months, on real decisions, with a mentor from your own company.',
      primary: { text: 'Discuss a Program', to: '/contact' },
    },
    {
      kind: 'takeaways',
      items: [
        'Being right and leading where nobody knows what is right are two jobs; the second can be learned.',
        'Look for traits in an ordinary week, and for the noisier lookalike of each.',
        'Practice one area at a time, on a decision that has to be taken anyway, beside a mentor.',
      ],
    },
    {
      kind: 'text',
      heading: 'Traits that carry new work',
      intro:
        'A trait shows in an ordinary week. The last column matters in selection: every trait has a noisier lookalike that interviews better.',
      body: {
        table: {
          caption: 'Six traits of leaders under whom new work survives',
          inRows: true,
          columns: [
            { label: 'Trait' },
            { label: 'On an ordinary Tuesday' },
            { label: 'Easily mistaken for' },
          ],
          rows: [
            [
              'Curiosity with a notebook',
              'Asks the support desk one question a week, and writes the answer down',
              'Reading a lot of newsletters',
            ],
            [
              'Comfort with “I don’t know yet”',
              'Says it in front of the team, followed by a date',
              'Vagueness',
            ],
            [
              'Taste in problems',
              'Turns down two good ideas because a better problem is waiting',
              'Being hard to please',
            ],
            ['Generosity with credit', 'Names the analyst in the board paper', 'Being nice'],
            [
              'Nerve to stop',
              'Ends a project they started, and thanks the team by name',
              'Impatience',
            ],
            [
              'Skepticism of tools',
              'Uses AI daily and can tell you where it misled them last',
              'Enthusiasm, or refusal',
            ],
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'Look at the calendar before the talent',
      body: {
        markdown: `Your leaders may have imagination enough, and lack permission, practice, and a calendar with a hole in it. Do their reviews reward the quarter? Are their meetings built for reporting? If their best people have learned to bring solutions only, the problems stay in the hallway.

${founder.name} has spent a career on that gap as an organizational psychologist, and *${book.title}* is largely about it: judgment improves when it is exercised in company, on questions that count, with the outcome looked at afterward.

So our program starts from decisions that your leaders have to take anyway, and we look at the result together.`,
      },
    },
    {
      kind: 'text',
      heading: 'Traits that get in the way',
      intro:
        'Each of these helped somebody to the job they have now, so it needs a replacement before it is given up.',
      body: {
        table: {
          caption: 'Five habits that slow new work, what they protect, and what loosens them',
          inRows: true,
          columns: [
            { label: 'Habit' },
            { label: 'What it protects' },
            { label: 'What loosens it' },
          ],
          rows: [
            [
              'Answering first',
              'The reputation for competence',
              'Speak last in one standing meeting for a month',
            ],
            [
              'Asking for the business case on day three',
              'The budget, and the self',
              'Ask for the riskiest assumption; the case comes after the first test',
            ],
            ['Rescuing the team', 'Being needed', 'Count to ten, then ask what they have tried'],
            [
              'Polishing before showing',
              'The fear of looking unfinished',
              'Show one ugly draft each Friday',
            ],
            [
              'Delegating AI to the juniors',
              'The comfort of not being a beginner',
              'Build one small thing, alone, and demonstrate it',
            ],
          ],
        },
      },
      note: 'For the last habit, try an afternoon of building by conversation.',
    },
    {
      kind: 'cards',
      heading: 'Three development areas',
      intro: 'A leader works on one at a time, for about six weeks, on a live question.',
      columns: 3,
      bulletPointsHeading: 'Practice',
      items: [
        {
          category: 'Area one',
          title: 'Judgment',
          description:
            'Framing a decision, seeking the fact that would change it, and staying calibrated when a fluent machine offers an answer.',
          bulletPoints: [
            'A decision log: what you expect, how sure you are, when you will look',
            'One pre-mortem before each large commitment',
            'AI as the opponent: it argues, you decide',
          ],
        },
        {
          category: 'Area two',
          title: 'Experiment',
          description:
            'Turning plans into tests, funding them in slices, and ending them in good order. Learned by running one small experiment of your own.',
          bulletPoints: [
            'An experiment within your own routine, in week two',
            'A stop rule that a colleague holds you to',
            'A review in which the result is separated from the person',
          ],
        },
        {
          category: 'Area three',
          title: 'Connection',
          description:
            'Getting people who don’t report to you to care, and making it safe to bring the bad news while it is small.',
          bulletPoints: [
            'Ten conversations outside your function, with notes',
            'The honest script about what AI changes in your team',
            'A visible thank-you for an early warning',
          ],
        },
      ],
    },
    {
      kind: 'text',
      layout: 'stacked',
      heading: 'A decision log, scored',
      intro:
        'Area one, on paper. Before a decision, write what you expect, how sure you are of it, and the day on which you will look; on that day, say whether it came true. Judge yourself at twenty: someone who is perfectly calibrated is then off by more than 20 points in fewer than one try of twelve, by luck alone. After eight decisions, luck alone moves someone who says 80 percent, and is right as often, by more than 10 points more than one time in three. Someone who says 90 percent and is right 60 percent of the time is caught at twenty three times in four. The example is invented.',
      body: {
        markdown: `Table: Decision log

| Decision | What I expect | How sure | Look on | Came true | Too sure by |
|---|---|--:|---|---|--:|
| Give the pilot to the night shift | Rework falls within six weeks | 90% | Mar 2 | Yes | −10 |
| Hire the lab’s head from outside | Someone has signed by the day | 80% | May 4 | No | 80 |
| Stop the reseller portal | No more than two resellers object | 70% | Apr 6 | Yes | −30 |
| Let a model draft our bids | Half go out after one edit | 80% | May 18 | No | 80 |
| Fund a second team | It shows a first test by the day | 60% | Jun 8 | | |

“Too sure by” is how sure you were, less 100 points for a yes and less nothing for a no. Of the four decisions judged, half came true, and the mean of the column is 30 points. Four are too few to judge yourself by, so keep logging.

From twenty on, a gap of up to 20 points either way is no more than luck explains. If you were too sure by more, ask which fact would have changed your mind. At more than 20 below zero you know more than you claim; decide sooner.`,
      },
    },
    {
      kind: 'text',
      heading: 'What a mentor must be able to do',
      intro:
        'Each participant is paired with a senior mentor from your own company. We select for the competencies below, beyond seniority, and train them in two half days.',
      folded: true,
      body: {
        table: {
          caption: 'Mentoring competencies, their absence, and how we train them',
          inRows: true,
          columns: [
            { label: 'Competency' },
            { label: 'The mentor' },
            { label: 'You notice its absence when' },
            { label: 'How we train it' },
          ],
          rows: [
            [
              'Listening',
              'Can restate the dilemma better than it was told',
              'The first answer arrives before the second sentence',
              'Paired practice, with a timer',
            ],
            [
              'Questioning',
              'Asks which fact would change the plan',
              'Questions end in “don’t you think?”',
              'A bank of twelve questions, used and scored',
            ],
            [
              'Candor',
              'Says the uncomfortable thing early and kindly',
              'Every session was “great”',
              'Rehearsal with an actor',
            ],
            [
              'Sponsorship',
              'Opens one door a quarter',
              'Advice flows and nothing moves',
              'A written commitment, reviewed with us',
            ],
            [
              'Restraint',
              'Lets a cheap mistake happen',
              'The mentee starts to sound like the mentor',
              'Case discussion: step in, or wait?',
            ],
            [
              'AI literacy',
              'Has used the tools for own work',
              '“My juniors handle that”',
              'A build session in the first week',
            ],
          ],
        },
      },
    },
    {
      kind: 'text',
      layout: 'stacked',
      heading: 'Six months, about two hours a week',
      body: {
        figure: {
          kind: 'timeline',
          caption: 'One participant’s six months, from a portrait to a decision that can be judged',
          items: [
            {
              when: 'Month 1',
              title: 'A two-page portrait',
              text: 'We interview each participant, their manager and three colleagues. The portrait has one recommendation. Managers don’t see it unless the participant shares it.',
            },
            {
              when: 'Months 2–5',
              title: 'The three areas',
              text: 'In the order that fits. Mentor sessions every second week; a group of six meets monthly to go through real decisions. We observe one meeting that each leader runs and debrief the same day.',
            },
            {
              when: 'Month 6',
              title: 'One decision, presented',
              text: 'Participants tell the executive team what they decided, what they had expected, and what they learned.',
            },
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'What goes with it',
      body: {
        markdown: `The program pairs well with our [workshops of one to two days](/training), which give a cohort its common ground. For reading beforehand, we suggest [an afternoon of building by conversation](/articles/vibecoding-prototyping), [how to help managers decide](/articles/ai-decision-support) and [the people side of adoption](/articles/ai-change-management).`,
      },
    },
    {
      kind: 'callToAction',
      heading: 'Who should run your next new thing?',
      text: 'Tell us about the role and the two people you have in mind. We say what we would look for, and what you could start next month.',
      action: { text: 'Contact Us', to: '/contact' },
      secondary: { text: 'Back to Services', to: '/services' },
    },
  ],
})
