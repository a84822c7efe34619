/** Press and media: the founder's credentials, her articles, where she teaches, and how to reach her. */
import { definePage } from '../page'
import { book, founder, links, offices, site } from '../site'
import type { clients } from './clients'

/** The clients that had an executive program or a talk. */
const programClients: readonly (typeof clients)[number][] = [
  'Caspian Mutual',
  'Dunmore Foods',
  'Fennimore Bank',
  'Greywell Media',
  'Jasperline Rail',
  'Mossgate Orthopedics',
  'Nakagiri Instruments',
  'Underhythe Telecom',
  'Vellamere Health',
]

/** What the founder has published elsewhere. */
const articles = [
  {
    publication: 'Market Ledger',
    title: 'Who Owns the Pilot?',
    description:
      'Pilots without an owner never fail and never finish. Name one person, one budget and one date.',
    url: links.pressLedger1,
  },
  {
    publication: 'Market Ledger',
    title: 'The Budget Line Called AI',
    description:
      'A separate line for AI makes spending easy to see and results hard to find. Dissolve it.',
    url: links.pressLedger2,
  },
  {
    publication: 'Market Ledger',
    title: 'Meetings After Machines',
    description:
      'When everyone arrives with the same tidy summary, the meeting needs a new purpose.',
    url: links.pressLedger3,
  },
  {
    publication: 'Market Ledger',
    title: 'The Quiet No',
    description:
      'Nobody refuses the new tool. They nod, then they are busy. How to hear it in time.',
    url: links.pressLedger4,
  },
  {
    publication: 'Mind & Work',
    title: 'Why Experts Resist Good Advice',
    description:
      'Expertise is partly a record of ignored advice. What a system must do to be heard by people who are usually right.',
    url: links.pressMind1,
  },
  {
    publication: 'Mind & Work',
    title: 'The Comfort of Old Tools',
    description:
      'We keep the worn notebook because it knows our mistakes. On habit, and on grieving for a spreadsheet.',
    url: links.pressMind2,
  },
  {
    publication: 'Mind & Work',
    title: 'Trust Is a Routine',
    description:
      'Trust grows from what happens every Tuesday, in the same chair, when someone admits an error.',
    url: links.pressMind3,
  },
  {
    publication: 'Mind & Work',
    title: 'Arguing Well With Colleagues',
    description:
      'Good teams dispute the claim and spare the person. Four habits, one of them uncomfortable for the boss.',
    url: links.pressMind4,
  },
  {
    publication: 'Harbor Review',
    title: 'Strategy That Survives Contact',
    description:
      'Plans break where nobody wrote down what had to stay true. A case for shorter plans with longer memories.',
    url: links.pressReview1,
  },
]

/** Institutions at which she has taught or spoken. */
const academic = [
  'Brackwell School of Management',
  'Cascade Hollow University',
  'Corrigan Bay University',
  'Marlinspike Maritime Academy',
  'Northfell Graduate School of Psychology',
  'Saint Aldwin’s College',
  'Thornmere Institute of Technology',
]

export default definePage({
  template: 'page',
  meta: {
    updated: '2026-11-22',
    title: 'Press & Media',
    description: `Articles by and facts about ${founder.name}, organizational psychologist and author of ${book.title}, for journalists and event hosts.`,
    keywords: [
      `${founder.author} press`,
      'AI strategy expert',
      'organizational psychologist interview',
      `${book.title} author`,
      'media inquiries',
    ],
  },
  sections: [
    {
      kind: 'hero',
      title: 'Press & Media',
      description: `${founder.name} writes and speaks about what happens to people, teams and decisions when AI moves in. She answers questions in whole sentences, and says when she doesn’t know.`,
      primary: { text: 'Contact for Media Inquiries', to: '/contact' },
    },
    {
      kind: 'names',
      caption: 'Published, reviewed or heard in',
      names: [
        'Market Ledger',
        'Mind & Work',
        'Harbor Review',
        'The Deciding Hour',
        'Coastline Radio',
      ],
    },
    {
      kind: 'cards',
      heading: 'Who you would be talking to',
      columns: 4,
      background: 'raised',
      items: [
        {
          category: 'Author',
          title: `Wrote the bestseller ${book.title}`,
          description:
            'A book on the small routines that hold a company together, and what leaders break when they skip them.',
          link: { text: 'See the book', to: book.to },
        },
        {
          category: 'Psychologist',
          title: 'Trained to ask why people say yes and do no',
          description:
            'An organizational psychologist with a doctorate on why competent teams ignore advice they agree with.',
          link: { text: 'Read her biography', to: '/about' },
        },
        {
          category: 'Practitioner',
          title: `Has run an AI and innovation firm since ${site.founded}`,
          description:
            'She works with leadership teams on decisions they have to sign, so her examples have consequences in them.',
          link: { text: 'See the services', to: '/services' },
        },
        {
          category: 'Speaker',
          title: 'Gives talks that people can argue with',
          description:
            'Keynotes, panels and executive programs on both coasts, each built around one argument.',
          link: { text: 'See topics and formats', to: '/services/speaking-training' },
        },
      ],
    },
    {
      kind: 'cards',
      columns: 'rows',
      heading: 'Recent Articles & Insights',
      intro:
        'Nine pieces for a general business audience. They open on the publications’ own sites.',
      linkText: 'Read Article',
      items: articles,
    },
    {
      kind: 'cards',
      heading: 'Executive Programs & Speaking',
      intro: 'Where she has taught, briefed a leadership team or given a talk.',
      items: [
        { title: 'Corporate', bulletPoints: [...programClients, 'And many more...'] },
        { title: 'Academic', bulletPoints: academic },
      ],
    },
    {
      kind: 'text',
      heading: 'On deadline?',
      intro: 'Take what you need from here.',
      background: 'raised',
      body: `
### A biography you can paste

> ${founder.name} is an organizational psychologist and the bestselling author of *${book.title}*. She founded ${site.name}, a consulting firm for AI strategy and innovation with offices in ${offices.map(({ city }) => city).join(' and ')}, in ${site.founded}.

The firm’s name takes an ampersand, and Calloway has two l’s. A [longer biography](/about) and a portrait are on the About page.

### What she can speak to

- Why capable people ignore a tool they asked for, and [what changes their minds](/articles/ai-change-management)
- What executives should decide about AI themselves, and what they can delegate
- Jobs: what a manager can honestly promise, and for how long
- Culture as a set of routines, observable by anyone with a chair

### What she will decline

Predictions with a year in them. Rankings of models. Comment on a company she has worked for, or on one she has only read about. For questions of engineering or operations, ask for one of her colleagues; they are better at it and will say so.
`,
    },
    {
      kind: 'callToAction',
      heading: 'Media Inquiries',
      text: 'Put your deadline and your outlet in the first line, then the question. For an event, add the date and who will be listening.',
      action: { text: 'Contact for Media Inquiries', to: '/contact' },
    },
  ],
})
