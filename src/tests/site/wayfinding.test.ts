/** How visitors find their way without a script: from Home to every page, back up, and within a page. */
import { expect, it } from 'vitest'
import { legal, menu } from '../../site'
import { dataUrl } from '../../urls'
import { footer, layout } from '../../words'
import { graphsOf, hrefsIn, listed, origin, pageAt, pages, pathOf, read } from './readDist'

const menuPaths: readonly string[] = menu.map(({ to }) => to)
const breadcrumbsOf = (document: Document) =>
  hrefsIn(document, `nav[aria-label="${layout.breadcrumbs}"] a`)

const paths = new Set<string>(listed.map(({ path }) => path))

/** The number of clicks that each page is away from Home. */
function clicks() {
  const found = new Map([['/', 0]])
  for (const entry of found) {
    const [path, away] = entry
    for (const href of hrefsIn(pageAt(path).document, 'a[href]')) {
      const target = new URL(href, origin + path)
      if (target.origin === origin && paths.has(target.pathname) && !found.has(target.pathname))
        found.set(target.pathname, away + 1)
    }
  }
  return found
}

it('every page and every article is reached from Home within three clicks', () => {
  const found = clicks()
  const far = listed.filter(({ path }) => (found.get(path) ?? Number.POSITIVE_INFINITY) > 3)
  expect(far.map(({ path }) => path)).toEqual([])
  expect(found.size).toBe(listed.length)
})

it.each(listed)('$path shows the way to it: below the menu, in it, to search engines', (page) => {
  const { path, document } = page
  const above = breadcrumbsOf(document)
  const isItem = menuPaths.includes(path)
  expect(above).not.toContain(path)
  expect(above[0]).toBe(isItem ? undefined : '/')
  if (!isItem) expect(menuPaths.slice(1)).toContain(above[1])
  const current = document.querySelectorAll('header nav [aria-current]')
  expect(current).toHaveLength(1)
  expect(current[0]?.getAttribute('aria-current')).toBe(isItem ? 'page' : 'true')
  expect(current[0]?.getAttribute('href')).toBe(isItem ? path : above[1])
  const graph = graphsOf(document)[0]?.['@graph'] ?? []
  const trail = graph.find((node) => node['@type'] === 'BreadcrumbList')
  const items = [trail?.itemListElement ?? []].flat()
  const shown = isItem ? ['/', path] : [...above, path]
  expect(items.map((item) => pathOf(Object(item).item) || '/')).toEqual(path === '/' ? [] : shown)
})

it('the not-found page, which is at any address, highlights nothing and describes nothing', () => {
  const { document } = pageAt('/404')
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(0)
  expect(breadcrumbsOf(document)).toEqual([])
  expect(graphsOf(document)).toEqual([])
})

it('the footer of every page lists guides and legal pages, and leads back to the top', () => {
  const { footerLinks } = JSON.parse(read(dataUrl('/')))
  const guides: string[] = footerLinks.map(({ to }: { to: string }) => to).sort()
  expect(guides.length).toBeGreaterThan(1)
  const texts = Object.values(legal).map((link) => link?.to)
  for (const page of pages) {
    const { path, document } = page
    expect(hrefsIn(document, `footer nav[aria-label="${footer.guides}"] a`).sort(), path).toEqual(
      guides,
    )
    expect(hrefsIn(document, 'footer a'), path).toEqual(expect.arrayContaining(texts))
    const [top] = hrefsIn(document, 'footer a[href^="#"]')
    expect(document.getElementById(top?.slice(1) ?? '')?.tagName, path).toBe('MAIN')
  }
})

it('every outbound link opens in a new tab', () => {
  for (const page of pages)
    for (const link of page.document.querySelectorAll<HTMLAnchorElement>('a[href^="https:"]'))
      expect(`${link.target} ${link.rel}`, `${page.path}: ${link.href}`).toContain(
        '_blank noopener',
      )
})

it('a reading page lists its headings in their order, and no other page has a list', () => {
  const withList = pages.filter(({ document }) => document.querySelector('.page-contents'))
  expect(withList.length).toBeGreaterThan(1)
  for (const page of withList) {
    const { path, document } = page
    const headings = [...document.querySelectorAll('.guide h2[id]:not(#takeaways)')]
    const listed = headings.length < 3 ? [] : headings.map(({ id }) => `#${id}`)
    expect(hrefsIn(document, '.page-contents a'), path).toEqual(listed)
  }
})
