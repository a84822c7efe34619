/** Each page as Markdown: an article from its own source, any other page from what it shows. */
import type { Root as Markdown } from 'mdast'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import type { PageData } from '../../page'
import { headingOf } from '../pageNames'
import { address } from '../structuredData/organization'
import { contentOf } from './mainContent'

const printer = unified().use(remarkGfm).use(remarkStringify, { bullet: '-', rule: '-' })
const reader = unified().use(remarkParse).use(remarkGfm)
const toMarkdown = unified().use(rehypeRemark)

/** The source with full addresses; as on the page, HTML is text and its comments vanish. */
function fromSource(source: string, path: string): string {
  const tree: Markdown = reader.parse(source)
  visit(tree, (node, index, parent) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      node.url = new URL(node.url, address(path)).href
    if (node.type === 'html' && parent && index !== undefined) {
      const value = node.value.replace(/<!--[\s\S]*?-->/g, '').trim()
      parent.children.splice(index, 1, { type: 'text', value })
      return SKIP
    }
    return undefined
  })
  return printer.stringify(tree)
}

const day = (instant: string) => instant.slice(0, 10)

/** Title, description and what else is known, in front of the text. */
function opening(page: PageData): string {
  const { meta, path } = page
  const facts = [
    ['Address', address(path)],
    ['Author', meta.article && meta.author],
    ['Category', meta.article?.section],
    ['Published', meta.article && day(meta.article.published)],
    ['Updated', meta.updated],
  ].flatMap(([name, value]) => (value ? [`- ${name}: ${value}`] : []))
  return `# ${headingOf(page)}\n\n> ${meta.description}\n\n${facts.join('\n')}\n`
}

/**
 * @param html the whole prerendered document
 * @returns the page's twin in Markdown, all addresses in full
 */
export async function markdownOf(page: PageData, html: string): Promise<string> {
  const takeaways = page.sections.flatMap((section) =>
    section.kind === 'article' ? (section.article.takeaways ?? []) : [],
  )
  const body = page.markdown
    ? fromSource(page.markdown, page.path)
    : printer.stringify(await toMarkdown.run(contentOf(html, page.path)))
  const end =
    takeaways.length > 0 ? ['## Key takeaways', takeaways.map((t) => `- ${t}`).join('\n')] : []
  return `${[opening(page).trim(), body.trim(), ...end].join('\n\n')}\n`
}
