/** Home: says in one screen what the firm does, then shows the work, the tools and the next step. */
import { definePage } from '../page'
import { services, site } from '../site'
import { reply, terms } from './_promises'
import { showcase, visit } from './applications'
import { boardTestimonial } from './clients'
import { serviceCards } from './services'

export default definePage({
  template: 'page',
  meta: {
    updated: '2026-11-24',
    mainEntity: 'firm',
    title: `${site.name} | ${site.field}`,
    description:
      'Boutique consultants in AI strategy and innovation. We help you choose where AI belongs, then work beside your people until it holds.',
    analytics: true,
    keywords: [
      'AI strategy consulting',
      'innovation consulting',
      'AI transformation',
      'human-centered AI',
      'change management',
      'boutique consulting firm',
    ],
  },
  sections: [
    {
      kind: 'hero',
      woven: true,
      title: site.tagline,
      subtitle: 'Boutique consultants for leadership teams',
      description:
        'You have more AI ideas than you can fund, and people who have watched pilots come and go. We help you choose the few worth doing and stay until the work runs without us.',
      terms: `For ${terms.clients}: ${terms.length}, ${terms.fee}.`,
      primary: { text: 'Start Your AI Transformation', to: '/contact' },
      secondary: { text: 'View All Services', to: '/services' },
    },
    {
      kind: 'cards',
      heading: 'Four ways in',
      intro:
        'Come in by any of these doors. Where you start matters less than who on your side has the authority to decide.',
      columns: 4,
      items: serviceCards,
    },
    {
      kind: 'text',
      heading: 'How we work',
      intro:
        'Strategy, human-centered design, change management and culture, in the same small team and the same weeks.',
      background: 'raised',
      body: `
### We watch before we advise

Somebody from our team sits beside the people who do the work before anyone draws a chart. The procedure manual describes one process. The sticky notes on the monitor describe the real one.

### You decide, in a room, on the record

We bring evidence, options and the strongest case against each. Your leadership team makes the choices and we write down who made them. A strategy that your consultants chose will be defended by your consultants, and we leave.

### People first is an engineering requirement

AI should make your people more creative, better at working together and closer to the customers they serve. If a tool makes a good employee feel watched or stupid, it may be switched off in spirit long before anyone says so. So we treat [the people side of adoption](/articles/ai-change-management) as part of the design.

### We will tell you to do nothing

Some cases deserve a spreadsheet. Some deserve a phone call. If that is our finding, you get it in writing, and you get it early. Here is [how to judge any consultant before you sign](/articles/ai-strategy-consulting), including us.
`,
    },
    {
      kind: 'table',
      heading: 'What our engagements leave behind',
      intro:
        'Your people can use it on the day after we go. Each piece has an owner on your payroll before we send the last invoice.',
      caption: 'What you keep of which engagement, who runs it, and how to tell that it works',
      columns: [
        { label: 'What you keep' },
        { label: 'After' },
        { label: 'Who owns it' },
        { label: 'The test' },
      ],
      rows: [
        [
          'A one-page statement of choices, with what you declined and why',
          services.aiStrategy.text,
          'Chief executive',
          'Any member of the leadership team can repeat it without the page',
        ],
        [
          'A roadmap with owners, spending ceilings and stopping rules',
          services.aiStrategy.text,
          'Head of strategy',
          'Something on it has been stopped',
        ],
        [
          'One redesigned workflow or product, in use by real people',
          `${services.processInnovation.text} or ${services.productDevelopment.text}`,
          'The manager of that work',
          'The old way is gone, including the private spreadsheet',
        ],
        [
          'A register of AI systems, each with a person who can switch it off',
          services.aiStrategy.text,
          'Risk or operations',
          'The switch has been pressed on a working day',
        ],
        [
          'Every working file, with comments left in',
          'All three',
          'Your project lead',
          'That person has rerun the method once, alone',
        ],
      ],
    },
    {
      kind: 'cards',
      heading: 'AI applications we built',
      intro:
        'We advise on building AI products, so we thought it fair to build some. Each runs on its own site.',
      columns: 3,
      background: 'raised',
      linkText: visit,
      items: showcase,
    },
    {
      kind: 'names',
      caption: 'Trusted by Leading Organizations',
      picture: {
        src: '/images/clients.svg',
        alt: 'A row of drawn marks that stand for our clients’ logos',
        width: 600,
        height: 256,
      },
    },
    { kind: 'quotes', heading: 'In a client’s words', items: [boardTestimonial] },
    {
      kind: 'articleCards',
      heading: 'From our notebook',
      intro:
        'For people who have to decide, with every source named. No sign-up, no download form.',
      link: { text: 'Read All Articles', to: '/articles' },
    },
    {
      kind: 'callToAction',
      heading: 'Bring us the decision you keep postponing',
      text: `Tell us in a few sentences what has to be decided and by when. ${reply.promise} If you do not need us, you will hear that.`,
      action: { text: 'Start Your AI Transformation', to: '/contact' },
      secondary: { text: 'View All Services', to: '/services' },
    },
  ],
})
