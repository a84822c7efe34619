/** The words by which a firm is known, and where a text has them. */

/** What identifies a firm in `src/site.ts` and `articles/people.yaml`. */
export interface Identity {
  site: {
    name: string
    tagline: { highlighted: string }
    blurb: string
    origin: string
    email: string
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
}

/** @returns the names, addresses, numbers and mottos of a firm, each once */
export function identityWords(identity: Identity): string[] {
  const { site, imprint, offices, founder, people = [], book, applications, links } = identity
  const addresses = [site.origin, ...Object.values(links)].filter((link) => link.startsWith('http'))
  const words = [
    ...[site.name, site.tagline.highlighted, site.blurb, site.email],
    ...[imprint.legalName, imprint.phone, imprint.registration, imprint.responsible],
    // A line without a number, such as a country, may be anybody's.
    ...imprint.address.filter((line) => /\d/.test(line)),
    ...offices.map(({ city }) => city),
    ...[founder.name, ...people, book.title],
    ...Object.values(applications).map(({ text }) => text),
    ...addresses.map((link) => new URL(link).host.replace(/^www\./, '')),
  ]
  return [...new Set(words)]
}

/** @returns a pattern of any of the words, where it is a whole one and no end of a longer one; of two that fit, the longer */
export function wordPattern(words: readonly string[]): RegExp {
  if (words.length === 0) return /(?!)/g
  const longestFirst = [...words].sort((a, b) => b.length - a.length)
  const escaped = longestFirst.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}]-?)(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
}

/** @returns the words that a text has, each once */
export const wordsIn = (text: string, pattern: RegExp) => [...new Set(text.match(pattern) ?? [])]
