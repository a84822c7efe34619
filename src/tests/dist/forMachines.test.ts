/** The files that the build writes for machines: each names exactly what may be found, as it is. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { feedLength } from '../../build/feeds'
import { readSite } from '../../content/readSite'
import { feeds, markdownUrl } from '../../urls'
import { folder } from '../fixture/fixture'
import { articlePages, files, graphsOf, listed, pages, parse, pathOf, read, url } from './readDist'
import { nodesIn, typesOf } from './schemaRules'

const site = await readSite({
  articles: join(folder, 'articles'),
  publicFolder: join(folder, 'public'),
})
const articles = site.articles.map(({ article }) => article)
const xml = (file: string) => parse(read(file), 'text/xml')
const texts = (parent: Document | Element, name: string) =>
  [...parent.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '')

/** The pictures that the structured data of each article names. */
const pictured = articlePages.map(({ path, document }) => {
  const posting = nodesIn(graphsOf(document)).find((node) => typesOf(node).includes('BlogPosting'))
  return { path, pictures: [posting?.image].flat().map(String) }
})

describe('the sitemap', () => {
  const entries = [...xml('/sitemap.xml').querySelectorAll('url')]

  it('lists every page that may be found, by its canonical address, and nothing else', () => {
    expect(entries.map((entry) => texts(entry, 'loc')[0]).sort()).toEqual(
      listed
        .map(({ document }) => document.querySelector('link[rel=canonical]')?.getAttribute('href'))
        .sort(),
    )
    expect(read('/robots.txt')).toContain(`\nSitemap: ${url('/sitemap.xml')}\n`)
  })

  it('dates each page by its content: an article’s own day, that of a page’s file', () => {
    const days = new Map(
      entries.map((entry) => [texts(entry, 'loc')[0], texts(entry, 'lastmod')[0]]),
    )
    for (const { slug, date, updated } of articles)
      expect(days.get(url(`/articles/${slug}`)), slug).toBe(updated ?? date)
    const file = readFileSync(join(folder, 'src/pages/clients.ts'), 'utf8')
    expect(days.get(url('/clients'))).toBe(/updated: '([^']+)'/.exec(file)?.[1])
  })

  it('names pictures that are there: for an article, those of its structured data', () => {
    const images = texts(xml('/sitemap.xml'), 'image:loc').map(pathOf)
    expect(images.filter((image) => !files.includes(image))).toEqual([])
    for (const { path, pictures } of pictured) {
      const entry = entries.find((entry) => texts(entry, 'loc')[0] === url(path))
      expect(entry && texts(entry, 'image:loc'), path).toEqual(pictures)
    }
  })
})

describe('the feeds', () => {
  const json = JSON.parse(read(feeds.json.url))
  const full = {
    rss: texts(xml(feeds.rss.url), 'content:encoded'),
    atom: texts(xml(feeds.atom.url), 'content'),
    json: json.items.map((item: { content_html: string }) => item.content_html),
  }
  const newest = articles.slice(0, feedLength)
  const links = {
    rss: texts(xml(feeds.rss.url), 'guid'),
    atom: texts(xml(feeds.atom.url), 'id').slice(1),
    json: json.items.map((item: { url: string }) => item.url),
  }

  it.each(['rss', 'atom', 'json'] as const)(
    '%s has the newest articles, newest first, in full',
    (kind) => {
      expect(links[kind]).toEqual(newest.map(({ slug }) => url(`/articles/${slug}`)))
      for (const [n, { slug, contents, takeaways = [] }] of newest.entries()) {
        const text = parse(full[kind][n]).body.textContent
        for (const part of [...contents.map((each) => each.text), ...takeaways])
          expect(text, slug).toContain(part)
      }
    },
  )

  it.each(['rss', 'atom', 'json'] as const)('%s has full addresses only', (kind) => {
    for (const html of full[kind]) {
      const relative = [...parse(html).querySelectorAll('[href], [src]')]
        .map((node) => node.getAttribute('href') ?? node.getAttribute('src') ?? '')
        .filter((link) => !/^(https?:\/\/|mailto:)/.test(link))
      expect(relative).toEqual([])
    }
  })

  it('all three are found from every page', () => {
    for (const { path, document } of pages) {
      const found = [...document.querySelectorAll('link[rel=alternate]')].map((link) =>
        link.getAttribute('href'),
      )
      for (const feed of Object.values(feeds)) expect(found, path).toContain(feed.url)
    }
  })
})

describe('AI readers', () => {
  const markdown = listed.map(({ path }) => ({ path, text: read(markdownUrl(path)) }))

  it('get a Markdown version of every page, found from its head, with title and address first', () => {
    for (const { path, document } of listed) {
      const link = document.querySelector('link[rel=alternate][type="text/markdown"]')
      expect(link?.getAttribute('href')).toBe(markdownUrl(path))
    }
    for (const { path, text } of markdown) {
      expect(text, path).toMatch(/^# .+/)
      expect(text).toContain(`\n- Address: ${url(path)}\n`)
      const addresses = [
        ...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/(?<!\\)\]\(([^)\s]+)\)/g),
      ]
      const relative = addresses.filter(([, url = '']) => !/^(https?|mailto):/.test(url))
      expect(relative, path).toEqual([])
      // React writes such between two texts.
      expect(text, path).not.toContain('<!-- -->')
    }
    expect(files.filter((file) => file.endsWith('.md'))).toHaveLength(listed.length)
  })

  it('find every Markdown version in llms.txt: a title, a summary, lists of links under second-level headings', () => {
    const text = read('/llms.txt')
    expect(text).toMatch(/^# .+\n\n> .+\n\n[^#]+\n\n## /)
    const lists = text.split('\n## ').slice(1)
    for (const list of lists)
      for (const line of list.trim().split('\n').slice(2))
        expect(line).toMatch(/^- \[.+\]\(https?:\/\/\S+\.md\): .+/)
    const links = [...text.matchAll(/\]\((\S+\.md)\)/g)].map(([, link]) => link)
    expect(links.sort()).toEqual(listed.map(({ path }) => url(markdownUrl(path))).sort())
  })

  it('find the texts of all pages and of the newest articles in llms-full.txt', () => {
    const full = read('/llms-full.txt')
    const older = new Set(articles.slice(feedLength).map(({ slug }) => `/articles/${slug}`))
    for (const { path, text } of markdown) expect(full.includes(text), path).toBe(!older.has(path))
  })
})

describe('what is kept out', () => {
  it('stays out of search engines: the not-found page and what only programs read', () => {
    const rules = read('/_headers').split(/\n(?=\S)/)
    const noindex = rules
      .filter((rule) => rule.includes('X-Robots-Tag: noindex'))
      .map((rule) => rule.split('\n')[0])
    expect(noindex).toEqual(
      expect.arrayContaining(['/data/*', '/articles.json', '/embed/*', '/404']),
    )
    expect(noindex.filter((path) => listed.some((page) => page.path === path))).toEqual([])
    for (const file of [
      '/sitemap.xml',
      '/llms.txt',
      '/llms-full.txt',
      ...Object.values(feeds).map((feed) => feed.url),
    ])
      expect(read(file), file).not.toMatch(/\/404\b/)
  })

  it('no page has a second file that answers with it', () => {
    const copies = files.filter(
      (file) => /\/index\.html?$|\.htm$/.test(file) && file !== '/index.html',
    )
    expect(copies.filter((file) => !/^\/(embed|admin)\//.test(file))).toEqual([])
  })
})
