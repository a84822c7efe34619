/** `/.well-known/security.txt` (RFC 9116): where to report a weakness of the site. */
import type { SiteContent } from '../content/loadSite'
import { absoluteUrl, site } from '../site'
import { indexable } from './siteFile'

export const securityTxtUrl = '/.well-known/security.txt'

const later = (a: string, b: string) => (a > b ? a : b)

/** A year after the content last changed, as the day of the build would make every file different. */
function expires(content: SiteContent) {
  const newest = indexable(content)
    .map(({ meta }) => meta.updated)
    .reduce(later)
  return new Date(Date.parse(newest) + 365 * 86_400_000).toISOString()
}

/** @returns the file, which says nothing once it has expired: a site that changes yearly renews it */
export const securityTxt = (content: SiteContent) => `\
Contact: mailto:${site.email}
Expires: ${expires(content)}
Preferred-Languages: ${site.language}
Canonical: ${absoluteUrl(securityTxtUrl)}
`
