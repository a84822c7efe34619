/** The files that the build writes for machines: each names exactly what may be found, as it is. */
import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { readArticles } from '../../content/readArticles'
import { site } from '../../site'
import { feeds, markdownUrl } from '../../urls'
import { files, metaOf, pages, read } from './site'

const url = (path: string) => new URL(path, site.origin).href
const listed = pages.filter(({ path }) => path !== '/404')
const articlePaths = listed.map(({ path }) => path).filter((path) => path.startsWith('/articles/'))
const xml = (file: string) =>
  new new JSDOM().window.DOMParser().parseFromString(read(file), 'text/xml')
const texts = (parent: Document | Element, name: string) =>
  [...parent.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '')

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

  it('tells when each content last changed: an article’s own day, that of the file of a page', async () => {
    const days = new Map(
      entries.map((entry) => [texts(entry, 'loc')[0], texts(entry, 'lastmod')[0]]),
    )
    for (const { slug, date, updated } of await readArticles())
      expect(days.get(url(`/articles/${slug}`)), slug).toBe(updated ?? date)
    const declared = /updated: '([^']+)'/.exec(readFileSync('src/pages/clients.ts', 'utf8'))?.[1]
    expect(days.get(url('/clients'))).toBe(declared)
  })

  it('names pictures that are there, three for each drawn cover', () => {
    const images = texts(xml('/sitemap.xml'), 'image:loc')
    expect(images.filter((image) => !files.includes(image.slice(site.origin.length)))).toEqual([])
    for (const path of articlePaths) {
      const slug = path.split('/').pop()
      const own = images.filter(
        (image) => image.includes(`/covers/${slug}-`) && image.endsWith('.png'),
      )
      expect(own.length, path).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('pictures of articles', () => {
  it('are 1,200 pixels wide in the three ratios that Google cuts to', () => {
    const ratios = { '16x9': 16 / 9, '4x3': 4 / 3, '1x1': 1 }
    for (const path of articlePaths)
      for (const [name, ratio] of Object.entries(ratios)) {
        const bytes = readFileSync(`dist/covers/${path.split('/').pop()}-${name}.png`)
        expect(bytes.readUInt32BE(16)).toBe(1200)
        expect(bytes.readUInt32BE(16) / bytes.readUInt32BE(20), path).toBeCloseTo(ratio, 2)
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
  const links = {
    rss: texts(xml(feeds.rss.url), 'guid'),
    atom: texts(xml(feeds.atom.url), 'id').slice(1),
    json: json.items.map((item: { url: string }) => item.url),
  }

  it.each(['rss', 'atom', 'json'] as const)(
    '%s has every article, newest first, in full',
    async (kind) => {
      const articles = await readArticles()
      expect(links[kind]).toEqual(articles.map(({ slug }) => url(`/articles/${slug}`)))
      for (const [n, { slug, contents, takeaways = [] }] of articles.entries()) {
        const text = new JSDOM(full[kind][n]).window.document.body.textContent
        for (const part of [...contents.map((each) => each.text), ...takeaways])
          expect(text, slug).toContain(part)
      }
    },
  )

  it.each(['rss', 'atom', 'json'] as const)('%s has full addresses only', (kind) => {
    for (const html of full[kind]) {
      const { document } = new JSDOM(html).window
      const relative = [...document.querySelectorAll('[href], [src]')]
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
  const twins = listed.map(({ path }) => ({ path, text: read(markdownUrl(path)) }))

  it('get a twin of every page, found from its head, with its title and address up front', () => {
    for (const { path, document } of listed) {
      const link = document.querySelector('link[rel=alternate][type="text/markdown"]')
      expect(link?.getAttribute('href')).toBe(markdownUrl(path))
    }
    for (const { path, text } of twins) {
      expect(text.match(/^# .+/)?.[0], path).toBeTruthy()
      expect(text).toContain(`\n- Address: ${url(path)}\n`)
      expect(text, path).not.toMatch(/\]\((?!https?:|mailto:)|<!--|^---$/m)
    }
    expect(files.filter((file) => file.endsWith('.md'))).toHaveLength(listed.length)
  })

  it('find every twin in llms.txt: a title, a summary, lists of links under second-level headings', () => {
    const text = read('/llms.txt')
    expect(text).toMatch(/^# .+\n\n> .+\n\n[^#]+\n\n## /)
    const lists = text.split('\n## ').slice(1)
    for (const list of lists)
      for (const line of list.trim().split('\n').slice(2))
        expect(line).toMatch(/^- \[.+\]\(https?:\/\/\S+\.md\): .+/)
    const links = [...text.matchAll(/\]\((\S+\.md)\)/g)].map(([, link]) => link)
    expect(links.sort()).toEqual(listed.map(({ path }) => url(markdownUrl(path))).sort())
  })

  it('find all of it in llms-full.txt', () => {
    const full = read('/llms-full.txt')
    for (const { path, text } of twins) expect(full.includes(text), path).toBe(true)
  })
})

describe('what is kept out', () => {
  it('stays out of search engines: the not-found page and what only programs read', () => {
    const rules = read('/_headers').split(/\n(?=\S)/)
    const silent = rules
      .filter((rule) => rule.includes('X-Robots-Tag: noindex'))
      .map((rule) => rule.split('\n')[0])
    expect(silent).toEqual(
      expect.arrayContaining(['/data/*', '/articles.json', '/embed/*', '/404']),
    )
    expect(silent.filter((path) => listed.some((page) => page.path === path))).toEqual([])
    const lost = pages.find(({ path }) => path === '/404')
    expect(lost && metaOf(lost.document, 'robots')).toEqual(['noindex, nofollow'])
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
    expect(copies.filter((file) => !file.startsWith('/embed/'))).toEqual([])
  })
})
