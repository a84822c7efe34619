/** How visitors find their way: breadcrumbs, the highlighted item of the menu, contents of reading pages, the footer's guides. */
import { describe, expect, it } from 'vitest'
import { legal, menu } from '../../site'
import { dataUrl, feeds } from '../../urls'
import { graphsOf, hrefsIn, listed, pageAt, pages, pathOf, read } from './readDist'

const menuPaths: readonly string[] = menu.map(({ to }) => to)
const breadcrumbsOf = (document: Document) => hrefsIn(document, 'nav[aria-label=Breadcrumb] a')

describe.each(pages.filter(({ path }) => path !== '/404'))('$path', ({ path, document }) => {
  const above = breadcrumbsOf(document)

  it('shows the pages above it, unless the menu does', () => {
    if (menuPaths.includes(path)) return expect(above).toEqual([])
    expect(above[0]).toBe('/')
    expect(menuPaths.slice(1)).toContain(above[1])
    return expect(above).not.toContain(path)
  })

  it('highlights its item of the menu', () => {
    const current = document.querySelectorAll('header nav [aria-current]')
    expect(current).toHaveLength(1)
    const isItem = menuPaths.includes(path)
    expect(current[0]?.getAttribute('aria-current')).toBe(isItem ? 'page' : 'true')
    expect(current[0]?.getAttribute('href')).toBe(isItem ? path : above[1])
  })
})

it('tells search engines the same trail', () => {
  for (const { path, document } of listed.filter(({ path }) => !menuPaths.includes(path))) {
    const graph = graphsOf(document)[0]?.['@graph'] ?? []
    const trail = graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement
    const items = [trail].flat().map((item) => pathOf(Object(item).item))
    expect(items, path).toEqual([...breadcrumbsOf(document), path].map((to) => to || '/'))
  }
})

it('highlights nothing on the not-found page, which is at any address', () => {
  const { document } = pageAt('/404')
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(0)
  expect(breadcrumbsOf(document)).toEqual([])
})

it('lists the guides and the legal pages in the footer of every page, and leads back to its top', () => {
  const { footerLinks } = JSON.parse(read(dataUrl('/')))
  const guides: string[] = footerLinks.map(({ to }: { to: string }) => to)
  expect(guides.length).toBeGreaterThan(10)
  const texts = Object.values(legal).map(({ to }) => to)
  for (const { path, document } of pages) {
    expect(hrefsIn(document, 'footer nav[aria-label=Guides] a').sort(), path).toEqual(guides.sort())
    expect(hrefsIn(document, 'footer a'), path).toEqual(expect.arrayContaining(texts))
    const [top] = hrefsIn(document, 'footer a[href^="#"]')
    expect(document.getElementById(top?.slice(1) ?? '')?.tagName, path).toBe('MAIN')
  }
})

it('opens every outbound link in a new tab', () => {
  for (const { path, document } of pages)
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="https:"]'))
      expect(`${link.target} ${link.rel}`, `${path}: ${link.href}`).toContain('_blank noopener')
})

it('lists the headings of a reading page in their order, and no other page has a list', () => {
  const withList = pages.filter(({ document }) => document.querySelector('.page-contents'))
  expect(withList.length).toBeGreaterThan(5)
  for (const { path, document } of withList) {
    const found = hrefsIn(document, '.page-contents a')
    const headings = [...document.querySelectorAll('.guide h2[id]:not(#contents, #takeaways)')]
    expect(found, path).toEqual(headings.map(({ id }) => `#${id}`))
    expect(found.length, path).toBeGreaterThanOrEqual(3)
  }
})

it('leads from an article to the list of its category', () => {
  for (const { path, document } of pages.filter(({ isArticle }) => isArticle)) {
    const [link = ''] = hrefsIn(document, 'article header a[href^="/articles?"]')
    const [category] = [...document.querySelectorAll('meta[property="article:section"]')]
    const { searchParams } = new URL(link, 'http://site')
    expect(searchParams.get('category'), path).toBe(category?.getAttribute('content'))
  }
})

it('shows the feed on the list, and the day on each card', () => {
  const { document } = pageAt('/articles')
  expect(hrefsIn(document, 'main a')).toContain(feeds.rss.url)
  for (const card of document.querySelectorAll('[data-testid=card-article]')) {
    const day = card.querySelector('time')?.getAttribute('datetime') ?? ''
    const article = pageAt(card.getAttribute('href') ?? '').document
    expect(article.querySelector('header time')?.getAttribute('datetime')).toBe(day)
  }
})
