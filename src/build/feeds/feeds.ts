/** The newest articles as RSS 2.0, Atom (RFC 4287) and JSON Feed 1.1, each with the full text. */
import { x } from 'xastscript'
import { readBody } from '../../content/articles/articleBody'
import type { ArticlePage, SiteContent } from '../../content/loadSite'
import { absoluteUrl, personPath, site } from '../../site'
import { feeds } from '../../urls'
import { articleImages } from '../articleImages'
import type { SiteFile } from '../siteFile'
import { xmlFile } from '../xml'
import { feedHtml } from './feedHtml'

/** Readers keep what they have read; all other articles are in the sitemap. */
export const feedLength = 10

const title = `${site.name}: articles`
const home = absoluteUrl('/articles')

/** The fields of an article that all feeds have. */
const toItem = async ({ article, path, meta }: ArticlePage) => ({
  url: absoluteUrl(path),
  title: article.title,
  summary: article.excerpt,
  html: feedHtml({ ...article, ...(await readBody(article)) }, path),
  author: article.author,
  authorUrl: absoluteUrl(personPath(article.author)),
  category: article.category,
  tags: [article.category, ...article.keywords],
  image: absoluteUrl(articleImages(article)[0]),
  published: meta.article?.published ?? '',
  modified: meta.article?.modified ?? '',
})

type Item = Awaited<ReturnType<typeof toItem>>

const rfc822 = (timestamp: string) => new Date(timestamp).toUTCString()

/** When any article last changed: the time of the build would make every feed different. */
const lastModified = (items: Item[]) =>
  items.map(({ modified }) => modified).reduce((a, b) => (Date.parse(a) > Date.parse(b) ? a : b))

const rss = (items: Item[]) =>
  x(
    'rss',
    {
      version: '2.0',
      'xmlns:atom': 'http://www.w3.org/2005/Atom',
      'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    },
    x('channel', [
      x('title', title),
      x('link', home),
      x('description', site.blurb),
      x('language', site.language),
      x('copyright', site.copyright),
      x('lastBuildDate', rfc822(lastModified(items))),
      x('atom:link', { href: absoluteUrl(feeds.rss.url), rel: 'self', type: feeds.rss.type }),
      ...items.map((item) =>
        x('item', [
          x('title', item.title),
          x('link', item.url),
          x('guid', { isPermaLink: 'true' }, item.url),
          x('pubDate', rfc822(item.published)),
          x('dc:creator', item.author),
          x('category', item.category),
          x('description', item.summary),
          x('content:encoded', item.html),
        ]),
      ),
    ]),
  )

const atom = (items: Item[]) =>
  x('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': site.language }, [
    x('id', home),
    x('title', title),
    x('subtitle', site.blurb),
    x('rights', site.copyright),
    x('updated', lastModified(items)),
    x('link', { rel: 'self', type: feeds.atom.type, href: absoluteUrl(feeds.atom.url) }),
    x('link', { rel: 'alternate', type: 'text/html', href: home }),
    x('icon', absoluteUrl('/mark.svg')),
    ...items.map((item) =>
      x('entry', [
        x('id', item.url),
        x('title', item.title),
        x('link', { rel: 'alternate', type: 'text/html', href: item.url }),
        x('published', item.published),
        x('updated', item.modified),
        x('author', [x('name', item.author), x('uri', item.authorUrl)]),
        x('category', { term: item.category }),
        x('summary', item.summary),
        x('content', { type: 'html' }, item.html),
      ]),
    ),
  ])

const json = (items: Item[]) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title,
  description: site.blurb,
  home_page_url: home,
  feed_url: absoluteUrl(feeds.json.url),
  icon: absoluteUrl('/mark.svg'),
  language: site.language,
  authors: [{ name: site.name, url: absoluteUrl('/') }],
  items: items.map((item) => ({
    id: item.url,
    url: item.url,
    title: item.title,
    summary: item.summary,
    content_html: item.html,
    image: item.image,
    date_published: item.published,
    date_modified: item.modified,
    authors: [{ name: item.author, url: item.authorUrl }],
    tags: item.tags,
  })),
})

export function feedFiles({ articles }: SiteContent): SiteFile[] {
  let items: Promise<Item[]> | undefined
  const readItems = () => {
    items ??= Promise.all(articles.slice(0, feedLength).map(toItem))
    return items
  }
  return [
    [feeds.rss.url, async () => xmlFile(rss(await readItems()))],
    [feeds.atom.url, async () => xmlFile(atom(await readItems()))],
    [feeds.json.url, async () => `${JSON.stringify(json(await readItems()), null, 1)}\n`],
  ]
}
