/** The three AI applications that the firm built, how they work, and what it can build for you. */
import { definePage } from '../page'
import { applications } from '../site'

/** The applications, as Home and this page introduce them. */
export const showcase = [
  {
    logo: '/images/application-common-thread-logo.svg',
    title: applications.commonThread.text,
    subtitle: 'Dialogue on divisive issues',
    description:
      'People who disagree answer in their own words. Empathy-powered AI shows each side what the other is protecting, and where they already agree.',
    url: applications.commonThread.to,
    image: '/images/application-common-thread.svg',
  },
  {
    logo: '/images/application-planloom-logo.svg',
    title: applications.planloom.text,
    subtitle: 'Guided strategic planning',
    description:
      'A team works through SWOT, ranks its opportunities and leaves with a one-page plan that names owners and dates.',
    url: applications.planloom.to,
    image: '/images/application-planloom.svg',
  },
  {
    logo: '/images/application-shuttleworks-logo.svg',
    title: applications.shuttleworks.text,
    subtitle: 'Enterprise AI workflow platform',
    description:
      'Workflow apps and dashboards that your teams adapt to how they really work, on your data and under your rules.',
    url: applications.shuttleworks.to,
    image: '/images/application-shuttleworks.svg',
  },
] as const

/** The words of the link to an application. */
export const visit = 'Visit {title}'

export default definePage({
  template: 'page',
  meta: {
    updated: '2026-11-29',
    title: 'AI Applications and Custom AI Solutions',
    description:
      'Three AI applications we built and run: dialogue on divisive issues, guided strategic planning and enterprise workflows. And what we can build for you.',
    analytics: true,
    keywords: [
      'AI applications',
      'custom AI solutions',
      'AI dialogue tool',
      'strategic planning software',
      'AI workflow platform',
      'AI application development',
    ],
  },
  sections: [
    {
      kind: 'hero',
      title: 'AI-Powered Applications',
      description:
        'Advice about software is cheap until you have to answer its support mail. We built three applications, and we answer theirs.',
      primary: { text: 'Start Your AI Project', to: '/contact' },
    },
    {
      kind: 'mediaText',
      heading: 'Examples of our solutions include:',
      intro:
        'The applications are invented, as this firm is, and their screens are drawn for this page.',
      linkText: visit,
      items: showcase,
    },
    {
      kind: 'text',
      heading: 'Which one, and when not',
      intro: 'Each does one job. The last column saves you a demonstration.',
      body: {
        table: {
          caption:
            'What to bring to each application, what you leave with, and when to choose something else',
          inRows: true,
          columns: [
            { label: 'Application' },
            { label: 'Bring' },
            { label: 'Leave with' },
            { label: 'Choose something else if' },
          ],
          rows: [
            [
              applications.commonThread.text,
              'A question on which reasonable people disagree, and the people',
              'A record of what each side protects, and the ground both already share',
              'The decision has been taken. People notice when they are being consulted about the past',
            ],
            [
              applications.planloom.text,
              'A leadership team, one day and its own ranking of the opportunities',
              'A SWOT with evidence behind each line, and a plan on one page',
              'You need a budget model. It plans choices and leaves the arithmetic to finance',
            ],
            [
              applications.shuttleworks.text,
              'A process that runs every day, and someone who owns it',
              'A workflow app and a dashboard that your own team can change',
              'The process runs twice a month. A good checklist will do',
            ],
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'How each one works, and why',
      intro: 'One decision of design from each. You may want it in yours.',
      body: {
        markdown: `
### ${applications.commonThread.text}: let people correct their own portrait

You approve the summary of your view before anyone else reads it. A summary can be fluent and fair and still be disliked by the person whom it describes. The step makes a round slower, and it is the one that we would not leave out.

### ${applications.planloom.text}: ask first, suggest second

A ranking that comes from the software first leaves a team little to do but admire it. So ${applications.planloom.text} withholds its view until yours is written down, and the two are compared line by line. The conversation starts where they differ. The method behind it is the one in [a SWOT that leads to choices](/articles/team-swot-analysis).

### ${applications.shuttleworks.text}: start with the strange cases

The normal case is the smaller part of the work. A refund with two currencies and a deceased account holder is the larger one. So every workflow app begins with [a set of test cases](/articles/ai-app-evaluation) collected from the people who handle the odd ones, and every automated step has a switch that its owner can reach.
`,
      },
    },
    {
      kind: 'cards',
      heading: 'Our Capabilities',
      intro: 'What we used to build these, and bring to yours.',
      columns: 4,
      folded: true,
      items: [
        {
          title: 'Design thinking and user-centered design',
          description:
            'We watch the work before we draw a screen, and test with people who owe us no politeness. The wrong answer gets designed first: how it looks, how to undo it, whom to call.',
        },
        {
          title: 'Vibe coding and integrated development environments',
          description:
            'Prototypes by conversation, often on the day you describe them. What survives moves into an editor, under version control and tests, where an engineer can repair it at night.',
        },
        {
          title: 'Data strategy and integration',
          description:
            'The few sources that your first cases need, each with an owner and a freshness date. We connect to the systems you have. Rebuilding them is a different project, and rarely the first.',
        },
        {
          title: 'Application adoption and distribution strategy',
          description:
            'Who sees it first, who will lose by it, and how it reaches the next department without a memo. Planned while the product can still change.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'If we build one for you',
      body: {
        markdown: `
- **You own it.** The code sits in your repository from the first day, and two of your people build with us.
- **The hard part comes first.** A prototype that fakes it has tested nothing. See [our five steps, with their exits](/services/product-development).
- **A prototype stays a prototype** until it has passed [the review that generated code needs](/articles/vibecoding-security).
- **If one of our three competes for your budget,** see [our contract terms](/services#what-we-put-in-every-contract). Sometimes the answer is a product you can buy from somebody else, and then you should.
`,
      },
    },
    {
      kind: 'callToAction',
      heading: 'Ready to Build Your Own AI Solution?',
      text: 'Describe the task, who does it now and what happens when it goes wrong. We will tell you whether to build, buy or leave it alone.',
      action: { text: 'Start Your AI Project', to: '/contact' },
      secondary: { text: 'View All Services', to: '/services' },
      person: {
        text: 'You would talk to Joaquin Ferro',
        to: '/about/joaquin-ferro',
        image: '/images/head-joaquin-ferro.svg',
      },
    },
  ],
})
