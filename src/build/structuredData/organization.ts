/** The firm, its people and its website as nodes of a graph: each defined on one page and referenced from all others. */
import type { Organization, Person, ProfessionalService, WebSite } from 'schema-dts'
import {
  absoluteUrl,
  founder,
  links,
  offices,
  people,
  personPath,
  personSlug,
  portraitOf,
  site,
} from '../../site'

export const organizationId = absoluteUrl('/#firm')
export const websiteId = absoluteUrl('/#website')
const serviceId = absoluteUrl('/services#firm')

/** @param name a key of `people` in `site.ts` */
const personId = (name: string) => absoluteUrl(`/about#${personSlug(name)}`)

const named = {
  '@type': 'Organization',
  '@id': organizationId,
  name: site.name,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/mark.svg'),
} as const satisfies Organization

/** A reference to the firm, which Home defines in full. */
export const organizationRef: Organization = named

export const organization: Organization = {
  ...named,
  description: site.blurb,
  foundingDate: String(site.founded),
  address: addresses(),
  founder: { '@id': personId(founder.author) },
}

/** The firm with its email address, for the contact page. */
export const organizationWithContact: Organization = {
  ...named,
  email: site.email,
  address: addresses(),
}

export const website: WebSite = {
  '@type': 'WebSite',
  '@id': websiteId,
  name: site.name,
  url: absoluteUrl('/'),
  inLanguage: site.language,
  publisher: { '@id': organizationId },
}

/** The firm as the provider of its services. */
export const professionalService = (image: string): ProfessionalService => ({
  '@type': 'ProfessionalService',
  '@id': serviceId,
  name: site.name,
  url: absoluteUrl('/services'),
  image,
  address: addresses(),
  parentOrganization: organizationRef,
})

export const professionalServiceRef = { '@id': serviceId } as const

function addresses() {
  return offices.map(
    ({ city, region, country }) =>
      ({
        '@type': 'PostalAddress',
        addressLocality: city,
        ...(region && { addressRegion: region }),
        addressCountry: country,
      }) as const,
  )
}

/** A reference to a person, whom About defines in full; the address is that of their own page. */
export const personRef = (name: string) =>
  ({ '@type': 'Person', '@id': personId(name), name, url: absoluteUrl(personPath(name)) }) as const

/** The people of the firm, the founder in full. */
export const peopleNodes: Person[] = Object.entries(people).map(([name, { title: jobTitle }]) => ({
  ...personRef(name),
  image: absoluteUrl(portraitOf(name).src),
  jobTitle,
  ...(name === founder.author
    ? {
        ...(founder.honorific && { honorificPrefix: founder.honorific }),
        sameAs: links.founderProfile,
        hasCredential: founder.credentials.map((credential) => ({
          '@type': 'EducationalOccupationalCredential' as const,
          name: credential,
        })),
        knowsAbout: founder.knowsAbout,
      }
    : {}),
  worksFor: organizationRef,
}))

/** A person with what their own page shows of them. */
export const personNode = (name: string): Person => ({
  ...personRef(name),
  image: absoluteUrl(portraitOf(name).src),
  jobTitle: people[name]?.title,
  worksFor: organizationRef,
})
