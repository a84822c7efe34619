/** `/llms.txt`, the table of contents for AI readers (llmstxt.org), and `/llms-full.txt`, its texts in one file. */
import { categories } from '../../articles/card'
import { readBody } from '../../content/articles/articleBody'
import type { SiteContent, SitePage } from '../../content/loadSite'
import { absoluteUrl, menu, readingPaths, services, site } from '../../site'
import { markdownUrl } from '../../urls'
import { feedLength } from '../feeds/feeds'
import { indexable } from '../siteFile'
import { escapeBrackets, pageMarkdown } from './pageMarkdown'

const entry = ({ meta, path }: SitePage) =>
  `- [${escapeBrackets(meta.title)}](${absoluteUrl(markdownUrl(path))}): ${escapeBrackets(meta.description)}`

const title = `# ${site.name}\n\n> ${site.blurb}\n`

const mainPaths: readonly string[] = [...menu, ...Object.values(services)].map(({ to }) => to)

/** Who the firm is, then links to the Markdown of each page, under headings of level 2. */
export function llmsTxt(content: SiteContent): string {
  const pages = indexable(content)
  const isMain = ({ path }: SitePage) => mainPaths.includes(path)
  const isPath = ({ path }: SitePage) =>
    path === readingPaths.to || content.paths.some(({ to }) => to === path)
  const lists: [heading: string, pages: SitePage[]][] = [
    ['The firm and its services', pages.filter(isMain)],
    [readingPaths.text, pages.filter(isPath)],
    ...categories.map((category): [string, SitePage[]] => [
      `Articles: ${category}`,
      pages.filter(({ meta }) => meta.article?.section === category),
    ]),
    ['Optional', pages.filter((page) => !page.meta.article && !isMain(page) && !isPath(page))],
  ]
  const parts = lists
    .filter(([, list]) => list.length > 0)
    .map(([heading, list]) => `## ${heading}\n\n${list.map(entry).join('\n')}\n`)
  const about = `${site.locations.join(' and ')}. Write to ${site.email}. Every page of ${absoluteUrl('/')} is there as Markdown: its address and \`.md\`.\n`
  return [title, about, ...parts].join('\n')
}

/** @param pages the Markdown versions of the firm's pages, by path; those of the newest articles follow */
export async function llmsFullTxt({ articles }: SiteContent, pages: ReadonlyMap<string, string>) {
  const newest = articles.slice(0, feedLength).map(async ({ article, load }) => {
    return pageMarkdown(await load(), (await readBody(article)).markdown)
  })
  const ordered = [...pages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)
  return [title, ...ordered, ...(await Promise.all(newest))].join('\n---\n\n')
}
