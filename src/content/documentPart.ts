/** An article as a part of a document with others: its headings one level down, its ids and the links to them its own. */
import type { Element, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { DocumentPart } from '../articles/schema'
import { personPath } from '../site'
import { readBody } from './articles/articleBody'
import type { SourceArticle } from './articles/readArticles'

const reader = unified().use(rehypeParse, { fragment: true })
const writer = unified().use(rehypeStringify)

/** No slug has two hyphens in a row, so that no id of one part is that of another, or a slug. */
const idIn = (slug: string, id: string) => `${slug}--${id}`

/** Attributes that name ids, in hast's words. */
const references = ['ariaLabelledBy', 'ariaDescribedBy']

function renameIds({ properties }: Element, slug: string) {
  if (typeof properties.id === 'string') properties.id = idIn(slug, properties.id)
  for (const name of references) {
    const ids = [properties[name] ?? []].flat().map((id) => idIn(slug, String(id)))
    if (ids.length > 0) properties[name] = ids
  }
}

/** @param others the slugs of the document's parts */
function renameLink({ properties }: Element, slug: string, others: ReadonlySet<string>) {
  const [, path = '', id] = /^([^#]*)(?:#(.*))?$/.exec(String(properties.href)) ?? []
  const target = path === '' ? slug : path.replace('/articles/', '')
  if (path !== '' && (!path.startsWith('/articles/') || !others.has(target))) return
  properties.href = `#${id ? idIn(target, id) : target}`
}

function shiftHeading(node: Element) {
  const level = Number(/^h([1-5])$/.exec(node.tagName)?.[1])
  if (level) node.tagName = `h${level + 1}`
}

/**
 * @param html the text of an article
 * @param slugs of all articles of the document
 */
export function partHtml(html: string, slug: string, slugs: ReadonlySet<string>): string {
  const tree: Root = reader.parse(html)
  visit(tree, 'element', (node) => {
    shiftHeading(node)
    renameIds(node, slug)
    if (node.tagName === 'a') renameLink(node, slug, slugs)
  })
  return writer.stringify(tree)
}

/** @returns the articles whole, in their order */
export function documentParts(articles: readonly SourceArticle[]): Promise<DocumentPart[]> {
  const slugs = new Set(articles.map(({ slug }) => slug))
  return Promise.all(
    articles.map(async (article) => {
      const { slug, title, excerpt, author, date, updated, reviewed } = article
      const html = partHtml((await readBody(article)).html, slug, slugs)
      const authorPath = personPath(author)
      return { slug, title, excerpt, author, authorPath, date, updated, reviewed, html }
    }),
  )
}
