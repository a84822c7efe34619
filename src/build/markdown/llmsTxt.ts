/** For AI readers: a Markdown twin of each page, `/llms.txt` (llmstxt.org), and all of it in `/llms-full.txt`. */
import { categories } from '../../articles/schema'
import { menu, services, site } from '../../site'
import { markdownUrl } from '../../urls'
import { type Built, type BuiltPage, found, type OutputFile } from '../builtSite'
import { address } from '../structuredData/organization'
import { markdownOf } from './pageMarkdown'

const entry = ({ data }: BuiltPage) =>
  `- [${data.meta.title.replace(/[[\]]/g, '\\$&')}](${address(markdownUrl(data.path))}): ${data.meta.description}`

const main: readonly string[] = [
  ...menu.map(({ to }) => to),
  ...services.map(({ link }) => link.to),
]

/** The table of contents: who the firm is, then links to Markdown under second-level headings. */
function index(built: Built): string {
  const pages = found(built)
  const first = pages.filter(({ data }) => main.includes(data.path))
  const guides = pages.filter(({ data }) => !data.meta.article && !main.includes(data.path))
  const lists: [string, BuiltPage[]][] = [
    ['The firm and its services', first],
    ...categories.map((category): [string, BuiltPage[]] => [
      `Articles: ${category}`,
      pages.filter(({ data }) => data.meta.article?.section === category),
    ]),
    ['Optional', guides],
  ]
  const parts = lists
    .filter(([, list]) => list.length > 0)
    .map(([heading, list]) => `## ${heading}\n\n${list.map(entry).join('\n')}`)
  const place = `${site.locations.join(' and ')}. Write to ${site.email}. Every page of ${address('/')} is there as Markdown: its address and \`.md\`.`
  return `${[`# ${site.name}`, `> ${site.blurb}`, place, ...parts].join('\n\n')}\n`
}

export async function aiReaderFiles(built: Built): Promise<OutputFile[]> {
  const twins: OutputFile[] = []
  for (const { data, html } of found(built))
    twins.push([markdownUrl(data.path), await markdownOf(data, html)])
  const full = [`# ${site.name}\n\n> ${site.blurb}\n`, ...twins.map(([, text]) => String(text))]
  return [...twins, ['/llms.txt', index(built)], ['/llms-full.txt', full.join('\n---\n\n')]]
}
