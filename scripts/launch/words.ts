/** The words by which a firm is known, and where a text has them. */

/** What `src/site.ts` and `articles/people.yaml` say of a firm, as far as the check before a launch reads it. */
export interface Identity {
  site: {
    name: string
    tagline: { highlighted: string }
    blurb: string
    origin: string
    email: string
    newsletter: { frame: string }
    video: { frame: string }
    turnstile: { siteKey: string }
  }
  imprint: {
    legalName: string
    address: readonly string[]
    phone: string
    registration: string
    responsible: string
  }
  offices: readonly { city: string }[]
  founder: { name: string }
  /** The names of those who sign articles. */
  people?: readonly string[]
  book: { title: string }
  applications: Readonly<Record<string, { text: string }>>
  links: Readonly<Record<string, string>>
  legal: Readonly<Record<string, { to: string }>>
  legalReview: string
}

const hostOf = (address: string) => new URL(address).host.replace(/^www\./, '')

/** @returns the names, addresses, numbers and mottos of a firm, each once */
export function identityWords(identity: Identity): string[] {
  const { site, imprint, offices, founder, people = [], book, applications, links } = identity
  return [
    ...new Set([
      ...[site.name, site.tagline.highlighted, site.blurb, site.email],
      ...[imprint.legalName, imprint.phone, imprint.registration, imprint.responsible],
      // A line without a number, such as a country, may be anybody's.
      ...imprint.address.filter((line) => /\d/.test(line)),
      ...offices.map(({ city }) => city),
      ...[founder.name, ...people],
      ...[book.title, ...Object.values(applications).map(({ text }) => text)],
      ...[site.origin, ...Object.values(links)]
        .filter((link) => link.startsWith('http'))
        .map(hostOf),
    ]),
  ]
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** @returns a pattern of any of the words, where it is a whole one and no end of a longer one; of two that fit, the longer */
export function wordPattern(words: readonly string[]): RegExp {
  if (words.length === 0) return /(?!)/g
  const longestFirst = [...words].sort((a, b) => b.length - a.length).map(escapePattern)
  return new RegExp(`(?<![\\p{L}\\p{N}]-?)(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
}

/** @returns the words that a text has, each once */
export const wordsIn = (text: string, pattern: RegExp) => [...new Set(text.match(pattern) ?? [])]
