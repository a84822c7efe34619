/** The newest articles as RSS 2.0, with the full text. */
import { h } from 'hastscript'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { toXml } from 'xast-util-to-xml'
import { x } from 'xastscript'
import type { Article } from '../articles/schema'
import { toTimestamp } from '../content/days'
import { withoutControls } from '../content/sourceFile'
import { fill } from '../locale'
import { absoluteUrl, site } from '../site'
import { articlePath, articlesPath, feed } from '../urls'
import { articleView, sharing } from '../words'
import { readableHtml } from './readableHtml'

/** Readers keep what they have read; all other articles are in the sitemap. */
export const feedLength = 10

/** @returns the takeaways and the text with full addresses; feed readers leave out attributes that they do not know */
function feedHtml({ html, slug, takeaways }: Pick<Article, 'html' | 'slug' | 'takeaways'>) {
  const tree = readableHtml(html, absoluteUrl(articlePath(slug)))
  if (takeaways) {
    const items = takeaways.map((takeaway) => h('li', takeaway))
    tree.children.unshift(h('h2', articleView.takeaways), h('ul', items))
  }
  return unified().use(rehypeStringify).stringify(tree)
}

const rfc822 = (day: string) => new Date(toTimestamp(day)).toUTCString()

/** Elements of a text each, in this order. */
const elements = (texts: Readonly<Record<string, string | undefined>>) =>
  Object.entries(texts).map(([name, text]) => x(name, text))

function itemOf(article: Article) {
  const { slug, title, authors, date, category, excerpt } = article
  const url = absoluteUrl(articlePath(slug))
  return x(
    'item',
    elements({ title, link: url }),
    x('guid', { isPermaLink: 'true' }, url),
    elements({ pubDate: rfc822(date) }),
    authors.map(({ name }) => x('dc:creator', name)),
    elements({ category, description: excerpt }),
    elements({ 'content:encoded': feedHtml(article) }),
  )
}

/** @returns the document as a file, without signs that a reference such as `&#xFFFE;` brings in */
export const xmlFile = (root: Parameters<typeof toXml>[0]): string =>
  withoutControls(
    `<?xml version="1.0" encoding="UTF-8"?>\n${toXml(root, { closeEmptyElements: true })}\n`,
  )

/** @param articles all of them, newest first. @returns the feed, whose texts are cleaned when it is made */
export function articleFeed(articles: readonly Article[]): string {
  const days = articles.map(({ date, updated = date }) => updated)
  // The time of the build would make every feed different.
  const lastModified = days.reduce((a, b) => (a > b ? a : b), '')
  const channel = x(
    'channel',
    elements({ title: fill(sharing.feedTitle, { firm: site.name }) }),
    elements({ link: absoluteUrl(articlesPath) }),
    elements({ description: site.blurb, language: site.language, copyright: site.copyright }),
    elements(lastModified ? { lastBuildDate: rfc822(lastModified) } : {}),
    x('atom:link', { href: absoluteUrl(feed.url), rel: 'self', type: feed.type }),
    articles.slice(0, feedLength).map(itemOf),
  )
  const namespaces = {
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  }
  return xmlFile(x('rss', { version: '2.0', ...namespaces }, channel))
}
