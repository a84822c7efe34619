/** The articles as RSS 2.0, Atom (RFC 4287) and JSON Feed 1.1, each with the full text. */

import { site } from '../../site'
import { feeds } from '../../urls'
import { picturesOf } from '../articleImages'
import { articlePages, type Built, type OutputFile } from '../builtSite'
import { address } from '../structuredData/organization'
import { el, elWith, xmlFile } from '../xml'
import { readable } from './feedHtml'

const title = `${site.name}: articles`
const home = address('/articles')

/** What all feeds say of an article. */
const itemsOf = (built: Built) =>
  articlePages(built).map(({ article, path, dates, data }) => ({
    url: address(path),
    title: article.title,
    summary: article.excerpt,
    html: readable(article, path),
    author: article.author,
    category: article.category,
    tags: [article.category, ...data.meta.keywords],
    image: address(picturesOf(article)[0]),
    ...dates,
  }))

type Item = ReturnType<typeof itemsOf>[number]

const rfc822 = (instant: string) => new Date(instant).toUTCString()

/** The instant at which anything last changed; feeds tell no time of their own. */
const lastOf = (items: Item[]) =>
  items.map(({ modified }) => modified).reduce((a, b) => (Date.parse(a) > Date.parse(b) ? a : b))

const rss = (items: Item[]) =>
  elWith(
    'rss',
    {
      version: '2.0',
      'xmlns:atom': 'http://www.w3.org/2005/Atom',
      'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    },
    el(
      'channel',
      el('title', title),
      el('link', home),
      el('description', site.blurb),
      el('language', site.language),
      el('copyright', site.copyright),
      el('lastBuildDate', rfc822(lastOf(items))),
      elWith('atom:link', { href: address(feeds.rss.url), rel: 'self', type: feeds.rss.type }),
      ...items.map((item) =>
        el(
          'item',
          el('title', item.title),
          el('link', item.url),
          elWith('guid', { isPermaLink: 'true' }, item.url),
          el('pubDate', rfc822(item.published)),
          el('dc:creator', item.author),
          el('category', item.category),
          el('description', item.summary),
          el('content:encoded', item.html),
        ),
      ),
    ),
  )

const atom = (items: Item[]) =>
  elWith(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': site.language },
    el('id', home),
    el('title', title),
    el('subtitle', site.blurb),
    el('rights', site.copyright),
    el('updated', lastOf(items)),
    elWith('link', { rel: 'self', type: feeds.atom.type, href: address(feeds.atom.url) }),
    elWith('link', { rel: 'alternate', type: 'text/html', href: home }),
    el('icon', address('/mark.svg')),
    ...items.map((item) =>
      el(
        'entry',
        el('id', item.url),
        el('title', item.title),
        elWith('link', { rel: 'alternate', type: 'text/html', href: item.url }),
        el('published', item.published),
        el('updated', item.modified),
        el('author', el('name', item.author), el('uri', address('/about'))),
        elWith('category', { term: item.category }),
        el('summary', item.summary),
        elWith('content', { type: 'html' }, item.html),
      ),
    ),
  )

const json = (items: Item[]) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title,
  description: site.blurb,
  home_page_url: home,
  feed_url: address(feeds.json.url),
  icon: address('/mark.svg'),
  language: site.language,
  authors: [{ name: site.name, url: address('/') }],
  items: items.map((item) => ({
    id: item.url,
    url: item.url,
    title: item.title,
    summary: item.summary,
    content_html: item.html,
    image: item.image,
    date_published: item.published,
    date_modified: item.modified,
    authors: [{ name: item.author, url: address('/about') }],
    tags: item.tags,
  })),
})

export function feedFiles(built: Built): OutputFile[] {
  const items = itemsOf(built)
  return [
    [feeds.rss.url, xmlFile(rss(items))],
    [feeds.atom.url, xmlFile(atom(items))],
    [feeds.json.url, `${JSON.stringify(json(items), null, 1)}\n`],
  ]
}
