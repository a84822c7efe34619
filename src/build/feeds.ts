/** The newest articles as RSS 2.0, Atom (RFC 4287) and JSON Feed 1.1, each with the full text. */
import { h } from 'hastscript'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { toXml } from 'xast-util-to-xml'
import { x } from 'xastscript'
import type { Article, Person } from '../articles/schema'
import { toTimestamp } from '../content/days'
import type { Site } from '../content/readSite'
import { absoluteUrl, site } from '../site'
import { feeds } from '../urls'
import { personNamed } from './structuredData'
import type { SiteFile } from './writeDist'

/** Readers keep what they have read; all other articles are in the sitemap. */
export const feedLength = 10

const title = `${site.name}: articles`
const home = absoluteUrl('/articles')
const icon = absoluteUrl('/mark.svg')
const { blurb, language, copyright } = site

const processor = unified().use(rehypeParse, { fragment: true }).use(rehypeStringify)

/** What serves the page only: links to headings, controls and drawings. */
const excluded = ['button', 'details', 'svg', 'anchor', 'needs-script']

/** @returns the takeaways and the text with full addresses; feed readers leave out attributes that they do not know */
function feedHtml({ html, slug, takeaways }: Pick<Article, 'html' | 'slug' | 'takeaways'>) {
  const tree = processor.parse(html)
  const base = absoluteUrl(`/articles/${slug}`)
  visit(tree, 'element', ({ tagName, properties }, index, parent) => {
    const names = [tagName, properties.className].flat()
    if (parent && index !== undefined && names.some((name) => excluded.includes(`${name}`))) {
      parent.children.splice(index, 1)
      return index
    }
    for (const name of ['href', 'src'])
      if (name in properties) properties[name] = new URL(String(properties[name]), base).href
    return undefined
  })
  if (takeaways) {
    const items = takeaways.map((takeaway) => h('li', takeaway))
    tree.children.unshift(h('h2', 'Key takeaways'), h('ul', items))
  }
  return processor.stringify(tree)
}

/** The fields of an article as JSON Feed names them, which the other formats follow. */
function toItem(article: Article, people: readonly Person[]) {
  const { slug, author, date, updated = date, category, keywords } = article
  const url = absoluteUrl(`/articles/${slug}`)
  return {
    id: url,
    url,
    title: article.title,
    summary: article.excerpt,
    content_html: feedHtml(article),
    image: absoluteUrl(article.image),
    date_published: toTimestamp(date),
    date_modified: toTimestamp(updated),
    authors: [{ name: author, url: absoluteUrl(personNamed(author, people).path) }],
    tags: [category, ...keywords],
  }
}

type Item = ReturnType<typeof toItem>

const rfc822 = (timestamp: string) => new Date(timestamp).toUTCString()

/** When any article last changed: the time of the build would make every feed different. */
const lastModified = (items: readonly Item[]) =>
  items.map(({ date_modified }) => date_modified).reduce((a, b) => (a > b ? a : b))

/** Elements of a text each, in this order. */
const elements = (texts: Readonly<Record<string, string | undefined>>) =>
  Object.entries(texts).map(([name, text]) => x(name, text))

const rss = (items: readonly Item[]) =>
  x(
    'rss',
    {
      version: '2.0',
      'xmlns:atom': 'http://www.w3.org/2005/Atom',
      'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    },
    x(
      'channel',
      elements({ title, link: home, description: blurb, language, copyright }),
      x('lastBuildDate', rfc822(lastModified(items))),
      x('atom:link', { href: absoluteUrl(feeds.rss.url), rel: 'self', type: feeds.rss.type }),
      items.map(({ title, url, date_published, authors, tags, summary, content_html }) =>
        x(
          'item',
          elements({ title, link: url }),
          x('guid', { isPermaLink: 'true' }, url),
          elements({ pubDate: rfc822(date_published), 'dc:creator': authors[0]?.name }),
          elements({ category: tags[0], description: summary, 'content:encoded': content_html }),
        ),
      ),
    ),
  )

const atom = (items: readonly Item[]) =>
  x(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language },
    elements({ id: home, title, subtitle: blurb, rights: copyright, updated: lastModified(items) }),
    x('link', { rel: 'self', type: feeds.atom.type, href: absoluteUrl(feeds.atom.url) }),
    x('link', { rel: 'alternate', type: 'text/html', href: home }),
    x('icon', icon),
    items.map(({ id, title, url, date_published, date_modified, authors, tags, ...texts }) =>
      x(
        'entry',
        elements({ id, title }),
        x('link', { rel: 'alternate', type: 'text/html', href: url }),
        elements({ published: date_published, updated: date_modified }),
        authors.map(({ name, url: uri }) => x('author', elements({ name, uri }))),
        x('category', { term: tags[0] }),
        x('summary', texts.summary),
        x('content', { type: 'html' }, texts.content_html),
      ),
    ),
  )

const json = (items: readonly Item[]) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title,
  description: blurb,
  home_page_url: home,
  feed_url: absoluteUrl(feeds.json.url),
  icon,
  language,
  authors: [{ name: site.name, url: absoluteUrl('/') }],
  items,
})

/** @returns the document as a file */
export const xmlFile = (root: Parameters<typeof toXml>[0]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${toXml(root, { closeEmptyElements: true })}\n`

/** @returns the three files; the texts are cleaned when one of them is made */
export function feedFiles({ articles, people }: Pick<Site, 'articles' | 'people'>): SiteFile[] {
  const items = () => articles.slice(0, feedLength).map(({ article }) => toItem(article, people))
  return [
    [feeds.rss.url, () => xmlFile(rss(items()))],
    [feeds.atom.url, () => xmlFile(atom(items()))],
    [feeds.json.url, () => `${JSON.stringify(json(items()), null, 1)}\n`],
  ]
}
