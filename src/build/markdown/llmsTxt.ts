/** `/llms.txt`, the table of contents for AI readers (llmstxt.org), and `/llms-full.txt`, all pages in one file. */
import { categories } from '../../articles/schema'
import type { SiteContent } from '../../content/loadSite'
import type { PageData } from '../../page'
import { absoluteUrl, menu, services, site } from '../../site'
import { markdownUrl } from '../../urls'
import { indexable } from '../siteFile'
import { escapeBrackets } from './pageMarkdown'

const entry = ({ meta, path }: PageData) =>
  `- [${escapeBrackets(meta.title)}](${absoluteUrl(markdownUrl(path))}): ${escapeBrackets(meta.description)}`

const title = `# ${site.name}\n\n> ${site.blurb}\n`

const mainPaths: readonly string[] = [...menu, ...Object.values(services)].map(({ to }) => to)

/** Who the firm is, then links to the Markdown of each page, under headings of level 2. */
export function llmsTxt(content: SiteContent): string {
  const pages = indexable(content)
  const isMain = ({ path }: PageData) => mainPaths.includes(path)
  const lists: [heading: string, pages: PageData[]][] = [
    ['The firm and its services', pages.filter(isMain)],
    ...categories.map((category): [string, PageData[]] => [
      `Articles: ${category}`,
      pages.filter(({ meta }) => meta.article?.section === category),
    ]),
    ['Optional', pages.filter((page) => !page.meta.article && !isMain(page))],
  ]
  const parts = lists
    .filter(([, list]) => list.length > 0)
    .map(([heading, list]) => `## ${heading}\n\n${list.map(entry).join('\n')}\n`)
  const about = `${site.locations.join(' and ')}. Write to ${site.email}. Every page of ${absoluteUrl('/')} is there as Markdown: its address and \`.md\`.\n`
  return [title, about, ...parts].join('\n')
}

/** @param markdown the Markdown version of each indexable page, by path */
export const llmsFullTxt = (content: SiteContent, markdown: ReadonlyMap<string, string>) =>
  [title, ...indexable(content).map(({ path }) => markdown.get(path))].join('\n---\n\n')
