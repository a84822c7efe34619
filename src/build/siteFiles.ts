/**
 * The files of `dist/` that follow from the content alone, by their path: the build writes all of them,
 * the development server answers with the one that is asked for.
 */
import { toCard } from '../articles/toCard'
import type { SiteContent } from '../content/loadSite'
import { dataUrl } from '../urls'
import { coverFiles } from './covers/coverFiles'
import { feedFiles } from './feeds/feeds'
import { llmsTxt } from './markdown/llmsTxt'
import { redirects } from './redirects'
import { articleTerms } from './searchIndex/articleTerms'
import { searchFiles } from './searchIndex/searchFiles'
import { servedPage } from './servedPage'
import { sharingCardFiles } from './sharingCards/sharingCards'
import type { SiteFile } from './siteFile'
import { robotsTxt, sitemapXml } from './sitemap'

export async function siteFiles(site: SiteContent): Promise<Map<string, SiteFile[1]>> {
  const pages = [...site.pages.values()]
  const articles = [...site.articles.values()].map(({ article }) => article)
  const search = await searchFiles(articles, articleTerms)
  return new Map<string, SiteFile[1]>([
    ...pages.map((page): SiteFile => [dataUrl(page.path), () => JSON.stringify(servedPage(page))]),
    ['/articles.json', () => JSON.stringify({ articles: articles.map(toCard) })],
    ...[...search].map(([path, text]): SiteFile => [path, () => text]),
    ...articles.flatMap(coverFiles),
    ...sharingCardFiles(site),
    ...feedFiles(site),
    ['/sitemap.xml', () => sitemapXml(site)],
    ['/robots.txt', robotsTxt],
    ['/llms.txt', () => llmsTxt(site)],
    ['/_redirects', () => redirects(pages)],
  ])
}
