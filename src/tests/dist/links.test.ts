/** Every link of every built page leads somewhere, parts of pages included; outbound ones are known. */
import { expect, it } from 'vitest'
import { readSources } from '../../content/sources'
import { legal, links } from '../../site'
import { source } from '../fixture/fixture'
import { articlePages, files, findPage, listed, pageAt, pages, parse, read } from './readDist'

const { sources } = await readSources(`${source}/articles/sources.yaml`)
const cited = [...sources.values()].flatMap(({ url }) => url ?? [])
const outbound: readonly string[] = [...Object.values(links), ...cited]

it.each(pages)('$path links to what is there', ({ path, document }) => {
  const broken: string[] = []
  for (const anchor of document.querySelectorAll('a')) {
    const href = anchor.getAttribute('href') ?? ''
    if (outbound.includes(href)) {
      const opens = href.startsWith('mailto:') || anchor.target === '_blank'
      if (!opens) broken.push(`${href} opens in the same tab`)
      continue
    }
    const url = new URL(href, `http://site${path}`)
    const target = findPage(url.pathname)
    const id = decodeURIComponent(url.hash.slice(1))
    if (url.host !== 'site') broken.push(`${href} is neither in site.ts nor a source`)
    else if (!target && !files.includes(url.pathname.replace(/\/$/, '/index.html')))
      broken.push(href)
    else if (id && target && !target.document.getElementById(id)) broken.push(href)
  }
  expect(broken).toEqual([])
})

it.each(pages)(
  '$path links to the privacy notice, the imprint and the accessibility statement in its footer',
  ({ document }) => {
    const found = [...document.querySelectorAll('footer a')].map((link) =>
      link.getAttribute('href'),
    )
    expect(found).toEqual(expect.arrayContaining(Object.values(legal).map(({ to }) => to)))
  },
)

it('links from the page of a frame to pages of the site, in a new tab', () => {
  const links = files
    .filter((file) => /^\/embed\/.*\.html$/.test(file))
    .flatMap((file) => [...parse(read(file)).querySelectorAll('a')])
  expect(links.map(({ target }) => target)).toEqual(links.map(() => '_blank'))
  const paths = links.map((link) => link.getAttribute('href') ?? '')
  expect(paths).toContain(legal.privacy.to)
  expect(paths.filter((path) => !findPage(path))).toEqual([])
})

it('links every article once, from the list or from the archive that it leads to', () => {
  const list = pageAt('/articles').document
  const cards = [...list.querySelectorAll('[data-testid=card-article]')]
  const archive = listed.filter(({ path }) => path.startsWith('/articles/archive/'))
  for (const [n, { path }] of archive.entries()) {
    const from = n === 0 ? list : archive[0]?.document
    expect(from?.querySelector(`a[href="${path}"]`)).toBeTruthy()
  }
  const older = archive.flatMap(({ document }) => [
    ...document.querySelectorAll('main a[href^="/articles/"]'),
  ])
  const linked = [...cards, ...older].map((link) => link.getAttribute('href') ?? '')
  const articles = linked.filter((href) => findPage(href)?.isArticle)
  expect(articles.sort()).toEqual(articlePages.map(({ path }) => path).sort())
})
