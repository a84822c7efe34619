/** What a page says to machines about the firm and its founder, in schema.org's terms. */
import { founder, links, site } from './site'

const organization = {
  '@type': 'Organization',
  '@id': `${site.origin}/#organization`,
  name: site.name,
  description: site.blurb,
  url: `${site.origin}/`,
  logo: `${site.origin}/mark.svg`,
  email: site.email,
  foundingDate: String(site.founded),
  founder: { '@id': `${site.origin}/about#founder` },
  address: site.locations.map((location) => ({
    '@type': 'PostalAddress',
    addressLocality: location.split(', ')[0],
    addressRegion: location.split(', ')[1],
    addressCountry: 'US',
  })),
}

const person = {
  '@type': 'Person',
  '@id': `${site.origin}/about#founder`,
  name: founder.name,
  jobTitle: founder.title,
  url: `${site.origin}/about`,
  image: site.origin + founder.image,
  sameAs: links.founderProfile,
  worksFor: { '@id': organization['@id'], '@type': 'Organization', name: site.name },
  hasCredential: founder.credentials.map((name) => ({
    '@type': 'EducationalOccupationalCredential',
    name,
  })),
  knowsAbout: founder.knowsAbout,
}

/** @returns JSON that is safe inside a script element */
export const structuredData = (of: 'organization' | 'founder') =>
  JSON.stringify({
    '@context': 'https://schema.org',
    ...(of === 'organization' ? organization : person),
  }).replaceAll('<', '\\u003c')
