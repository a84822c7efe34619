/**
 * Who the firm is: its name, people, menus and every address outside this site, each by a name.
 * A real firm enters itself here; everything else refers to these.
 */
// The bundler replaces the first; in the build's own code, which runs in Node, the second holds.
const siteUrl: unknown = import.meta.env?.SITE_URL ?? globalThis.process?.env.SITE_URL

/** Where the forms send messages: `CONTACT_ENDPOINT` in the environment of the build names another host. */
export const contactEndpoint: string =
  import.meta.env?.CONTACT_ENDPOINT || globalThis.process?.env.CONTACT_ENDPOINT || '/api/contact'

/** Without a trailing slash. `SITE_URL` in the environment of the build replaces it. */
const defaultOrigin = 'https://www.heddlereed.example'
const name = 'Heddle & Reed'
const email = 'hello@heddlereed.example'
const founded = 2014
const founderName = 'Maren Calloway'
/** In front of the founder's name; may be empty. */
const honorific = 'Dr.' as string
const founderFullName = honorific ? `${honorific} ${founderName}` : founderName

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
  email: `mailto:${email}`,
} as const

/** The only addresses outside the site that compile as a link. */
type Outbound = (typeof links)[keyof typeof links]
/** A path on this site; the build checks that it leads somewhere. */
export type Inside = `/${string}` | `#${string}`
export type Href = Inside | Outbound

/** Where the firm is; `country` is a code of two letters. */
export const offices: readonly { city: string; region?: string; country: string }[] = [
  { city: 'San Francisco', region: 'CA', country: 'US' },
  { city: 'Seattle', region: 'WA', country: 'US' },
]

export const site = {
  name,
  /** In the title of Home, and on the sharing cards of the pages below it. */
  field: 'AI Strategy and Innovation',
  /** The heading of Home. */
  tagline: { normal: 'AI strategy,', highlighted: 'woven with human judgment' },
  blurb:
    'Boutique consultants in AI strategy and innovation. We help leadership teams decide where AI belongs, and help their people make it work.',
  origin: (typeof siteUrl === 'string' && siteUrl ? siteUrl : defaultOrigin).replace(/\/+$/, ''),
  email,
  locale: 'en_US',
  language: 'en',
  /** The time zone of the days in content files, and the hour that feeds give as the time of publication. */
  timeZone: 'America/Los_Angeles',
  hour: '09:00:00',
  founded,
  /** The offices, each as a line of text. */
  locations: offices.map(({ city, region }) => [city, region].filter(Boolean).join(', ')),
  copyright: `© ${founded}–2026 ${name}. All rights reserved.`,
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
  responsible: founderFullName,
} as const

/**
 * The day on which someone who knows the law that binds you last read privacy notice, imprint and accessibility
 * statement, as YYYY-MM-DD; `npm run launch:check` asks for it.
 * @public
 */
export const legalReview = '' as string

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

/** The founder's book. */
export const book = { title: 'The Woven Organization', to: links.bookPage } as const

/** Who founded the firm, beside what `people` tells of them. */
export const founder = {
  /** The name of the founder's entry in `people`. */
  author: founderName,
  honorific,
  name: founderFullName,
  title: 'Founder and Managing Partner',
  credentials: ['PhD in organizational psychology', `Author of ${book.title}`],
  knowsAbout: [
    'AI strategy',
    'Organizational psychology',
    'Change management',
    'Innovation culture',
    'Leadership',
  ],
} as const

/** What the site tells of a person: their page, their card on About and what search engines get follow from it. */
export interface Person {
  /** What they are in the firm. */
  title: string
  /** On About, in two or three sentences: what they are like to work with. Without it, the beat stands there. */
  introduction?: string
  /** What they write about, in one sentence. */
  beat: string
  /** For search results and sharing: 70–160 characters. */
  description: string
  /** What people search for who should find them, beside the name. */
  keywords?: readonly string[]
  /** A picture below `public/`, 4 wide to 5 high, and what it shows. Without one, the build draws their initials. */
  portrait?: { src: Inside; alt: string }
  /** The last part of their page's address; required where the name has letters beyond a to z and their accents. */
  slug?: string
  /** Markdown. */
  biography: string
  /** The day on which any of this last changed, as YYYY-MM-DD. */
  updated: string
}

/** The people who sign articles, by the name that the front matter's `author` gives; About shows them in this order. */
export const people: Readonly<Record<string, Person>> = {
  [founder.author]: {
    title: founder.title,
    beat: 'Maren writes about strategy work, governance, learning and planning in teams: who speaks first, who is blamed, and what is rewarded.',
    description: `The founder of ${name} writes about strategy work, governance, learning and planning in teams. A biography, and all her articles.`,
    keywords: ['strategy work', 'AI governance', 'organizational learning', 'team planning'],
    portrait: {
      src: '/images/portrait.svg',
      alt: `Drawing of ${founderName}, with a silver bob, listening over an open notebook, pen in hand`,
    },
    biography: `
${founderName} is an organizational psychologist. Her doctorate asked why competent teams ignore advice they agree with, and the answers took her from back offices to boardrooms. She founded the firm in ${site.founded} and wrote *${book.title}* from what its first engagements taught her. [About the firm](/about) tells the longer story.

In her articles a study comes with its setting and its limit, and only then with her reading of it. She promises no effects, and the jokes are at the expense of her own trade.
`,
    updated: '2026-11-22',
  },
  'Tobias Lindgren': {
    title: 'Partner, strategy',
    introduction:
      'Ran planning for a manufacturer before he advised anyone on it, and has the scar tissue to prove it. Asks which idea you would give up, and waits for the answer.',
    beat: 'Tobias writes about choices, money and promises: plans, returns and contracts, with the arithmetic in front of you.',
    description:
      'A partner for strategy, Tobias Lindgren writes about choices, money and promises: plans, returns and contracts. A biography, and all his articles.',
    keywords: ['strategic choices', 'return on AI', 'AI contracts', 'business planning'],
    portrait: {
      src: '/images/portrait-tobias-lindgren.svg',
      alt: 'Drawing of Tobias Lindgren, bald and bearded, looking over his glasses as he strikes out a row of a ledger',
    },
    biography: `
Tobias Lindgren ran planning for a manufacturer before he advised anyone on it. He sat through enough budget rounds to know which numbers are forecasts and which are wishes, and he leads our [growth strategy engagements](/growth-strategy-consulting) with that suspicion intact.

His articles work through one invented firm, figure by figure, and say so. Each names what would prove him wrong, and who loses if he is right.
`,
    updated: '2026-11-22',
  },
  'Adaeze Nwosu': {
    title: 'Partner, operations and customers',
    introduction:
      'Started on a claims desk and has never quite left. She will be the one sitting beside your people with a clipboard, and the one they call afterward.',
    beat: 'Adaeze writes about work and the people who do it or receive it: cost, service, change and care.',
    description:
      'A partner for operations and customers, Adaeze Nwosu writes about work and the people who do or receive it. A biography, and all her articles.',
    keywords: ['operations', 'customer service', 'change management', 'process innovation'],
    portrait: {
      src: '/images/portrait-adaeze-nwosu.svg',
      alt: 'Drawing of Adaeze Nwosu, braids tied up, writing on a clipboard at a desk with sticky notes',
    },
    biography: `
Adaeze Nwosu started on a claims desk, and still trusts what is written on the sticky notes there more than the procedure manual. As the partner for operations and customers she sits beside the people who do the work until she could do it herself, badly, and only then draws anything.

Her articles take one case each and end with a page to copy and sign. They tell you what her advice costs, and where a study disagrees with it.
`,
    updated: '2026-11-22',
  },
  'Hana Whitlock': {
    title: 'Principal, product',
    introduction:
      'Designs the error message before the feature. Will ask your customers about the problem for a week before she lets anyone mention the product.',
    beat: 'Hana writes about building and measuring: evaluation, customers, prototypes and security.',
    description:
      'Principal for product, Hana Whitlock writes about building and measuring: evaluation, customers, prototypes and security. With all her articles.',
    keywords: ['product development', 'AI evaluation', 'prototypes', 'AI security'],
    portrait: {
      src: '/images/portrait-hana-whitlock.svg',
      alt: 'Drawing of Hana Whitlock, a pencil behind her ear, holding up a paper prototype with an error message',
    },
    biography: `
Hana Whitlock designs the error message before the feature. At the firm she is responsible for products: she asks customers about a problem for a week, writes down what would count as an answer, and lets a prototype be tried by people who have no reason to be polite about it.

Her articles work one case to its last number and leave you something to copy: a script, a sheet or a prompt. They say when a sample is too small, and what she got wrong.
`,
    updated: '2026-11-22',
  },
  'Joaquin Ferro': {
    title: 'Principal, engineering',
    introduction:
      'Builds quickly, then attacks what he built. Teaches executives to write small tools, mostly so that they stop believing demos.',
    beat: 'Joaquin writes about running things: launches, platforms, automation and agents, and who meets the error first.',
    description:
      'Principal for engineering, Joaquin Ferro writes about running things: launch, platforms, automation and agents. A biography, and all his articles.',
    keywords: ['AI app development', 'automation', 'AI agents', 'vibe coding'],
    portrait: {
      src: '/images/portrait-joaquin-ferro.svg',
      alt: 'Drawing of Joaquin Ferro, curly and mustached, pulling a cable out of the circuit board that he built',
    },
    biography: `
Joaquin Ferro builds quickly, then attacks what he built. He is the firm’s principal for engineering, and teaches executives to write small tools of their own, mostly so that they stop believing demos.

His articles ask who meets the error first, and what sample a claim would need. He does not trust a prompt as a guard, and gives no percentage without saying of what.
`,
    updated: '2026-11-22',
  },
}

/** The part of an address that names one of `people`. */
export const personSlug = (name: string, person = people[name]) =>
  person?.slug ??
  (
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  ).join('-')

/** The page of one of `people`, with all articles that they signed. */
export const personPath = (name: string, person = people[name]) =>
  `/about/${personSlug(name, person)}` as const

/** The portrait of one of `people` as a picture, in pixels: their own, or the one that the build draws. */
export const portraitOf = (name: string) => ({
  ...(people[name]?.portrait ?? {
    src: `/portraits/${personSlug(name)}.svg` as const,
    alt: `The initials of ${name}, drawn over woven threads`,
  }),
  width: 360,
  height: 450,
})

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
