/** Product development: from a customer's problem to a first release, the riskiest part first. */
import { definePage } from '../../page'
import { applications } from '../../site'
import { engagements, sampleFees } from '../_promises'
import { illustrations } from '../services'

const { productDevelopment } = engagements

export default definePage({
  template: 'page',
  meta: {
    updated: '2026-11-29',
    mainEntity: 'service',
    title: 'AI Product Development Consulting',
    description:
      'From a real customer problem to a first release: concept workshops, human-centered design, prototypes and go-to-market, riskiest part first.',
    analytics: true,
    keywords: [
      'AI product development',
      'human-centered design',
      'AI prototype',
      'innovation workshop',
      'AI pilot',
      'go-to-market strategy',
      'vibe coding',
    ],
  },
  sections: [
    {
      kind: 'hero',
      title: { normal: 'Build the smallest thing', highlighted: 'that could prove you wrong' },
      subtitle: 'Product development, from problem to first release',
      description: `We test the part most likely to fail while failing is still affordable. After ${productDevelopment.length} you have ${productDevelopment.deliverables}.`,
      primary: { text: 'Get Started', to: '/contact' },
      secondary: { text: 'View All Services', to: '/services' },
      terms: `It takes ${productDevelopment.length}, at ${productDevelopment.fee}.${sampleFees}`,
      backgroundImage: '/images/hero-product-development.svg',
    },
    {
      kind: 'deliverable',
      illustration: illustrations['/services/product-development'],
      notes: [
        {
          at: [394, 100],
          title: 'The wrong answer first',
          text: 'What the person sees, what they can undo and whom they can reach.',
        },
        { at: [262, 196], title: 'Doubt, shown honestly', text: 'And corrections are easy.' },
        { at: [386, 292], title: 'A person', text: 'One tap away.' },
      ],
    },
    {
      kind: 'text',
      layout: 'stacked',
      heading: 'Five steps, four exits',
      intro: `About ${productDevelopment.length} from the first workshop to launch. At the end of every step but the last you may stop, and we will say so when we would.`,
      body: {
        figure: {
          kind: 'timeline',
          caption: 'Five steps and their weeks, from the first workshop to launch',
          items: [
            {
              title: 'Ideate',
              when: 'Weeks 1–2',
              text: `After a week of listening to customers, ${productDevelopment.sessions} with people who meet them. Out come three concepts, each with the belief it depends on.`,
            },
            {
              title: 'Design',
              when: 'Weeks 3–5',
              text: 'One concept becomes a flow that a customer can follow on paper.',
            },
            {
              title: 'Prototype',
              when: 'Weeks 6–8',
              text: 'A clickable version in the first of these weeks, most of it built by conversation with AI coding tools. Then the one hard part, built properly. A security review precedes the pilot.',
            },
            {
              title: 'Refine',
              when: 'Weeks 9–13',
              text: 'A pilot with a small group of real users on real work. Every week we read what went wrong, change one thing and run the test cases again.',
            },
            {
              title: 'Launch',
              when: 'Weeks 14–16',
              text: 'Support script, price, monitoring, and a first segment small enough to call. Your team releases it, and we answer questions.',
            },
          ],
        },
      },
    },
    {
      kind: 'cards',
      heading: 'What we offer',
      intro: 'Hana Whitlock leads product, Joaquin Ferro engineering.',
      columns: 2,
      folded: true,
      items: [
        {
          title: 'Innovation workshops and concept development',
          description:
            'We bring recordings, complaints and a strict clock; you bring the people who know the customer. You leave with three concepts on one page each, and a written reason for every idea you dropped.',
        },
        {
          title: 'Human-centered product design',
          description:
            'Flows, screens and words tested with five to eight customers a round. AI features get extra care at the edges, as in the prototype above.',
        },
        {
          title: 'Prototype and pilot creation',
          description:
            'Vibe coding for speed, engineering for what survives. Before a feature is built we collect the cases it must get right.',
        },
        {
          title: 'Go-to-market strategy',
          description:
            'First segment, price, promise and channel, worked out while the pilot can still change, and a plan for adoption inside the customer’s company.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Our biases, so that you can discount them',
      body: {
        markdown: `
### A prototype is a question

If nobody can say what result would stop the project, the demo will be admired and the project will go on. We write the question and the stopping result on the wall first. [An afternoon is enough](/articles/vibecoding-prototyping) for the first version.

### Evaluation before features

An AI product can look finished and be wrong on the cases that cost you customers. So [the test cases come first](/articles/ai-app-evaluation), written by the people who will answer for the mistakes.

### Vibe coding has a border

We like to build by conversation. What is built that way does not meet your customers until it has passed [the four decisions: harden, fence, rebuild or retire](/articles/vibecoding-to-production).

### Your team holds the pen

Two of your people work with us from the first week and build from week 6. The code lives in your repository from the first day, so that whoever has to repair it later has seen it grow.
`,
      },
    },
    {
      kind: 'text',
      heading: 'How each step can end',
      intro: 'We write these lines before the step begins.',
      body: {
        table: {
          caption: 'What you hold after each step, and what would stop the work',
          inRows: true,
          columns: [{ label: 'Step' }, { label: 'You hold' }, { label: 'Stop if' }],
          rows: [
            [
              'Ideate',
              'Three concepts, each with its riskiest belief',
              'No customer described the problem before we did',
            ],
            [
              'Design',
              'A tested flow, with its failures designed',
              'People understand it and would not use it',
            ],
            [
              'Prototype',
              'A working core, its test cases and a security review',
              'The hard part misses the mark you set in week 5, or the review finds a hole',
            ],
            [
              'Refine',
              'A pilot with users who come back unprompted',
              'They come back only when reminded',
            ],
            [
              'Launch',
              'A released product, its monitoring and its price',
              'No exit, but your team can take it back',
            ],
          ],
        },
      },
    },
    {
      kind: 'text',
      heading: 'We ship our own',
      body: {
        markdown: `
We own three products: ${applications.commonThread.text} for dialogue on divisive issues, ${applications.planloom.text} for strategic planning and ${applications.shuttleworks.text} for enterprise workflows. Support mail from their users reaches the people who would advise you. Read [what they do, and why in that way](/applications).
`,
      },
      note: 'The products and their users are invented, as this firm is.',
    },
    {
      kind: 'callToAction',
      heading: 'Do you have a product in mind?',
      text: 'Send us the idea and the assumption that worries you most. We reply with the cheapest test we can think of. You may run it without us.',
      action: { text: 'Get Started', to: '/contact' },
      secondary: { text: 'View All Services', to: '/services' },
      person: {
        text: 'You would talk to Hana Whitlock',
        to: '/about/hana-whitlock',
        image: '/images/head-hana-whitlock.svg',
      },
    },
  ],
})
