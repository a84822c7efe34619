/** The firm: name, people, menus, addresses outside this site. A real firm enters itself here; all else follows. */
// The bundler replaces the first; in the build's own code, which runs in Node, the second holds.
const siteUrl: unknown = import.meta.env?.SITE_URL ?? globalThis.process?.env.SITE_URL

/** The address that the forms send messages to: `CONTACT_ENDPOINT` in the environment of the build names another host. */
export const contactEndpoint: string =
  import.meta.env?.CONTACT_ENDPOINT || globalThis.process?.env.CONTACT_ENDPOINT || '/api/contact'

/** The address of the site, without a trailing slash; `SITE_URL` in the environment of the build replaces it. */
const defaultOrigin = 'https://www.heddlereed.example'
const name = 'Heddle & Reed'
const email = 'hello@heddlereed.example'
const founded = 2014
const founderName = 'Maren Calloway'
/** The title in front of the founder's name; may be empty. */
const honorific = 'Dr.' as string
const founderFullName = honorific ? `${honorific} ${founderName}` : founderName

/** Addresses outside the site that components or several pages share; texts write theirs themselves. All but `email` may go. */
export const links = {
  commonThread: 'https://commonthread.example/',
  planloom: 'https://planloom.example/',
  shuttleworks: 'https://shuttleworks.example/',
  bookPage: 'https://thewovenorganization.example/',
  founderProfile: 'https://network.example/in/maren-calloway',
  email: `mailto:${email}`,
} as const

/** A path on this site; the build checks that it leads somewhere. */
export type Inside = `/${string}` | `#${string}`
export type Href =
  | Inside
  | `https://${string}`
  | `http://${string}`
  | `mailto:${string}`
  | `tel:${string}`
interface NamedLink {
  text: string
  to: Href
}

/**
 * The pages that code links to by itself: articles and the search do so if there is such a page.
 * Whoever names a page in another language names it here, too. The pages of people are below `about`.
 */
export const pagePaths = {
  about: '/about',
  evidence: '/evidence',
  glossary: '/glossary',
} as const

/** The places of the firm, which may be none; `country` is a code of two letters. */
export const offices: readonly { city: string; region?: string; country: string }[] = [
  { city: 'San Francisco', region: 'CA', country: 'US' },
  { city: 'Seattle', region: 'WA', country: 'US' },
]

export const site = {
  name,
  /** The field of the firm, in the title of Home and on the sharing cards of the pages below it. */
  field: 'AI Strategy and Innovation',
  /** The heading of Home. */
  tagline: { normal: 'AI strategy,', highlighted: 'woven with human judgment' },
  blurb:
    'Boutique consultants in AI strategy and innovation. We help leadership teams decide where AI belongs, and help their people make it work.',
  origin: (typeof siteUrl === 'string' && siteUrl ? siteUrl : defaultOrigin).replace(/\/+$/, ''),
  email,
  /** The language of dates, numbers and plurals, as in https://www.rfc-editor.org/info/bcp47. */
  locale: 'en-US',
  /** The language of the texts; the direction of the writing follows from it. */
  language: 'en',
  /** The time zone of the days in content files. */
  timeZone: 'America/Los_Angeles',
  /** The time of a publication in feeds: the morning there, in UTC. */
  publicationTime: '17:00:00Z',
  founded,
  locations: offices.map(({ city, region }) => [city, region].filter(Boolean).join(', ')),
  copyright: `© ${founded}–2026 ${name}. All rights reserved.`,
  /** A text in each footer; a real firm leaves it empty. */
  notice:
    'This firm, its people, clients, testimonials, press and fees are invented; so are publication dates before November 21, 2026. Cited sources are real.' as string,
  newsletter: {
    title: 'Innovative Insights Newsletter',
    text: 'We share our latest thinking on AI strategy, business innovation and transformation. One letter a month, and each ends with a link by which you leave at once.',
    /** The page in the dialog's frame: the address of a provider's form replaces the stand-in of this site; empty: there is no newsletter. */
    frame: '/embed/newsletter/' as Inside | `https://${string}` | '',
    /** The height in px. */
    frameHeight: 320,
    /** The page after a sign-up; a provider's form may lead here, too. */
    thanks: '/embed/newsletter/thanks/',
  },
  /** The page in the film's frame: the address of a provider's player replaces the film of this site. */
  video: { frame: '/embed/founder-overview/' as string },
  /** The check for bots, Cloudflare's Turnstile: on when its site key is here and its secret is in the function. */
  challenge: { siteKey: '' as string, origin: 'https://challenges.cloudflare.com' },
} as const

/** The number that the contact page, the imprint and the press kit show; may be empty. */
export const phone = '+1 415 555 0134' as string
/** The address that dials it. */
export const phoneLink: Href | '' = phone && `tel:${phone.replace(/[^+\d]/g, '')}`

/** The entries of an imprint: who runs the site, and the address for letters. */
export const imprint = {
  legalName: 'Heddle & Reed LLC',
  address: ['208 Loom Street, Suite 4', 'San Francisco, CA 94110', 'United States'],
  phone,
  registration: 'Registered in the State of California, entity number 201400000000',
  responsible: founderFullName,
} as const

/**
 * The day on which someone who knows the law that binds you last read privacy notice, imprint and accessibility
 * statement, as YYYY-MM-DD; `npm run launch:check` asks for it.
 * @public
 */
export const legalReview = '' as string

/** The rules for contact messages; the function, its cron trigger and the privacy notice follow them. */
export const messagePolicy = {
  /** Days after which the cron trigger deletes a message; 'never' leaves that to people. */
  retentionDays: 365 as number | 'never',
  /** Days after which the last backup of the database that holds a deleted message is gone: D1 keeps its own 30. */
  backupDays: 30,
  /** Messages of a day in UTC of which the firm is notified on that day; further ones are notified on the next. */
  dailyLimit: 5000,
}

/** The operator's promises about the domain, which the response headers repeat. */
export const security = {
  /**
   * For a year browsers load by https only: 'host' this host, 'subdomains' also all below it, those for mail and
   * staff among them, 'preload' these before the first visit too, once entered at hstspreload.org: months to undo.
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
  /** The address that the script posts to. */
  endpoint: '' as string,
  /** The name on `window` of the function that the script makes. */
  global: 'plausible',
}

/** Editing in the browser, under `/admin/`; without a repository it is only in development, and nothing of it in `dist/`. */
export const cms = {
  host: 'github' as 'github' | 'gitlab',
  /** The repository, such as `firm/site`. */
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

/** The founder, beside their entry in `articles/people.yaml` under the same name. Lists may be empty. */
export const founder: {
  author: string
  honorific: string
  name: string
  credentials: readonly string[]
  knowsAbout: readonly string[]
  /** Their page elsewhere. */
  profile?: Href
} = {
  /** The name without its title, as articles are signed. */
  author: founderName,
  honorific,
  name: founderFullName,
  credentials: ['PhD in organizational psychology', `Bestselling author of ${book.title}`],
  knowsAbout: [
    'AI strategy',
    'Organizational psychology',
    'Change management',
    'Innovation culture',
    'Leadership',
  ],
  profile: links.founderProfile,
}

/**
 * The categories of articles, in the order of the lists; each article has one. The covers take their colors by the
 * position here.
 */
export const categories: readonly [string, ...string[]] = [
  'AI Strategy',
  'Business Strategy',
  'AI App Development',
  'Customer Experience',
  'Operations',
  'Industry Innovation',
  'Team Planning',
  'Vibe Coding',
]

export interface Service extends NamedLink {
  description: string
}

/** The services, which may be none: footer, breadcrumbs, cards on Home, the overview and structured data follow from these entries. */
export const services = {
  aiStrategy: {
    text: 'AI Strategy',
    to: '/services/ai-strategy',
    description:
      'Decide where AI belongs in your business, in what order, and who answers for it. You leave with choices that have owners.',
  },
  processInnovation: {
    text: 'Process Innovation',
    to: '/services/process-innovation',
    description:
      'Find the step in a workflow where AI pays, redesign the work around it, and bring the people who do it along.',
  },
  productDevelopment: {
    text: 'Product Development',
    to: '/services/product-development',
    description: 'Take an idea from a customer’s problem to a first release, riskiest part first.',
  },
  speakingTraining: {
    text: 'Speaking & Training',
    to: '/services/speaking-training',
    description:
      'Keynotes, briefings and working sessions that leave a team with a shared language and something they can do on Monday.',
  },
} as const satisfies Readonly<Record<string, Service>>

/** The applications that the firm built, if any; each runs on a site of its own. */
export const applications = {
  commonThread: { text: 'Common Thread', to: links.commonThread },
  planloom: { text: 'Planloom', to: links.planloom },
  shuttleworks: { text: 'Shuttleworks', to: links.shuttleworks },
} as const satisfies Readonly<Record<string, NamedLink>>

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

/** The last line of the footer. The contact form links to the privacy notice; the others may go, or be joined by more. */
export const legal: { privacy: { text: string; to: `/${string}` } } & Readonly<
  Record<string, NamedLink | undefined>
> = {
  privacy: { text: 'Privacy notice', to: '/privacy' },
  imprint: { text: 'Imprint', to: '/imprint' },
  accessibility: { text: 'Accessibility', to: '/accessibility' },
}

/** The columns of the footer; one without links is left out. */
export const footerColumns: readonly { heading: string; links: readonly NamedLink[] }[] = [
  { heading: 'Services', links: Object.values(services) },
  { heading: 'AI apps', links: Object.values(applications) },
  {
    heading: 'Connect',
    links: [
      { text: 'About', to: '/about' },
      { text: 'Press', to: '/press' },
      { text: 'Contact', to: '/contact' },
      { text: 'Founder’s profile', to: links.founderProfile },
      { text: 'Articles', to: '/articles' },
    ],
  },
]
