/** The newsletter's form of this site, where forms send to another host: its file in `public/` with that address. */
import { readFile } from 'node:fs/promises'
import { isOutside } from '../function/securityHeaders'
import { contactEndpoint, site } from '../site'
import type { SiteFile } from './siteFile'

/** @returns nothing where the file can stay as it is */
export function newsletterForm(
  endpoint = contactEndpoint,
  frame: string = site.newsletter.frame,
): SiteFile[] {
  if (!isOutside(endpoint) || isOutside(frame)) return []
  const path = `${frame}index.html`
  const make = async () =>
    (await readFile(`public${path}`, 'utf8')).replace(
      /(?<= action=")\/api\/contact(?=[?"])/g,
      () => endpoint,
    )
  return [[path, make]]
}
