/** The files of `dist/` that belong to one page, apart from its HTML. */
import { readBody } from '../content/articles/articleBody'
import type { SitePage } from '../content/loadSite'
import { cardUrl, dataUrl, markdownUrl } from '../urls'
import { coverFiles } from './covers/coverFiles'
import { pageMarkdown } from './markdown/pageMarkdown'
import { servedPage } from './servedPage'
import { sharingCard } from './sharingCards/sharingCards'
import type { SiteFile } from './siteFile'

/**
 * @param read gives the page with what the build adds to it
 * @returns its data, its sharing card, and an article's covers and Markdown; the Markdown of any other page is
 * made from its HTML
 */
export function filesOfPage(
  { path, article, load }: SitePage,
  read = async () => servedPage(await load()),
): SiteFile[] {
  const files: SiteFile[] = [
    [dataUrl(path), async () => JSON.stringify(await read())],
    [cardUrl(path), async () => sharingCard(await read())],
  ]
  if (!article) return files
  const markdown = async () => pageMarkdown(await read(), (await readBody(article)).markdown)
  return [...files, [markdownUrl(path), markdown], ...coverFiles(article)]
}
