/** The files that the build writes for machines: each names exactly what may be found, in the form that machines read. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { feedLength } from '../../build/feed'
import { readSite } from '../../content/readSite'
import { site } from '../../site'
import { feed, markdownUrl } from '../../urls'
import { colon, layout, markdownVersion } from '../../words'
import { fixtureFolder, pages } from '../fixture/fixture'
import { articlePages, files, graphsOf, listed, pageAt, parse, pathOf, read, url } from './readDist'
import { nodesIn, typesOf } from './schemaRules'

const { articles: newestFirst } = await readSite({
  articles: join(fixtureFolder, 'articles'),
  publicFolder: join(fixtureFolder, 'public'),
})
const articles = newestFirst.map(({ article }) => article)
const newest = articles.slice(0, feedLength)

const elements = (parent: Document | Element, name: string) => [
  ...parent.getElementsByTagName(name),
]
const texts = (parent: Document | Element, name: string) =>
  elements(parent, name).map(({ textContent }) => textContent ?? '')

/** @throws AssertionError for a text that is not well-formed */
function xml(file: string) {
  const document = parse(read(file), 'text/xml')
  expect(elements(document, 'parsererror')).toEqual([])
  return document
}

/** What has to stand in each element of a name, once, and how it is written. */
function expectOnce(document: Document, name: string, parts: Record<string, RegExp>) {
  const found = elements(document, name)
  expect(found.length).toBeGreaterThan(0)
  for (const element of found)
    for (const rule of Object.entries(parts)) {
      const [part, pattern] = rule
      const children = elements(element, part).filter(({ parentNode }) => parentNode === element)
      const values = children.map(({ textContent }) => textContent)
      expect(values, `${name} ${part}`).toEqual([expect.stringMatching(pattern)])
    }
}

const address = /^https?:\/\/\S+$/
const time = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/
const mailTime = /^\w{3}, \d\d \w{3} \d{4} [\d:]{8} (GMT|[+-]\d{4})$/

const sitemap = xml('/sitemap.xml')
const entries = new Map(elements(sitemap, 'url').map((entry) => [texts(entry, 'loc')[0], entry]))
const dayOf = (path: string) => {
  const entry = entries.get(url(path))
  return entry && texts(entry, 'lastmod')[0]
}

it('the sitemap lists every page that may be found, once, and robots.txt names it', () => {
  expectOnce(sitemap, 'url', { loc: address, lastmod: /^\d{4}-\d\d-\d\d/ })
  expect([...entries.keys()].sort()).toEqual(listed.map(({ path }) => url(path)).sort())
  expect(read('/robots.txt')).toContain(`\nSitemap: ${url('/sitemap.xml')}\n`)
})

it('the sitemap dates each page by its content: an article’s own day, that of a page’s file', () => {
  const days = articles.map(({ slug }) => dayOf(`/articles/${slug}`))
  expect(days).toEqual(articles.map(({ date, updated }) => updated ?? date))
  const file = readFileSync(join(fixtureFolder, `src/pages${pages.samples}.ts`), 'utf8')
  expect(dayOf(pages.samples)).toBe(/updated: '([^']+)'/.exec(file)?.[1])
})

it('the sitemap names pictures that are there: for an article, those of its structured data', () => {
  const images = texts(sitemap, 'image:loc').map(pathOf)
  expect(images.filter((image) => !files.includes(image))).toEqual([])
  for (const page of articlePages) {
    const { path, document } = page
    const nodes = nodesIn(graphsOf(document))
    const posting = nodes.find((node) => typesOf(node).includes('BlogPosting'))
    const entry = entries.get(url(path))
    const images = [posting?.image].flat()
    expect(entry && texts(entry, 'image:loc'), path).toEqual(images)
    expect(images).toContainEqual(expect.stringMatching(/\.png$/))
  }
})

const rss = xml(feed.url)
const contents = texts(rss, 'content:encoded')

it('the feed has what its specification requires', () => {
  expectOnce(rss, 'channel', { title: /./, link: address, description: /./ })
  expectOnce(rss, 'item', { title: /./, link: address, guid: address, pubDate: mailTime })
})

it('the feed has the newest articles, newest first, in full, with full addresses', () => {
  expect(texts(rss, 'guid')).toEqual(newest.map(({ slug }) => url(`/articles/${slug}`)))
  newest.forEach(({ slug, contents: headings, takeaways = [] }, n) => {
    const { body } = parse(contents[n] ?? '')
    for (const part of [...headings.map(({ text }) => text), ...takeaways])
      expect(body.textContent, slug).toContain(part)
    const addresses = [...body.querySelectorAll('[href], [src]')].map(
      (node) => node.getAttribute('href') ?? node.getAttribute('src'),
    )
    expect(addresses.filter((each) => !/^(https?:\/\/|mailto:)/.test(each ?? ''))).toEqual([])
    // What serves the page only.
    expect(body.querySelectorAll('.anchor, button'), slug).toHaveLength(0)
  })
})

const markdown = listed.map(({ path }) => ({ path, text: read(markdownUrl(path)) }))

it('AI readers get a Markdown version of every page, with title and address first, and full addresses', () => {
  for (const version of markdown) {
    const { path, text } = version
    expect(text, path).toMatch(/^# .+/)
    expect(text).toContain(`\n- ${markdownVersion.address}${colon}${url(path)}\n`)
    const links = text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/(?<!\\)\]\(([^)\s]+)\)/g)
    const relative = [...links].filter(([, link = '']) => !/^(https?|mailto|tel):/.test(link))
    expect(relative, path).toEqual([])
    // React writes such between two texts.
    expect(text, path).not.toContain('<!-- -->')
  }
  expect(files.filter((file) => file.endsWith('.md'))).toHaveLength(listed.length)
})

const lettersOf = (text: string | null) => text?.replace(/[^\p{L}\p{N}]+/gu, '') ?? ''
const ownPages = listed.filter(({ isArticle }) => !isArticle)

it.each(ownPages)('AI readers get every sentence of $path', ({ path, document }) => {
  const markdown = lettersOf(read(markdownUrl(path)))
  const blocks = [...document.querySelectorAll('main :is(p, dd, li, h2, h3, details)')]
  const shown = blocks.filter((block) => !block.closest('form, .needs-script, [hidden]'))
  const nodes = shown.flatMap(({ childNodes }) => [...childNodes])
  const texts = nodes.filter(({ nodeType }) => nodeType === 3).map((node) => node.nodeValue)
  expect(texts.filter((text) => !markdown.includes(lettersOf(text)))).toEqual([])
})

it('AI readers find every Markdown version in llms.txt: a title, a summary, lists of links under second-level headings', () => {
  const text = read('/llms.txt')
  expect(text.split('\n')[0]).toBe(`# ${site.name}`)
  expect(text).toMatch(/^# .+\n\n> .+\n\n[^#]+\n\n## /)
  for (const list of text.split('\n## ').slice(1))
    for (const line of list.trim().split('\n').slice(2))
      expect(line).toMatch(/^- \[.+\]\(https?:\/\/\S+\.md\): .+/)
  const links = [...text.matchAll(/\]\((\S+\.md)\)/g)].map(([, link]) => link)
  expect(links.sort()).toEqual(listed.map(({ path }) => url(markdownUrl(path))).sort())
})

it('AI readers find the texts of all pages and of the newest articles in llms-full.txt', () => {
  const full = read('/llms-full.txt')
  const older = new Set(articles.slice(feedLength).map(({ slug }) => `/articles/${slug}`))
  const missing = markdown.filter(({ text }) => !full.includes(text))
  expect(missing.map(({ path }) => path).sort()).toEqual([...older].sort())
})

/** Elements within a line of text; others begin a line. */
const withinLine = 'a, abbr, b, button, cite, code, em, q, small, span, strong, text, time'
const lineOf = ({ parentElement }: Node) => {
  let element = parentElement
  while (element?.matches(withinLine)) element = element.parentElement
  return element
}

it.each(listed)(
  'programs that know no styles read $path with blanks between the words of two elements',
  ({ document }) => {
    const walker = document.createTreeWalker(document.body, 4)
    const joined: string[] = []
    let before = walker.nextNode()
    for (let node = walker.nextNode(); before && node; node = walker.nextNode()) {
      const words = [before.nodeValue, node.nodeValue]
      const isOneLine = lineOf(before) === lineOf(node) && !node.parentElement?.closest('pre')
      if (isOneLine && before.parentElement !== node.parentElement)
        if (/[\p{L}\p{N}]\|[\p{L}\p{N}]/u.test(words.join('|'))) joined.push(words.join('|'))
      before = node
    }
    expect(joined).toEqual([])
  },
)

it('programs that know no styles read nothing that has not happened', () => {
  const { body } = pageAt('/contact').document
  const sent = body.querySelector<HTMLElement>('#sent')?.dataset.text
  for (const text of [layout.loadFailed, sent]) expect(body.textContent).not.toContain(text)
})

it('search engines are kept from the not-found page and from what only programs read', () => {
  const rules = read('/_headers').split(/\n(?=\S)/)
  const noindex = rules
    .filter((rule) => rule.includes('X-Robots-Tag: noindex'))
    .map((rule) => rule.split('\n')[0])
  expect(noindex).toEqual(expect.arrayContaining(['/data/*', '/articles.json', '/embed/*', '/404']))
  expect(noindex.filter((path) => listed.some((page) => page.path === path))).toEqual([])
})

it('security.txt has the fields of RFC 9116, once each, and is valid for a year at most', () => {
  const path = '/.well-known/security.txt'
  const text = read(path)
  expect(text).toMatch(/[^\n]\n$/)
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? []
  expect(text.trimEnd().split('\n').sort()).toEqual([
    `Canonical: ${url(path)}`,
    `Contact: mailto:${site.email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${site.language}`,
  ])
  expect(expires).toMatch(time)
  const newestDay = Math.max(...texts(xml('/sitemap.xml'), 'lastmod').map(Date.parse))
  const days = (Date.parse(expires) - newestDay) / 86_400_000
  expect(days).toBeGreaterThan(0)
  expect(days).toBeLessThanOrEqual(366)
})
