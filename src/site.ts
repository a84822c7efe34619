/**
 * Who the firm is: its name, people, menus and every address outside this site, each by a name.
 * A real firm replaces itself here; everything else only refers to these.
 */
// The app is given it by the bundler; what the build adds to each page runs in Node, where it is in the environment.
const origin: unknown = import.meta.env?.SITE_URL ?? globalThis.process?.env.SITE_URL

/** Every outbound address. `ui/Link` and the Markdown renderer treat exactly these as outside. */
export const links = {
  commonThread: 'https://commonthread.example/',
  planloom: 'https://planloom.example/',
  shuttleworks: 'https://shuttleworks.example/',
  bookPage: 'https://thewovenorganization.example/',
  courseChange: 'https://courses.example/change-management',
  courseStrategy: 'https://courses.example/business-strategy',
  courseInnovation: 'https://courses.example/innovation-management',
  pressLedger1: 'https://marketledger.example/who-owns-the-pilot',
  pressLedger2: 'https://marketledger.example/the-budget-line-called-ai',
  pressLedger3: 'https://marketledger.example/meetings-after-machines',
  pressLedger4: 'https://marketledger.example/the-quiet-no',
  pressMind1: 'https://mindandwork.example/why-experts-resist-good-advice',
  pressMind2: 'https://mindandwork.example/the-comfort-of-old-tools',
  pressMind3: 'https://mindandwork.example/trust-is-a-routine',
  pressMind4: 'https://mindandwork.example/arguing-well-with-colleagues',
  pressReview1: 'https://harborreview.example/strategy-that-survives-contact',
  founderProfile: 'https://network.example/in/maren-calloway',
  email: 'mailto:hello@heddlereed.example',
} as const

/** The only strings that may leave the site; a page that types another one does not compile. */
type Outbound = (typeof links)[keyof typeof links]
/** A path on this site. That it leads somewhere is checked by the build. */
export type Inside = `/${string}` | `#${string}`
export type Href = Inside | Outbound

export const site = {
  name: 'Heddle & Reed',
  tagline: 'AI strategy, woven with human judgment',
  blurb:
    'Boutique consultants in AI strategy and innovation. We help leadership teams decide where AI belongs, and help their people make it work.',
  /** Without a trailing slash. `SITE_URL` in the environment of the build replaces it. */
  origin: (typeof origin === 'string' && origin
    ? origin
    : 'https://www.heddlereed.example'
  ).replace(/\/+$/, ''),
  email: 'hello@heddlereed.example',
  locale: 'en_US',
  language: 'en',
  /** Where a day in a content file is a day, and the hour of it at which machines are told that things appeared. */
  timeZone: 'America/Los_Angeles',
  hour: '09:00:00',
  founded: 2014,
  copyright: '© 2014–2026 Heddle & Reed. All rights reserved.',
  locations: ['San Francisco, CA', 'Seattle, WA'],
  newsletter: {
    title: 'Innovative Insights Newsletter',
    text: 'We share our latest thinking on AI strategy, business innovation and transformation. One letter a month, and you can leave with one click.',
    /** The page in the dialog's frame; a provider's form address goes here. */
    frame: '/embed/newsletter/',
    /** Pixels (SPEC.md, section 9). */
    frameHeight: 320,
  },
  video: { frame: '/embed/founder-overview/' },
  /** Cloudflare's check for people: with a site key here and its secret in the function, it is on. */
  turnstile: { siteKey: '' as string, origin: 'https://challenges.cloudflare.com' },
} as const

/** The people who sign articles; the front matter's `author` is one of these names. */
export const people = {
  'Maren Calloway': 'Founder, organizational psychologist',
  'Tobias Lindgren': 'Partner, strategy',
  'Adaeze Nwosu': 'Partner, operations and customers',
  'Hana Whitlock': 'Principal, product',
  'Joaquin Ferro': 'Principal, engineering',
} as const

export const founder = {
  name: 'Dr. Maren Calloway',
  author: 'Maren Calloway',
  honorific: 'Dr.',
  title: 'Founder and Principal',
  image: '/images/portrait.svg',
  credentials: ['PhD in organizational psychology', 'Author of The Woven Organization'],
  knowsAbout: [
    'AI strategy',
    'Organizational psychology',
    'Change management',
    'Innovation culture',
    'Leadership',
  ],
} as const

/** The services, as Home, the overview and the footer list them. */
export const services = [
  {
    title: 'AI Strategy',
    text: 'Decide where AI belongs in your business, in what order, and who answers for it. You leave with choices, not a wish list.',
    link: { text: 'Learn More', to: '/services/ai-strategy' },
  },
  {
    title: 'Process Innovation',
    text: 'Find the step in a workflow where AI pays, redesign the work around it, and bring the people who do it along.',
    link: { text: 'Learn More', to: '/services/process-innovation' },
  },
  {
    title: 'Product Development',
    text: 'Take an idea from a customer’s real problem to a pilot in use, testing the riskiest part first.',
    link: { text: 'Learn More', to: '/services/product-development' },
  },
  {
    title: 'Speaking & Training',
    text: 'Keynotes, briefings and working sessions that leave a team with a shared language and something they can do on Monday.',
    link: { text: 'Learn More', to: '/services/speaking-training' },
  },
] as const

/** The applications that the firm built, as Home, the applications page and the footer list them. */
export const applications = [
  {
    title: 'Common Thread',
    subtitle: 'Dialogue on divisive issues',
    text: 'People who disagree answer in their own words. Empathy-powered AI shows each side what the other is protecting, and where they already agree.',
    link: { text: 'Visit Common Thread', to: links.commonThread },
    mark: 'thread',
  },
  {
    title: 'Planloom',
    subtitle: 'Guided strategic planning',
    text: 'A team works through SWOT, ranks its opportunities and leaves with a one-page plan that names owners and dates.',
    link: { text: 'Visit Planloom', to: links.planloom },
    mark: 'loom',
  },
  {
    title: 'Shuttleworks',
    subtitle: 'Enterprise AI workflow platform',
    text: 'Workflow apps and dashboards that your teams adapt to how they really work, on your data and under your rules.',
    link: { text: 'Visit Shuttleworks', to: links.shuttleworks },
    mark: 'shuttle',
  },
] as const

/** The main menu, in order; `/` is active on an exact match, the others by prefix (SPEC.md, section 2). */
export const menu = [
  { text: 'Home', to: '/' },
  { text: 'Services', to: '/services' },
  { text: 'AI Applications', to: '/applications' },
  { text: 'Articles', to: '/articles' },
  { text: 'Clients', to: '/clients' },
  { text: 'Press', to: '/press' },
  { text: 'About', to: '/about' },
  { text: 'Contact', to: '/contact' },
] as const

/** The footer's Connect list. */
export const connect: { text: string; to: Href }[] = [
  { text: 'About', to: '/about' },
  { text: 'Press', to: '/press' },
  { text: 'Contact', to: '/contact' },
  { text: 'Founder’s profile', to: links.founderProfile },
  { text: 'Articles', to: '/articles' },
]

/** The client companies, in no order: whoever shows them sorts them. */
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

/** Those of them that had an executive program or a talk. */
export const programClients: readonly (typeof clients)[number][] = [
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
