/** MasterClasses: three public courses by the founder, hosted elsewhere, and how to choose between them. */
import { definePage } from '../page'
import { book, founder, site } from '../site'

const masterClasses = [
  {
    id: 'change-management',
    category: 'Leadership',
    title: 'Change Management',
    description:
      'Six lessons, nine hours,\u00a0$690. For the manager who has announced a change, received polite applause, and seen nothing happen since.',
    bulletPoints: [
      'Hear a quiet no early, and find out what it protects',
      'Say what is decided, what is open, and when people will know',
      'Repair the rule or bonus that punishes the new way of working',
    ],
    url: 'https://courses.example/change-management',
    image: '/images/masterclass-change-management.svg',
  },
  {
    id: 'business-strategy',
    category: 'Strategy',
    title: 'Business Strategy',
    description:
      'Eight lessons, twelve hours,\u00a0$890. For the leader of a unit or a company whose plan has eleven priorities and could belong to a competitor.',
    bulletPoints: [
      'Turn a list of priorities into three choices that exclude something',
      'Judge what AI makes cheap in your business, and what stays scarce',
      'Write a one-page plan with owners, measures and stopping rules',
    ],
    url: 'https://courses.example/business-strategy',
    image: '/images/masterclass-business-strategy.svg',
  },
  {
    id: 'innovation-management',
    category: 'Innovation',
    title: 'Innovation Management',
    description:
      'Six lessons, ten hours,\u00a0$790. For the person who answers for new ideas inside an organization built, quite sensibly, to repeat old ones.',
    bulletPoints: [
      'Design a test that can fail, at a price nobody has to approve',
      'Run several bets at once, and stop one without a funeral',
      'Measure learning before there is revenue to measure',
    ],
    url: 'https://courses.example/innovation-management',
    image: '/images/masterclass-innovation-management.svg',
  },
] as const

export default definePage({
  template: 'page',
  parent: '/services',
  footerLink: 'MasterClasses',
  meta: {
    updated: '2026-11-29',
    mainEntity: 'collection',
    title: `MasterClasses by ${founder.name}`,
    description:
      'Three public courses for people who lead: change management, business strategy and innovation management. Lessons, hours, price, and which to take first.',
    analytics: true,
    keywords: [
      'change management course',
      'business strategy course',
      'innovation management course',
      'leadership masterclass',
      `${founder.author} courses`,
    ],
  },
  sections: [
    {
      kind: 'hero',
      title: 'MasterClasses',
      description:
        'Three courses for people who lead and have little time to study. Work through them alone, on a problem you have this month. Courses and prices are examples; the firm is invented.',
      secondary: { text: 'Read the Founder’s Bio', to: '/about' },
    },
    {
      kind: 'mediaText',
      linkText: 'Learn More',
      bulletPointsHeading: "What you'll learn",
      items: masterClasses,
    },
    {
      kind: 'text',
      heading: 'Which one first?',
      intro: 'By the sentence you heard most often last month.',
      body: {
        table: {
          caption: 'What people around you say, and the course that answers it',
          inRows: true,
          columns: [
            { label: 'You keep hearing' },
            { label: 'Take' },
            { label: 'Bring to the first lesson' },
          ],
          rows: [
            [
              '“Everyone’s on board.”',
              'Change Management',
              'The name of one capable person who has not changed anything',
            ],
            [
              '“It’s all a priority.”',
              'Business Strategy',
              'Your current plan, and a pen that will not erase',
            ],
            [
              '“We tried that once.”',
              'Innovation Management',
              'The last idea that died, and its cause of death as officially recorded',
            ],
            [
              '“AI will change everything.”',
              'Business Strategy, then Change Management',
              'One task that your customers pay for and a model could draft',
            ],
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'Who teaches, and how',
      body: {
        markdown: `
${founder.name}, who founded this firm, teaches all three. She is an organizational psychologist, has advised leadership teams since ${site.founded}, and wrote *[${book.title}](${book.to})*, from which several exercises come. [Read the founder’s bio](/about).

Every lesson ends with something to do at work before the next one: a conversation to hold, a page to write, a number to find. Do it badly rather than late: the conversation this week, not a better one next quarter. Tell one colleague, who will ask on Thursday what you tried.

The course site has the dates. You enroll and learn there; it opens in a new tab. The hours are those of the lessons; allow as many again for what you do at work.

### Try her way of thinking first

Read [the people side of AI adoption](/articles/ai-change-management) before the first course, [a one-page strategic plan](/articles/team-business-planning-templates#one-page-plan) before the second, and [lean startup methodology](/lean-startup-methodology) before the third. They are free.
`,
      },
    },
    {
      kind: 'callToAction',
      heading: 'Rather learn as a team?',
      text: 'A course changes what one person knows. To change what a team does, put the team in a room with its own problem. Tell us which problem.',
      action: { text: 'Ask About Team Training', to: '/contact' },
      secondary: { text: 'See Our Workshops', to: '/training' },
    },
  ],
})
