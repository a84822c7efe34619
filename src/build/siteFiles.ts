/** The files of `dist/` that follow from the list of all pages. */
import { toCard } from '../articles/toCard'
import type { SiteContent } from '../content/loadSite'
import { searchTermsUrl } from '../search/searchTerm'
import { feedFiles } from './feeds/feeds'
import { llmsTxt } from './markdown/llmsTxt'
import { newsletterForm } from './newsletterForm'
import { portraitFiles } from './portraits/portraitFiles'
import { searchTerms } from './searchIndex/searchTerms'
import { securityTxt, securityTxtUrl } from './securityTxt'
import type { SiteFile } from './siteFile'
import { robotsTxt, sitemapXml } from './sitemap'

export const siteFiles = (site: SiteContent): SiteFile[] => [
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
]
