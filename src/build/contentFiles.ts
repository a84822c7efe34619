/** The files of `dist/` that follow from the content, apart from the pages' HTML and their pictures. */
import { createHash } from 'node:crypto'
import type { Person } from '../articles/schema'
import { cmsFiles } from '../cms/cmsFiles'
import type { SitePage } from '../content/makePage'
import type { Site } from '../content/readSite'
import type { PageData } from '../page'
import { cardUrl, dataUrl, markdownUrl } from '../urls'
import { drawCover } from './covers'
import { pageMarkdown } from './pageMarkdown'
import { sharingCard } from './sharingCard'
import { siteFiles } from './siteFiles'
import { structuredData } from './structuredData'
import type { SiteFile } from './writeDist'

/** @returns the page with its structured data and its version, for the HTML and for `/data/` */
export function servedPage(page: PageData, people: readonly Person[]): PageData {
  const data = { ...page, structuredData: structuredData(page, people) }
  const hash = createHash('sha256').update(JSON.stringify(data)).digest('base64url')
  return { ...data, version: hash.slice(0, 8) }
}

/** @returns its data, its sharing card, its Markdown where it may be found, and an article's cover unless it has its own */
function filesOfPage(page: SitePage, served: PageData): SiteFile[] {
  const { path, article } = page
  const files: SiteFile[] = [
    [dataUrl(path), () => JSON.stringify(served)],
    [cardUrl(path), () => sharingCard(served)],
  ]
  if (!served.meta.noindex) files.push([markdownUrl(path), () => pageMarkdown(page)])
  if (article && article.image === `/covers/${article.slug}.svg`)
    files.push([article.image, () => drawCover(article.slug, article.category)])
  return files
}

/** @param hasEditor whether those of the editor are among them. @returns what makes each file, by its path */
export function contentFiles(site: Site, hasEditor: boolean): Map<string, SiteFile[1]> {
  const { people, pages } = site
  const ofPages = [...pages.values()].map((page) =>
    filesOfPage(page, servedPage(page.data, people)),
  )
  return new Map([...siteFiles(site), ...(hasEditor ? cmsFiles(people) : []), ...ofPages.flat()])
}
