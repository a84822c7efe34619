/** Training: innovation and leadership workshops of one to two days. */
import { definePage } from '../page'
import { sampleFees, sessions } from './_promises'

export default definePage({
  template: 'page',
  parent: '/services',
  footerLink: 'Training',
  meta: {
    updated: '2026-11-29',
    mainEntity: 'service',
    title: 'Innovation and Leadership Training',
    description:
      'Innovation training and leadership development in one to two days. Your team works on its own problem and leaves with decisions and a test plan.',
    analytics: true,
    keywords: [
      'innovation training',
      'leadership development workshop',
      'innovation workshop',
      'AI training for managers',
      'team training',
    ],
  },
  sections: [
    {
      kind: 'hero',
      title: { normal: 'Training', highlighted: 'in innovation and leadership' },
      description:
        'Workshops of one to two days in which a team works on its own problem, with its own data. You leave with decisions and a plan for the next thirty days.',
      primary: { text: 'Plan a Workshop', to: '/contact' },
      secondary: { text: 'See All Formats', to: '/services/speaking-training' },
      terms: `${sessions}${sampleFees}`,
      backgroundImage: '/images/hero-training.svg',
    },
    {
      kind: 'cards',
      heading: 'Two workshops',
      intro:
        'One day suits a team with a sharp question. Take two if the team has yet to agree on what the question is.',
      columns: 2,
      bulletPointsHeading: 'What they do',
      items: [
        {
          title: 'Innovation training',
          description:
            'For product, operations and cross-functional teams who are to come up with something new.',
          bulletPoints: [
            'Turn a vague mandate into a problem with an owner',
            'Build and test one idea, with AI tools at hand',
            'Write the experiment to run the week after',
          ],
        },
        {
          title: 'Leadership development',
          description:
            'For executives, and for managers who run the people who run the experiments.',
          bulletPoints: [
            'Rehearse the hard conversations: the stop, the no, the honest answer about jobs',
            'Examine one decision of theirs that went wrong',
            'Set the two routines they will change in their own meetings',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Goals and deliverables',
      intro:
        'We agree on these in writing before we agree on a date. Add a goal if you can say how you would notice that it has been reached.',
      items: [
        {
          title: 'Goals',
          bulletPoints: [
            'One vocabulary: the team means the same thing by problem, idea, test and result',
            'Everyone has used AI on real work, and has caught it being wrong',
            'The team can run an experiment without asking for a budget',
            'Leaders know which of their own habits slow this down',
            'The first result is in within thirty days',
          ],
        },
        {
          title: 'Deliverables',
          bulletPoints: [
            'A problem statement that the sponsor has signed',
            'Two to four experiments, each with an owner, a date and a threshold',
            'A rough prototype of at least one idea',
            'A team agreement on where AI is used, checked and kept out',
            'A four-page record in plain language, three working days later',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Four key training areas',
      intro:
        'Every workshop draws on all four. The mix depends on what your team finds hardest, which we ask beforehand and from several people.',
      columns: 4,
      folded: true,
      items: [
        {
          title: 'Finding the problem',
          description:
            'Interviews, observation and the second question. Teams learn to tell a customer’s problem from a colleague’s solution.',
          bulletPoints: [
            'Interview a real customer on day one',
            'Rank problems by cost and frequency',
          ],
        },
        {
          title: 'Working with AI',
          description:
            'What models do well, where they bluff, and how to check them. Participants build something small by conversation, without code.',
          bulletPoints: ['Prototype in an afternoon', 'Write an evaluation before a feature'],
        },
        {
          title: 'Experimenting',
          description:
            'How to test the riskiest assumption first, at a price nobody has to approve, against a threshold fixed in advance.',
          bulletPoints: ['Turn a plan into three assumptions', 'Design a test that can fail'],
        },
        {
          title: 'Leading change',
          description:
            'Why sensible people resist, what they are protecting, and what a manager can truthfully promise.',
          bulletPoints: ['Map who loses what', 'Rehearse the announcement'],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'How two days run',
      intro:
        'A sample for an innovation workshop. The one-day version keeps the interviews, the build and the test plan, and drops the second round of each.',
      body: {
        table: {
          caption: 'Sample agenda of a two-day innovation workshop',
          columns: [{ label: 'Block' }, { label: 'Day one' }, { label: 'Day two' }],
          rows: [
            [
              'Early morning',
              'The sponsor says what a good result is, then leaves. The team lists what it believes and how it knows.',
              'Fresh eyes: each group hears its idea presented by another group, and learns what was unclear.',
            ],
            [
              'Late morning',
              'Customer interviews, live or by phone, in pairs. Notes are taken by hand.',
              'Building: a prototype that a stranger can try.',
            ],
            [
              'Early afternoon',
              'From notes to three problem statements, and a vote with reasons.',
              'Trial with the customers from day one.',
            ],
            [
              'Late afternoon',
              'Ideas: first alone and on paper, then with AI, then together.',
              'Test plan, owners, dates. The sponsor returns and says yes or no to each.',
            ],
          ],
        },
      },
    },
    {
      kind: 'text',
      layout: 'stacked',
      heading: 'What makes training stick',
      intro:
        'Participants return to the same meetings, the same targets and the same boss, and training can be forgotten within days. So we work on those as well.',
      body: {
        figure: {
          kind: 'timeline',
          caption: 'A workshop, with what comes before it and after it',
          items: [
            {
              when: 'Two weeks before',
              title: 'The sponsor’s homework',
              text: 'We talk to the sponsor and four or five participants, one at a time, and read what you already have on the problem. The sponsor gets a short list of decisions that only they can take. If they would rather not, we postpone.',
            },
            {
              when: 'One or two days',
              title: 'In the room',
              text: 'Groups of twelve to twenty-four, two facilitators, no slides after ten in the morning. Laptops are open only when the work needs them. Whoever is most senior speaks last.',
            },
            {
              when: 'Thirty days later',
              title: 'Ninety minutes by video',
              text: 'Each owner says what was tested and what came of it, including the tests that never started. That meeting is part of the price, and is in the calendar before the workshop.',
            },
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'Other ways to learn',
      body: {
        markdown: `If you want a longer program, the [training series](/services/speaking-training) spreads the same material over several sessions. For what can be learned in the flow of work, see [AI in corporate learning](/articles/ai-in-corporate-learning). Leaders who would like to arrive prepared can read how [a prototype is built in an afternoon](/articles/vibecoding-prototyping), and those who lead other leaders will want our page on [developing innovative leaders](/developing-innovative-leaders).`,
      },
    },
    {
      kind: 'callToAction',
      heading: 'Which format fits?',
      text: 'A paragraph on the problem will do. We answer with a format, who should be in the room, and the fee.',
      action: { text: 'Contact Us', to: '/contact' },
      secondary: { text: 'Back to Services', to: '/services' },
    },
  ],
})
