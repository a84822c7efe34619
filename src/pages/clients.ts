/** The clients: three decisions, what their leaders say, and all their names. */
import { definePage } from '../page'
import { services, site } from '../site'
import { reply } from './_promises'

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

/** Home shows its first sentence, too. */
export const boardSentence =
  'They told my board, in writing, that two of our five AI cases should wait.'
export const boardTestimonial = {
  quote: `${boardSentence} One of the two was mine. The nurses are now writing down what a bad reply to a patient looks like, and until they have finished I can give no date for it.`,
  author: 'Dr. Samira Haddow',
  title: 'Chief Medical Officer, Vellamere Health',
}

/** What a client decided, and what it declined; Home shows this one, too. */
export const vellamereDecision = {
  category: 'Vellamere Health',
  title: 'Three of five go first',
  description:
    'Three are funded: visit notes, referral letters and open appointments. Two wait, and one page says why.',
  points: [
    {
      title: 'Situation',
      text: 'Five AI cases, each with a vendor and a champion. The same nurses and the same two analysts were to test all five.',
    },
    {
      title: 'Declined',
      text: 'For now, replies to patients, until nurses have written what a bad one looks like; and sepsis alerts, until somebody is named who answers them at night.',
    },
    {
      title: 'Result',
      text: 'Each of the three began with a clinician who may stop it. Three vendors have seen the page since.',
    },
  ],
  illustration: {
    src: '/images/decision-vellamere.svg',
    alt: 'A page with five cases: a thread passes over the three that are funded and under the two that wait.',
    width: 400,
    height: 368,
    words: [
      [32, 62, 'For the board, one page', 'title'],
      [124, 115, 'Visit notes'],
      [300, 115, 'funded', 'note'],
      [124, 160, 'Referral letters'],
      [300, 160, 'funded', 'note'],
      [124, 205, 'Replies to patients', 'note'],
      [300, 205, 'waits', 'note'],
      [124, 250, 'Open appointments'],
      [300, 250, 'funded', 'note'],
      [124, 295, 'Sepsis alerts', 'note'],
      [300, 295, 'waits', 'note'],
    ],
  },
} as const

const decisions = [
  {
    ...vellamereDecision,
    link: { text: 'How an AI strategy is made', to: services.aiStrategy.to },
  },
  {
    category: 'Brandvold Tractor Works',
    title: 'The second spreadsheet stays',
    description:
      'After a week at the counter with two of us, the spreadsheet became the official list, with an owner. It alone held what fits the older tractors.',
    points: [
      {
        title: 'Situation',
        text: 'The parts desk was slow, and a private spreadsheet took the blame. A forecasting tool was to replace it.',
      },
      {
        title: 'Declined',
        text: 'The forecasting tool. It would have learned from a list without those tractors.',
      },
      {
        title: 'Result',
        text: 'A model now reads a dealer’s question and proposes a part from the list. The desk confirms it, or corrects the list.',
      },
    ],
    illustration: {
      src: '/images/decision-brandvold.svg',
      alt: 'A parts list beside a tractor: a thread passes under the forecasting tool and over the list, to the line that makes it official.',
      width: 400,
      height: 368,
      words: [
        [30, 62, 'Parts list', 'title'],
        [42, 115, 'Clutch'],
        [146, 115, 'all years'],
        [42, 149, 'Filter'],
        [146, 149, 'all years'],
        [42, 183, 'Gasket'],
        [146, 183, 'older ones'],
        [42, 217, 'Belt'],
        [146, 217, 'all years'],
        [42, 251, 'Magneto'],
        [146, 251, 'older ones'],
        [64, 295, 'Official, with an owner'],
        [336, 140, 'Forecasting', 'centered'],
        [336, 160, 'tool', 'centered'],
      ],
    },
  },
  {
    category: 'Greywell Media',
    title: 'The ugly prototype ships',
    description:
      'Readers got one task on each: find the story you left yesterday. The gray boxes went on, and got their typography afterward.',
    points: [
      {
        title: 'Situation',
        text: 'Two prototypes of a daily briefing: one finished to the last shadow, one of gray boxes. The launch was planned for the first.',
      },
      {
        title: 'Declined',
        text: 'The finished one, with its full-screen pictures, although it was paid for and the whole building preferred it.',
      },
      {
        title: 'Result',
        text: 'The briefing opened with three plain boxes. The design team now tests the order of things before their looks.',
      },
    ],
    illustration: {
      src: '/images/decision-greywell.svg',
      alt: 'Two prototypes on phones: a thread passes over the one of gray boxes, which shipped, and under the finished one, which was dropped.',
      width: 400,
      height: 368,
      words: [
        [109, 316, 'Gray boxes', 'heading'],
        [109, 338, 'shipped', 'centered'],
        [297, 316, 'Finished', 'heading'],
        [297, 338, 'dropped', 'centered'],
      ],
    },
  },
] as const

const testimonials = [
  {
    quote:
      'What I told my brother-in-law, who sells for a competitor, so I probably shouldn’t have, is that two of them turned up in steel-toe boots and stood at my parts counter for a week, and they kept asking Marlene about the second spreadsheet, the one with the older tractors in it, which I’d meant to get rid of since my father’s time, and by that Friday they had me keeping it and putting her name on top.',
    author: 'Dale Thorvaldsen',
    title: 'President, Brandvold Tractor Works',
  },
  boardTestimonial,
  {
    quote:
      'We gave readers the same task on both prototypes: find the story you left yesterday. They finished it in the gray boxes and got lost in mine, which I had worked on for four months. We shipped the boxes.',
    author: 'Theo Vasquez-Lund',
    title: 'Head of Digital Products, Greywell Media',
  },
  {
    quote:
      'The engagement ran from March to May. The dispatch pilot did not reach the threshold that the board had recorded in its minutes in February, and it was closed under agenda item six. The final report can be obtained from the clerk.',
    author: 'Constance Obuya',
    title: 'General Manager, Windlass Valley Transit',
  },
  {
    quote: 'Baseline signed in week 2. No dispute at year-end.',
    author: 'Gordon Achterberg',
    title: 'Chief Financial Officer, Fennimore Bank',
  },
  {
    quote:
      'I’m still annoyed about week 5. Four of us had to act out the software with index cards, in renewal season, on six days’ notice, and I lost a widow’s file in front of my own staff. The step has been redesigned, fine. Nobody asked about our calendar, and I said so to their faces.',
    author: 'Imelda Sarkis',
    title: 'Chief Operating Officer, Caspian Mutual',
  },
]

export default definePage({
  template: 'page',
  meta: {
    updated: '2026-11-29',
    title: 'Our Clients',
    description:
      'Decisions with what each one left out, what leaders say about working with us, and the names of all our clients.',
    keywords: [
      'consulting clients',
      'AI strategy clients',
      'client testimonials',
      'innovation consulting examples',
      'AI decisions',
    ],
  },
  sections: [
    {
      kind: 'hero',
      title: { normal: 'The organizations', highlighted: 'that let us watch' },
      description:
        'Banks and bakeries, a railroad, a water district, all invented. Each had a decision that would not settle.',
    },
    {
      kind: 'mediaText',
      heading: 'Decisions, and what each one left out',
      folded: true,
      items: decisions,
      note: 'Clients and stories are invented, as this firm is.',
    },
    {
      kind: 'text',
      layout: 'stacked',
      body: {
        figure: {
          kind: 'loom',
          caption: 'Nine ideas of three clients. Five went ahead.',
          options: [
            { name: 'Visit notes', status: 'over', outcome: 'Vellamere, funded' },
            { name: 'Referral letters', status: 'over', outcome: 'Vellamere, funded' },
            { name: 'Open appointments', status: 'over', outcome: 'Vellamere, funded' },
            {
              name: 'Replies to patients',
              status: 'waits',
              outcome: 'Vellamere, waits',
              reason: 'Nurses first write what a bad one is.',
            },
            {
              name: 'Sepsis alerts',
              status: 'waits',
              outcome: 'Vellamere, waits',
              reason: 'At night, no one is named to answer.',
            },
            {
              name: 'Forecasting tool',
              status: 'under',
              outcome: 'Brandvold, dropped',
              reason: 'Its list would lack the older tractors.',
            },
            { name: 'Part proposals', status: 'over', outcome: 'Brandvold, in use' },
            { name: 'Gray boxes', status: 'over', outcome: 'Greywell, shipped' },
            {
              name: 'Finished briefing',
              status: 'under',
              outcome: 'Greywell, dropped',
              reason: 'Readers got lost in it.',
            },
          ],
        },
      },
    },
    {
      kind: 'quotes',
      heading: 'What Leaders Say',
      items: testimonials,
      note: 'They and what they say are invented, too.',
    },
    {
      kind: 'names',
      heading: 'All clients, from A to Z',
      intro: 'Some had us for one workshop, others for two quarters.',
      names: [...clients].sort((a, b) => a.localeCompare(b, site.language)),
    },
    {
      kind: 'callToAction',
      heading: 'Is one of these like yours?',
      text: `Tell us the decision that will not settle, and who would have to say yes. ${reply.short}`,
      action: { text: 'Start Your Transformation', to: '/contact' },
      secondary: { text: 'View All Services', to: '/services' },
    },
  ],
})
