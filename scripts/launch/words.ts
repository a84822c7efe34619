/** The words by which a firm is known, and where a text has them. */
import type * as own from '../../src/site'

/** What `src/site.ts` and `articles/people.yaml` say of a firm. */
type Identity = Pick<
  typeof own,
  'site' | 'imprint' | 'founder' | 'book' | 'applications' | 'links'
> & {
  offices: readonly { city: string }[]
  /** The names of those who sign articles. */
  people?: readonly string[]
}

/** @returns the names, addresses, numbers and mottos of a firm, each once */
export function identityWords(identity: Identity): string[] {
  const { site, imprint, offices, founder, people = [], book, applications, links } = identity
  const addresses = [site.origin, ...Object.values<string>(links)]
  const words = [
    ...[site.name, site.tagline.highlighted, site.blurb, site.email],
    ...[imprint.legalName, imprint.phone, imprint.registration, imprint.responsible],
    // A line without a number, such as a country, may be anybody's.
    ...imprint.address.filter((line) => /\d/.test(line)),
    ...offices.map(({ city }) => city),
    ...[founder.name, ...people, book.title],
    ...Object.values(applications).map(({ text }) => text),
    ...addresses
      .filter((link) => link.startsWith('http'))
      .map((link) => new URL(link).host.replace(/^www\./, '')),
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
