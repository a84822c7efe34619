/** Each page as Markdown: an article from its own text, any other page from its data. */
import type { SitePage } from '../content/makePage'
import { headingOf } from '../content/pageNames'
import { quoted } from '../locale'
import type { Section } from '../sections'
import { absoluteUrl, founder, links, site } from '../site'
import { articlePath } from '../urls'
import { articleView, markdownVersion as words } from '../words'

/** @returns a plain text as Markdown that shows it as it is */
export const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_[\]<]|^[#>+-](?= )/g, '\\$&').replace(/^(\d+)(?=[.)] )/, '$1\\')

/** A section or a part of one: what its fields are follows from their names. */
type Part = Readonly<Record<string, unknown>>

/** Which field names a part: the first that it has. */
const titleFields = 'heading title name term value label category'.split(' ')

/** What is shown of a part below its name, in this order; the other fields are for its layout. */
const shownFields =
  'category publication subtitle role audience extent intro label card description choice terms definition excerpt text caption paragraphs body picture portrait illustration rows form connect bulletPoints points items facts values names paths groups index steps articles article note testimonial link action primary secondary'.split(
    ' ',
  )

/** What a section says in other words than its data. */
const differences: Partial<Record<Section['kind'], Part>> = {
  hero: { title: undefined },
  takeaways: { heading: articleView.takeaways },
  // Its steps name them.
  readingPath: { articles: undefined },
  contact: {
    items: site.locations,
    link: { text: site.email, to: links.email },
    secondary: founder.profile && { text: founder.name, to: founder.profile },
  },
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isPart = (value: unknown): value is Part => Object(value) === value && !Array.isArray(value)

const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

/** @returns the blocks of a page's sections, without its own heading */
function sectionsOf({ path, data: { sections }, texts }: SitePage): string[] {
  const listed = sections.flatMap((section) =>
    'articles' in section ? (section.articles ?? []) : [],
  )
  const titles = new Map<string, string>(
    listed.map(({ slug, title }) => [articlePath(slug), title]),
  )

  const link = (text: string, to: string) =>
    `[${escapeMarkdown(text)}](${new URL(to, absoluteUrl(path)).href})`

  /** @throws Error for HTML that comes from no text of the page's file */
  function paragraph(text: string) {
    if (!/^<\w/.test(text)) return escapeMarkdown(text)
    const markdown = texts.get(text)
    if (markdown === undefined) throw new Error(`${path}: a text was rendered without its Markdown`)
    return markdown.trim()
  }

  /** @param parent the part whose field it is the value of */
  function valueBlocks(value: unknown, parent: Part, depth: number): string[] {
    if (isText(value)) return [paragraph(value)]
    if (isPart(value)) return partBlocks(value, depth)
    if (!Array.isArray(value) || value.length === 0) return []
    if (value.every(Array.isArray))
      return [bullets(value.map((row) => escapeMarkdown(row.filter(Boolean).join(', '))))]
    if (value === parent.paragraphs) return value.map(paragraph)
    if (value.every(isText)) return [bullets(value.map(escapeMarkdown))]
    const blocks = value.flatMap((part) => partBlocks(part, depth))
    return blocks.every((block) => block.startsWith('- ')) ? [blocks.join('\n')] : blocks
  }

  /** @param depth of the part's heading, and of those below where it has none */
  function partBlocks(part: Part, depth: number): string[] {
    const { to, url, play, src, alt, text, quote, author } = part
    // An article, or a step of a reading path.
    const listed = isText(part.slug) ? articlePath(part.slug) : part.article
    if (isText(listed)) {
      const about = [part.excerpt, part.why].filter(isText).map(escapeMarkdown)
      const name = isText(part.title) ? part.title : (titles.get(listed) ?? listed)
      return [`- ${[link(name, listed), ...about].join(': ')}`]
    }
    if (isText(quote)) {
      const speaker = [author, part.title].filter(isText).join(', ')
      return [`> ${quoted(escapeMarkdown(quote))}\n>\n> ${escapeMarkdown(speaker)}`]
    }
    const title = titleFields.map((name) => part[name]).find(isText)
    const target = [to, url, play].find(isText)
    if (!title && isText(text) && target) return [link(text, target)]
    const name = title && (target ? link(title, target) : escapeMarkdown(title))
    const below = title ? depth + 1 : depth
    const blocks = name ? [`${'#'.repeat(depth)} ${name}`] : []
    if (isText(src) && typeof alt === 'string')
      blocks.push(`![${escapeMarkdown(alt)}](${absoluteUrl(src)})`)
    const shown = shownFields.map((field) => part[field]).filter((value) => value !== title)
    for (const value of shown) blocks.push(...valueBlocks(value, part, below))
    return blocks
  }
  return sections.flatMap((section) => partBlocks({ ...section, ...differences[section.kind] }, 2))
}

/** @returns the page's Markdown version, with full addresses */
export function pageMarkdown(page: SitePage): string {
  const { path, data, article, markdown = '' } = page
  const { author, category, date: published, takeaways } = article ?? {}
  const facts = [
    `${words.address}: ${absoluteUrl(path)}`,
    author && `${words.author}: ${author}`,
    category && `${words.category}: ${category}`,
    published && `${words.published}: ${published}`,
    `${words.updated}: ${data.meta.updated}`,
  ]
  const blocks = [
    `# ${escapeMarkdown(headingOf(data))}`,
    `> ${escapeMarkdown(data.meta.description)}`,
    bullets(facts.filter(isText)),
  ]
  if (takeaways) blocks.push(`## ${articleView.takeaways}`, bullets(takeaways.map(escapeMarkdown)))
  blocks.push(...(article ? [markdown.trim()] : sectionsOf(page)))
  return `${blocks.join('\n\n')}\n`
}
