/** The firm, its people and its website as nodes of a graph: defined on one page each, referred to from all. */
import type { Organization, Person, ProfessionalService, WebSite } from 'schema-dts'
import { founder, links, people, site } from '../../site'

/** @returns the full address of a path on this site */
export const address = (path: string) => new URL(path, site.origin).href

export const firmId = address('/#firm')
export const websiteId = address('/#website')
const serviceId = address('/services#firm')

/** @param name as articles are signed */
const personId = (name: string) => address(`/about#${name.toLowerCase().replaceAll(' ', '-')}`)

const named = {
  '@type': 'Organization',
  '@id': firmId,
  name: site.name,
  url: address('/'),
  logo: address('/mark.svg'),
} as const satisfies Organization

/** The firm where another node refers to it; Home says more. */
export const firmRef: Organization = named

export const firm: Organization = {
  ...named,
  description: site.blurb,
  foundingDate: String(site.founded),
  address: addresses(),
  founder: { '@id': personId(founder.author) },
}

/** The firm where one can write to it. */
export const reachableFirm: Organization = { ...named, email: site.email, address: addresses() }

export const website: WebSite = {
  '@type': 'WebSite',
  '@id': websiteId,
  name: site.name,
  url: address('/'),
  inLanguage: site.language,
  publisher: { '@id': firmId },
}

/** The firm as a place that one goes to for its services. */
export const practice = (image: string): ProfessionalService => ({
  '@type': 'ProfessionalService',
  '@id': serviceId,
  name: site.name,
  url: address('/services'),
  image,
  address: addresses(),
  parentOrganization: firmRef,
})

export const practiceRef = { '@id': serviceId } as const

function addresses() {
  return site.locations.map((location) => {
    const [addressLocality, addressRegion] = location.split(', ')
    return {
      '@type': 'PostalAddress',
      addressLocality,
      addressRegion,
      addressCountry: 'US',
    } as const
  })
}

/** Someone who signs an article, where the article refers to them; About says more. */
export const personRef = (name: string) =>
  ({ '@type': 'Person', '@id': personId(name), name, url: address('/about') }) as const

/** The people of the firm, the founder first and in full. */
export const everyone: Person[] = Object.entries(people).map(([name, jobTitle]) => ({
  ...personRef(name),
  ...(name === founder.author
    ? {
        honorificPrefix: founder.honorific,
        jobTitle: founder.title,
        image: address(founder.image),
        sameAs: links.founderProfile,
        hasCredential: founder.credentials.map((credential) => ({
          '@type': 'EducationalOccupationalCredential' as const,
          name: credential,
        })),
        knowsAbout: founder.knowsAbout,
      }
    : { jobTitle }),
  worksFor: firmRef,
}))
