/**
 * Who the firm is: its name, people, menus and every address outside this site, each by a name.
 * A real firm enters itself here; everything else refers to these.
 */
// The bundler replaces the first; in the build's own code, which runs in Node, the second holds.
const siteUrl: unknown = import.meta.env?.SITE_URL ?? globalThis.process?.env.SITE_URL

const defaultOrigin = 'https://www.heddlereed.example'

/** Every outbound address. `ui/Link` and the Markdown renderer treat exactly these as outbound. */
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

/** The only addresses outside the site that compile as a link. */
type Outbound = (typeof links)[keyof typeof links]
/** A path on this site; the build checks that it leads somewhere. */
export type Inside = `/${string}` | `#${string}`
export type Href = Inside | Outbound

export const site = {
  name: 'Heddle & Reed',
  tagline: 'AI strategy, woven with human judgment',
  blurb:
    'Boutique consultants in AI strategy and innovation. We help leadership teams decide where AI belongs, and help their people make it work.',
  /** Without a trailing slash. `SITE_URL` in the environment of the build replaces it. */
  origin: (typeof siteUrl === 'string' && siteUrl ? siteUrl : defaultOrigin).replace(/\/+$/, ''),
  email: 'hello@heddlereed.example',
  locale: 'en_US',
  language: 'en',
  /** The time zone of the days in content files, and the hour that feeds give as the time of publication. */
  timeZone: 'America/Los_Angeles',
  hour: '09:00:00',
  founded: 2014,
  copyright: '© 2014–2026 Heddle & Reed. All rights reserved.',
  locations: ['San Francisco, CA', 'Seattle, WA'],
  newsletter: {
    title: 'Innovative Insights Newsletter',
    text: 'We share our latest thinking on AI strategy, business innovation and transformation. One letter a month, and you can leave at any time.',
    /** The page in the dialog's frame: the address of a provider's form replaces the stand-in of this site. */
    frame: '/embed/newsletter/',
    /** Pixels. */
    frameHeight: 320,
    /** Where the frame goes after a sign-up; a provider's form may lead here too. */
    thanks: '/embed/newsletter/thanks/',
  },
  /** The page in the film's frame: the address of a provider's player replaces the transcript of this site. */
  video: { frame: '/embed/founder-overview/' },
  /** Cloudflare's check for bots: on when its site key is here and its secret is in the function. */
  turnstile: { siteKey: '' as string, origin: 'https://challenges.cloudflare.com' },
} as const

/** What an imprint names: who runs the site, and where they can be served with a letter. */
export const imprint = {
  legalName: 'Heddle & Reed LLC',
  address: ['208 Loom Street, Suite 4', 'San Francisco, CA 94110', 'United States'],
  phone: '+1 415 555 0134',
  registration: 'Registered in the State of California, entity number 201400000000',
  responsible: 'Dr. Maren Calloway',
} as const

/** What becomes of a contact message; the function, its cron trigger and the privacy notice follow it. */
export const messagePolicy = {
  /** Days after which the cron trigger deletes a message; 'never' leaves that to people. */
  retentionDays: 365 as number | 'never',
  /** Days after which the last backup of the database that holds a deleted message is gone: D1 keeps its own 30. */
  backupDays: 30,
  /** Hours after which the hash of a sender's address is deleted. */
  senderHours: 24,
  /** Messages of one sender in an hour: an office behind one address stays below. */
  hourlyLimit: 60,
  /** Messages of all senders in a day, above which the next one holds. */
  dailyLimit: 5000,
  hourlyLimitAboveDaily: 6,
}

/** What the operator promises of the domain, which the response headers repeat. */
export const security = {
  /**
   * For a year browsers load the site by https only: 'host' this host alone, 'subdomains' also all below it,
   * 'preload' these even before the first visit, once the domain is entered at hstspreload.org, which takes months
   * to undo. The last two need https on every subdomain, those for mail and staff among them.
   */
  hsts: 'host' as 'host' | 'subdomains' | 'preload',
}

/**
 * A third party's analytics; without the address of its script there is none, and no trace in `dist/`.
 * The script must count nothing by itself: it gets each page view and event by its function on `window`.
 */
export const analytics = {
  script: '' as string,
  /** The name of this site at the provider. */
  siteId: '' as string,
  /** Where the script posts to. */
  endpoint: '' as string,
  /** The name of the function; the calls before the script is there wait in its property `q`. */
  queue: 'plausible',
}

/** Editing in the browser, under `/admin/`; without a repository it is only in development, and nothing of it in `dist/`. */
export const cms = {
  host: 'github' as 'github' | 'gitlab',
  /** Such as `firm/site`. */
  repository: '' as string,
  branch: 'main',
  /**
   * With GitHub, the address of an authenticator; with GitLab, the id of an OAuth application. Without it,
   * editors sign in with an access token.
   */
  signIn: '' as string,
  /** Each change waits on a branch of its own until somebody publishes it. */
  review: false as boolean,
}

/** @returns the full address of a path on this site */
export const absoluteUrl = (path: string) => new URL(path, site.origin).href

export const founder = {
  name: 'Dr. Maren Calloway',
  author: 'Maren Calloway',
  honorific: 'Dr.',
  title: 'Founder and Managing Partner',
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

/** The people who sign articles; the front matter's `author` is one of these names. */
export const people = {
  [founder.author]: founder.title,
  'Tobias Lindgren': 'Partner, strategy',
  'Adaeze Nwosu': 'Partner, operations and customers',
  'Hana Whitlock': 'Principal, product',
  'Joaquin Ferro': 'Principal, engineering',
} as const

/** The part of an address that names one of `people`. */
export const personSlug = (name: string) =>
  (
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  ).join('-')

/** The page of one of `people`, with all articles that they signed. */
export const personPath = (name: string) => `/about/${personSlug(name)}` as const

/** The drawing of one of `people`, below `public/`. */
export const portraitPath = (name: string): Inside =>
  name === founder.author ? founder.image : `/images/portrait-${personSlug(name)}.svg`

/** The page of the glossary, which has each term under its id. */
export const glossaryPath = '/glossary'

/** Who answers a message, and when: every page that tells it uses these words. */
export const reply = {
  promise: 'A partner reads every message and answers within two working days.',
  short: 'A partner answers within two working days.',
} as const

/** What each engagement takes and leaves; service pages and landing pages tell it by these words, articles do not. */
export const engagements = {
  aiStrategy: {
    length: 'eight weeks',
    sessions: 'one working session',
    deliverables: 'a roadmap, an operating model and rules of governance',
  },
  processInnovation: {
    length: 'twelve weeks',
    sessions: 'three sessions',
    deliverables: 'one process redrawn, run beside the old one and switched on',
  },
  productDevelopment: {
    length: 'sixteen weeks',
    sessions: 'a workshop of one to two days',
    deliverables: 'a product that your team has released to a first segment',
  },
} as const

/** The services, as the footer, breadcrumbs and structured data name them. */
export const services = {
  aiStrategy: { text: 'AI Strategy', to: '/services/ai-strategy' },
  processInnovation: { text: 'Process Innovation', to: '/services/process-innovation' },
  productDevelopment: { text: 'Product Development', to: '/services/product-development' },
  speakingTraining: { text: 'Speaking & Training', to: '/services/speaking-training' },
} as const

/** The list of reading paths, below which they are. */
export const readingPaths = { text: 'Reading Paths', to: '/paths' } as const

/** The applications that the firm built; each runs on a site of its own. */
export const applications = {
  commonThread: { text: 'Common Thread', to: links.commonThread },
  planloom: { text: 'Planloom', to: links.planloom },
  shuttleworks: { text: 'Shuttleworks', to: links.shuttleworks },
} as const

/** The main menu, in order; `/` is active on an exact match, the others by prefix. */
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

export type MenuPath = (typeof menu)[number]['to']

/** The last line of the footer; the contact form links to the first. */
export const legal = {
  privacy: { text: 'Privacy notice', to: '/privacy' },
  imprint: { text: 'Imprint', to: '/imprint' },
  accessibility: { text: 'Accessibility', to: '/accessibility' },
} as const

/** The footer's Connect list. */
export const connect: { text: string; to: Href }[] = [
  { text: 'About', to: '/about' },
  { text: 'Press', to: '/press' },
  { text: 'Contact', to: '/contact' },
  { text: 'Founder’s profile', to: links.founderProfile },
  { text: 'Articles', to: '/articles' },
]
