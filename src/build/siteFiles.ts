/** The files of `dist/` that follow from the list of all pages. */
import { toCard } from '../articles/toCard'
import type { SiteContent } from '../content/loadSite'
import { searchTermsUrl } from '../search/searchTerm'
import { feedFiles } from './feeds/feeds'
import type { LostAddress } from './lostAddresses'
import { llmsTxt } from './markdown/llmsTxt'
import { newsletterForm } from './newsletterForm'
import { portraitFiles } from './portraits/portraitFiles'
import { redirects } from './redirects'
import { searchTerms } from './searchIndex/searchTerms'
import { securityTxt, securityTxtUrl } from './securityTxt'
import type { SiteFile } from './siteFile'
import { robotsTxt, sitemapXml } from './sitemap'

/** @param lost addresses of the last build that lead nowhere */
export const siteFiles = (site: SiteContent, lost: readonly LostAddress[] = []): SiteFile[] => [
  [
    '/articles.json',
    () => JSON.stringify({ articles: site.articles.map(({ article }) => toCard(article)) }),
  ],
  [searchTermsUrl, async () => JSON.stringify(await searchTerms())],
  ...feedFiles(site),
  ...portraitFiles(),
  ...newsletterForm(),
  ['/sitemap.xml', () => sitemapXml(site)],
  ['/robots.txt', robotsTxt],
  [securityTxtUrl, () => securityTxt(site)],
  ['/llms.txt', () => llmsTxt(site)],
  ['/_redirects', () => redirects(site.pages.values(), lost)],
]
