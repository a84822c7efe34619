/** Press and media: the founder's credentials, her articles, where she teaches, and how to reach her. */
import { definePage } from '../page'
import { book, founder, links, offices, phone, phoneLink, site } from '../site'
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
    url: 'https://marketledger.example/who-owns-the-pilot',
  },
  {
    publication: 'Market Ledger',
    title: 'The Budget Line Called AI',
    description:
      'A separate line for AI makes spending easy to see and results hard to find. Dissolve it.',
    url: 'https://marketledger.example/the-budget-line-called-ai',
  },
  {
    publication: 'Market Ledger',
    title: 'Meetings After Machines',
    description:
      'When everyone arrives with the same tidy summary, the meeting needs a new purpose.',
    url: 'https://marketledger.example/meetings-after-machines',
  },
  {
    publication: 'Market Ledger',
    title: 'The Quiet No',
    description: 'How to hear, in polite agreement, the refusal that nobody says aloud.',
    url: 'https://marketledger.example/the-quiet-no',
  },
  {
    publication: 'Mind & Work',
    title: 'Why Experts Resist Good Advice',
    description:
      'Expertise is partly a record of ignored advice. How a machine can get a hearing anyway.',
    url: 'https://mindandwork.example/why-experts-resist-good-advice',
  },
  {
    publication: 'Mind & Work',
    title: 'The Comfort of Old Tools',
    description:
      'The worn notebook knows our mistakes. On habit, and on grieving for a spreadsheet.',
    url: 'https://mindandwork.example/the-comfort-of-old-tools',
  },
  {
    publication: 'Mind & Work',
    title: 'Trust Is a Routine',
    description:
      'Trust grows from what happens every Tuesday, in the same chair, when someone admits an error.',
    url: 'https://mindandwork.example/trust-is-a-routine',
  },
  {
    publication: 'Mind & Work',
    title: 'Arguing Well With Colleagues',
    description:
      'Good teams dispute the claim and spare the person. Four habits, one hard on the boss.',
    url: 'https://mindandwork.example/arguing-well-with-colleagues',
  },
  {
    publication: 'Harbor Review',
    title: 'Strategy That Survives Contact',
    description:
      'Plans break where nobody wrote down what had to stay true. A case for shorter ones.',
    url: 'https://harborreview.example/strategy-that-survives-contact',
  },
] as const

const cities = offices.map(({ city }) => city).join(' and ')

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

/** What travels with each text that is pasted, as long as the firm is invented. */
const invented = (words: string) => (site.notice ? ` ${words}` : '')

/** A biography to paste, in 50 and in 100 words. */
const short = `${founder.name} is an organizational psychologist, the author of ${book.title}, and the founder of ${site.name}, a consulting firm for AI strategy and innovation in ${cities}. She now advises leadership teams on where AI belongs.${invented('She, her book and the firm are invented.')}`
const long = `${founder.name} is an organizational psychologist and the founder of ${site.name}, a consulting firm for AI strategy and innovation in ${cities}. Her doctorate asked why competent teams ignore advice they agree with; she looked for answers in back offices, where people nodded at new systems and returned to their notebooks. Her bestselling book, ${book.title}, argues that small routines of trust hold a company together. Since ${site.founded} she has advised leadership teams on strategy, innovation, culture and now AI. She teaches and speaks on both coasts.${invented('She, her book and the firm are invented.')}`

/** The firm, to paste below an article or an announcement. */
const boilerplate = `${site.name} is a consulting firm for AI strategy and innovation, founded in ${site.founded}, in ${cities}. It helps leadership teams decide where AI belongs, redesigns work beside the people who do it, and has built three AI applications. It takes no commission from vendors.${invented('It is invented.')}`

export default definePage(({ founder: { title, portrait }, people }) => ({
  template: 'page',
  meta: {
    updated: '2026-11-29',
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
      description: `${founder.name} writes and speaks about what happens to people, teams and decisions when AI moves in. She says when she doesn’t know.`,
      primary: { text: 'Contact for Media Inquiries', to: '/contact' },
      secondary: { text: 'Press Kit', to: '#press-kit' },
    },
    {
      kind: 'names',
      caption: 'Published, reviewed or heard in',
      note: `These publications, ${founder.author} and her book are invented, as this firm is.`,
      names: [
        { name: 'Market Ledger', mark: '/images/press-market-ledger.svg' },
        { name: 'Mind & Work', mark: '/images/press-mind-and-work.svg' },
        { name: 'Harbor Review', mark: '/images/press-harbor-review.svg' },
        { name: 'The Deciding Hour', mark: '/images/press-the-deciding-hour.svg' },
        { name: 'Coastline Radio', mark: '/images/press-coastline-radio.svg' },
      ],
    },
    {
      kind: 'mediaText',
      items: [
        {
          category: 'The book',
          title: book.title,
          description:
            'A company is held together by small routines: who speaks first on Monday, who may say that a number is wrong. Leaders who skip them to go faster find out later what the routines were holding.',
          picture: {
            src: '/images/book-cover.svg',
            alt: `Cover of ${book.title}: a woven cloth in which one red thread passes over some threads and under others`,
            width: 400,
            height: 600,
          },
          points: [
            { title: 'Author', text: founder.author },
            { title: 'Subject', text: 'Leadership and organizational culture' },
            { title: 'Published', text: '2018, hardcover and audiobook' },
            { title: 'Length', text: '264 pages, eleven chapters' },
          ],
          link: { text: 'See the Book', to: book.to },
          secondary: { text: 'Cover (PNG)', to: '/downloads/the-woven-organization.png' },
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Who you would be talking to',
      columns: 4,
      items: [
        {
          category: 'Author',
          title: `Wrote ${book.title}`,
          description: 'On leadership and organizational culture, published in 2018.',
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
          description: 'She works with leadership teams on decisions that they have to sign.',
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
      heading: 'Press kit',
      intro:
        'Copy the words and take the pictures, with credit to the firm. Firm and founder are invented.',
      link: { text: 'Meet her colleagues', to: '/about#the-people-who-do-the-work' },
      columns: 3,
      folded: true,
      items: [
        {
          title: 'Who to call',
          description: `Any of us on weekdays, 9 a.m. to 5 p.m. in San Francisco, or ${site.email}. If you name your deadline, ${founder.author} calls back on the same day.`,
          action: phoneLink
            ? { text: `Call ${phone}`, to: phoneLink }
            : { text: 'Write to Us', to: links.email },
        },
        {
          title: 'Topics',
          bulletPoints: [
            'Why capable people ignore a tool they asked for',
            'What executives decide about AI themselves, and what they delegate',
            'Jobs: what a manager can honestly promise, and for how long',
            'Culture as routines that anyone with a chair can observe',
          ],
        },
        {
          title: 'Logo',
          logo: '/mark.svg',
          description: 'Leave a quarter of its width free around it.',
          action: { text: 'Logo (SVG)', to: '/mark.svg' },
        },
        { title: 'The firm in 50 words', description: boilerplate },
        { title: 'Biography in 50 words', description: short },
        {
          title: 'Spelling',
          bulletPoints: [
            `${founder.name} at first mention, then Calloway, with two l’s`,
            `${site.name}, with an ampersand and no comma`,
            `${book.title}, with its article`,
          ],
        },
        {
          title: 'Sentences to quote',
          description: `By ${founder.name}, founder of ${site.name}; no need to ask.`,
          bulletPoints: [
            '“An AI plan can fail politely: nobody says no, and nobody changes a Tuesday.”',
            '“A strategy earns its name when a good idea is turned down for a better one.”',
            '“The person who refuses the tool often knows where it breaks. Ask them first.”',
          ],
        },
        {
          title: 'What she turns down',
          bulletPoints: [
            'Predictions with a year in them, and rankings of models',
            'Comment on a company that she has worked for; on others she keeps to rulings, audits, their own statements and press reports that she names',
            'Engineering and operations: her colleagues know more',
            'Figures of clients that they have not published themselves',
            'Whether machines think',
          ],
        },
        { title: 'Biography in 100 words', description: long },
      ],
    },
    {
      kind: 'portraits',
      heading: 'Portraits',
      intro: 'Drawings, for print and screen.',
      items: [
        {
          title: founder.name,
          subtitle: title,
          picture: portrait,
          link: { text: 'Portrait (PNG)', to: '/downloads/maren-calloway.png' },
        },
        ...people.map(({ name, title, portrait }) => ({
          title: name,
          subtitle: title,
          picture: portrait,
          link: portrait && { text: 'Portrait (SVG)', to: `/${portrait.src.slice(1)}` as const },
        })),
      ],
    },
    {
      kind: 'rows',
      heading: 'Recent Articles & Insights',
      intro:
        'Nine pieces for a general business audience. All are invented; their links open nothing.',
      linkText: 'Read Article',
      items: articles,
    },
    {
      kind: 'cards',
      heading: 'Executive Programs & Speaking',
      intro:
        'Where she has taught, briefed a leadership team or given a talk. The companies and institutions are invented, too.',
      folded: true,
      items: [
        { title: 'Corporate', bulletPoints: [...programClients, 'And many more...'] },
        { title: 'Academic', bulletPoints: academic },
      ],
    },
    {
      kind: 'callToAction',
      heading: 'Media Inquiries',
      text: 'Put your deadline and your outlet in the first line, then the question. For an event, add the date and who will be listening.',
      action: { text: 'Contact for Media Inquiries', to: '/contact' },
    },
  ],
}))
