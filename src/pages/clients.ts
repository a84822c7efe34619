/** The client companies, what they come with, and what their leaders say. */
import { definePage } from '../page'

/** The client companies, in no order: they are sorted where they are shown. */
export const clients = [
  'Caspian Mutual',
  'Vellamere Health',
  'Brandvold Tractor Works',
  'Windlass Valley Transit',
  'Greywell Media',
  'Fennimore Bank',
  'Nakagiri Instruments',
  'Crumb & Kestrel Bakeries',
  'Zephyrine Air Services',
  'Jasperline Rail',
  'Dunmore Foods',
  'Mossgate Orthopedics',
  'Underhythe Telecom',
  'Alder Freight',
  'Harrow & Pike',
  'Ironmere Castings',
  'Tollander Payments',
  'Eddyfall Water District',
  'Okonta Ferris Engineering',
  'Juneberry Row Grocers',
  'Bellweir Pharmaceuticals',
  'Sablewick Textiles',
  'Petrakou Shipping',
  'Loopwater Software',
  'Cinderpath Energy',
  'Quillhaven Senior Living',
  'Rookmere Semiconductor',
  'Tessarine Coffee',
  'Hollinshade Publishing',
  'Pellworth Credit Union',
  'Gorsewater Packaging',
  'Dvorin Teague Architects',
  'Marisette Hotels',
  'Auralith Sensors',
  'Lanthorn Hill Foundation',
  'Copperlatch Hardware',
  'Ostrey Chemicals',
  'Wrenlace Apparel',
  'Fathomgate Reinsurance',
  'Brinepoint Seafoods',
] as const

/** Home shows it, too. */
export const boardTestimonial = {
  quote:
    'They told my board, in writing, that two of our five AI cases should wait. I did not enjoy that meeting. I have since shown the page to three vendors, and each visit became shorter.',
  author: 'Dr. Samira Haddow',
  title: 'Chief Medical Officer, Vellamere Health',
}

const testimonials = [
  {
    quote:
      'In week 5 they had four of us act out the software with index cards. I was the software, and I lost a widow’s file. We redesigned that step before anybody wrote a line of code.',
    author: 'Imelda Sarkis',
    title: 'Chief Operating Officer, Caspian Mutual',
  },
  {
    quote:
      'I expected slides. I got two people in steel-toe boots asking my parts desk why they keep a second spreadsheet. The spreadsheet was right, by the way.',
    author: 'Dale Thorvaldsen',
    title: 'President, Brandvold Tractor Works',
  },
  boardTestimonial,
  {
    quote:
      'Readers understood our ugly prototype and got lost in the pretty one. We’d have shipped the pretty one. I’m a designer, so that stung a bit.',
    author: 'Theo Vasquez-Lund',
    title: 'Head of Digital Products, Greywell Media',
  },
  {
    quote:
      'A public agency cannot end a project quietly. We wrote the stopping rule into the minutes before we began, so closing the dispatch pilot was agenda item six and took ten minutes.',
    author: 'Constance Obuya',
    title: 'General Manager, Windlass Valley Transit',
  },
  {
    quote:
      'My controller and their partner settled the baseline in week 2. In December nobody argued about it. That is my review.',
    author: 'Gordon Achterberg',
    title: 'Chief Financial Officer, Fennimore Bank',
  },
]

export default definePage({
  template: 'page',
  meta: {
    updated: '2026-11-24',
    title: 'Our Clients',
    description:
      'Forty organizations, from banks and health systems to bakeries and a water district, and what six of their leaders say about working with us.',
    keywords: [
      'consulting clients',
      'AI strategy clients',
      'client testimonials',
      'innovation consulting references',
      'AI consulting by industry',
    ],
  },
  sections: [
    {
      kind: 'hero',
      title: { normal: 'The organizations', highlighted: 'that let us watch' },
      description:
        'Banks and bakeries, a railroad, a water district. They share no industry. Each had a decision that would not settle, and each let us sit beside the people who do the work.',
    },
    {
      kind: 'names',
      heading: 'Forty clients, from A to Z',
      names: [...clients].sort((a, b) => a.localeCompare(b, 'en')),
    },
    {
      kind: 'quotes',
      heading: 'What Leaders Say',
      intro: 'We asked them to leave out the adjectives.',
      items: testimonials,
    },
    {
      kind: 'table',
      heading: 'What they bring to us',
      intro:
        'Find your row. The question differs by industry less than people expect; the first day differs a good deal.',
      caption: 'The question each kind of client tends to bring, and where we spend the first day',
      columns: [
        { label: 'If you run a…' },
        { label: 'You probably ask' },
        { label: 'Our first day is spent' },
      ],
      rows: [
        [
          'Bank, insurer or payments company',
          'What may a model decide, and what must a person sign?',
          'With a case handler and the last audit finding',
        ],
        [
          'Health or care provider',
          'How do we give clinicians time back without adding risk?',
          'At the scheduling desk, well away from the patients',
        ],
        [
          'Manufacturer or engineering firm',
          'Our best people retire soon. Where does their judgment go?',
          'On the floor, next to the person everybody calls',
        ],
        [
          'Food, retail or hospitality business',
          'Where does AI improve the service, and where would guests mind?',
          'Behind the counter, reading complaints',
        ],
        [
          'Transport operator or utility',
          'Which delay can we prevent, and who may act on a forecast?',
          'In the control room, on a bad-weather day if we can',
        ],
        [
          'Media, software or design company',
          'What will customers still pay us for in two years?',
          'With lost customers, by phone',
        ],
        [
          'Foundation or public body',
          'What can we try with a small budget and everyone watching?',
          'With the people you serve, then with your board’s worries',
        ],
      ],
    },
    {
      kind: 'text',
      heading: 'How to read a page like this one',
      intro: 'Skeptically. Here is what a list of names does not tell you, and how to find out.',
      body: `
### A name says that somebody signed

Some of these companies had us for one workshop, others through two quarters of implementation. The list is alphabetical, so it flatters nobody, and it does not say which projects we stopped. Some were stopped. We count a few of those among our better work.

### Testimonials are chosen

Ours too. So ask for a call with a client in your industry, and one with a client whose project ended early. Then put a single question to each: what are you doing today that you would not be doing otherwise? It comes from our own guide to [judging a consultant before you sign](/articles/ai-strategy-consulting), which was written to be used on us.

### Small clients get the same people

A foundation with a modest budget and an insurer with a large one meet [the same people](/about), and whoever knows most about the problem leads. If your organization runs on donations or taxes, begin with [AI for mission-driven organizations](/articles/ai-in-mission-driven-organizations).
`,
    },
    {
      kind: 'callToAction',
      heading: 'Which row was yours?',
      text: 'Tell us the question in your own words, and who would have to say yes. We will also tell you which of these clients to call.',
      action: { text: 'Start Your Transformation', to: '/contact' },
      secondary: { text: 'View All Services', to: '/services' },
    },
  ],
})
