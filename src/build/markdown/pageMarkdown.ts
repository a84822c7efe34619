/** Each page as Markdown: an article from its own source, any other page from what it shows. */
import rehypeRemark from 'rehype-remark'
import { unified } from 'unified'
import { markdownPrinter } from '../../content/markdown/printMarkdown'
import { headingOf } from '../../content/pageNames'
import type { PageData } from '../../page'
import { absoluteUrl } from '../../site'
import { mainContent } from './mainContent'

const toMarkdown = unified().use(rehypeRemark)

/** Escapes brackets, so that a text in Markdown contains no link. */
export const escapeBrackets = (text: string) => text.replace(/[[\]]/g, '\\$&')

const day = (instant: string) => instant.slice(0, 10)

/** What stands in front of the text: title, description, address, author and dates. */
function opening(page: PageData): string {
  const { meta, path } = page
  const facts = [
    ['Address', absoluteUrl(path)],
    ['Author', meta.article && meta.author],
    ['Category', meta.article?.section],
    ['Published', meta.article && day(meta.article.published)],
    ['Updated', meta.updated],
  ].flatMap(([name, value]) => (value ? [`- ${name}: ${value}`] : []))
  return `# ${escapeBrackets(headingOf(page))}\n\n> ${escapeBrackets(meta.description)}\n\n${facts.join('\n')}\n`
}

/** @returns the text of a prerendered document as Markdown, all addresses in full */
export async function textOfPage(html: string, path: string) {
  return markdownPrinter.stringify(await toMarkdown.run(mainContent(html, path)))
}

/**
 * @param body its text as Markdown, all addresses in full
 * @returns the page's Markdown version
 */
export function pageMarkdown(page: PageData, body: string) {
  const takeaways = page.sections.flatMap((section) =>
    section.kind === 'article' ? (section.article.takeaways ?? []) : [],
  )
  const start =
    takeaways.length > 0
      ? ['## Key takeaways', takeaways.map((t) => `- ${escapeBrackets(t)}`).join('\n')]
      : []
  return `${[opening(page).trim(), ...start, body.trim()].join('\n\n')}\n`
}
