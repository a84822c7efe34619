/** What must be found on each built page, as data. */
import { imprint, legal, links, pagePaths, services, site } from '../../site'

interface Route {
  path: string
  /** Other addresses of the same page. */
  aliases?: string[]
  /** Texts that must stand on the page. */
  texts?: string[]
  /** Links, each by its words, if it must have some, and where it leads. */
  links?: string[]
  testIds?: string[]
  /** The numbers of things on the page, or in the section under a heading. */
  counts?: [selector: string, count: number, heading?: string][]
  /** Words of outbound links, each opening in a new tab, and how many there are. */
  outbound?: [words: RegExp, count: number][]
}

const contact = 'Contact Us → /contact'
const back = 'Back to Services → /services'
const both = ['button-contact', 'button-services']

/** A guide with two ways on. */
const guide = (path: string, more: Partial<Route> = {}): Route => ({
  path,
  links: [contact, back],
  testIds: both,
  ...more,
})

/** The list of names stands before the end of its page. */
export const nameInIndex = 'section:nth-last-of-type(2) ul > li'

export const routes: Route[] = [
  {
    path: '/',
    texts: ['Trusted by Leading Organizations'],
    links: ['Start Your AI Transformation → /contact'],
    counts: [
      ['li a[href^="/services/"]', Object.keys(services).length],
      ['a[href="/contact"]', 2],
    ],
    outbound: [[/^Visit /, 3]],
  },
  {
    path: '/services',
    counts: [
      ['dl', Object.keys(services).length],
      ['dl > div', Object.keys(services).length * 4],
      ['figure svg[role=img]', Object.keys(services).length],
    ],
    links: ['Learn More → /services/ai-strategy'],
  },
  {
    path: '/services/ai-strategy',
    texts: ['Assess', 'Strategize', 'Design', 'Implement'],
    links: ['Get Started → /contact', 'View All Services → /services'],
    counts: [['ol > li', 4, 'Four steps']],
  },
  { path: '/services/process-innovation', texts: ['40%', '75%', '60%'] },
  {
    path: '/services/product-development',
    texts: ['Ideate', 'Design', 'Prototype', 'Refine', 'Launch'],
    counts: [['ol > li', 5]],
  },
  { path: '/services/speaking-training', texts: ['45–90 minutes', 'Half or full day'] },
  { path: '/about', texts: ['About Us'], outbound: [[/^Connect/, 1]] },
  {
    path: '/applications',
    texts: ['AI-Powered Applications', 'Ready to Build Your Own AI Solution?'],
    links: ['Start Your AI Project → /contact'],
    counts: [
      ['li h3', 3, 'Examples of our solutions include:'],
      ['li h3', 4, 'Our Capabilities'],
    ],
    outbound: [[/^Visit /, 3]],
  },
  {
    path: '/press',
    texts: [
      'Press & Media',
      'Executive Programs & Speaking',
      'Media Inquiries',
      'And many more...',
    ],
    links: ['Contact for Media Inquiries → /contact'],
    counts: [
      ['li h3', 9, 'Recent Articles & Insights'],
      ['li li', 17, 'Executive Programs & Speaking'],
    ],
    outbound: [[/^Read Article/, 9]],
  },
  {
    path: '/clients',
    links: ['Start Your Transformation → /contact'],
    counts: [
      [`${nameInIndex}`, 40],
      ['blockquote', 6, 'What Leaders Say'],
    ],
  },
  {
    path: '/contact',
    texts: ['Get In Touch', 'Send Us a Message', 'Connect With Us', ...site.locations],
    counts: [
      ['textarea[rows="6"]', 1],
      ['input[type=email]', 1],
      ['a[href^="mailto:"]', 1],
      [`form a[href="${legal.privacy.to}"]`, 1],
    ],
    outbound: [[/^Connect with our Founder/, 1]],
  },
  { path: pagePaths.glossary, texts: ['Glossary'], links: ['Read the Articles → /articles'] },
  {
    path: '/articles',
    texts: ['Insights & Articles', 'Load More Articles'],
    links: [`Look Up a Term → ${pagePaths.glossary}`],
    counts: [['input[type=search][placeholder]', 1]],
  },
  {
    path: '/masterclasses',
    texts: ['Change Management', 'Business Strategy', 'Innovation Management', "What you'll learn"],
    links: [' → /about'],
    counts: [['li ul > li', 9]],
    outbound: [[/^Learn More/, 3]],
  },
  {
    path: '/strategy-innovation-boutique-consulting-firm',
    texts: [
      'The Boutique Strategy & Innovation Consulting Firm',
      'Develop & Drive',
      'Grow & Optimize',
      'Transform',
    ],
    links: ['Contact Us Today → /contact'],
  },
  {
    path: '/ai-driven-business-strategy',
    links: ['Get Started Today → /contact'],
    testIds: ['button-contact'],
  },
  {
    path: '/innovationmetrics',
    aliases: ['/innovationmetrics.htm'],
    texts: ['The Complete Guide to Innovation Metrics'],
    counts: [['ol > li', 9]],
    testIds: ['button-contact'],
  },
  { path: '/culture-of-innovation', testIds: ['button-contact', 'button-book-excerpt'] },
  { path: '/strategy-offsite-facilitation', texts: ['$5,000'], testIds: ['button-contact'] },
  {
    path: '/ai-in-strategic-planning',
    texts: ['40', '52', '43', '38', '48'],
    testIds: ['button-contact'],
  },
  { path: '/productinnovation', links: [back], testIds: both },
  { path: '/growth-strategy-consulting', links: [back], testIds: both },
  { path: '/training', links: [back], testIds: both },
  guide('/lean-startup-methodology'),
  guide('/developing-innovative-leaders'),
  guide('/ambidextrous', {
    texts: ['60 million'],
    counts: [['ol > li', 4, 'A four-step implementation framework']],
  }),
  guide('/creating-an-innovative-culture', { counts: [['figure.ring svg', 1]] }),
  guide('/businessmodel', {
    links: ['Start Your Transformation → /contact', back],
    counts: [['ol > li', 3]],
  }),
  {
    path: '/new-product-development-innovation-consulting',
    links: [contact, 'View All Services → /services', 'Start Your Innovation Journey → /contact'],
    testIds: both,
  },
  {
    path: '/imprint',
    texts: Object.values(imprint).flat(),
    links: [` → ${legal.privacy.to}`, ` → ${links.email}`],
  },
  {
    path: '/404',
    texts: ['404 Page Not Found'],
    links: ['Return to Homepage → /', ' → /services', ' → /articles'],
  },
]
