/** Every link of every built page leads somewhere, parts of pages included; outbound ones are known. */
import { expect, it } from 'vitest'
import { links } from '../../site'
import { files, pages } from './site'

const byPath = new Map(pages.map((page) => [page.path, page]))
const outbound: readonly string[] = Object.values(links)

it.each(pages)('$path links to what is there', ({ path, document }) => {
  const dead: string[] = []
  for (const anchor of document.querySelectorAll('a')) {
    const href = anchor.getAttribute('href') ?? ''
    if (outbound.includes(href)) {
      const opens = href.startsWith('mailto:') || anchor.target === '_blank'
      if (!opens) dead.push(`${href} opens in the same tab`)
      continue
    }
    const url = new URL(href, `http://site${path}`)
    const target = byPath.get(url.pathname)
    const id = decodeURIComponent(url.hash.slice(1))
    if (url.host !== 'site') dead.push(`${href} is not in site.ts`)
    else if (!target && !files.includes(url.pathname.replace(/\/$/, '/index.html'))) dead.push(href)
    else if (id && target && !target.document.getElementById(id)) dead.push(href)
  }
  expect(dead).toEqual([])
})

it('links every article from the list', () => {
  const listed = [
    ...(byPath.get('/articles')?.document.querySelectorAll('[data-testid=card-article]') ?? []),
  ]
  const articles = pages.filter(({ path }) => path.startsWith('/articles/')).map(({ path }) => path)
  expect(listed.map((card) => card.getAttribute('href')).sort()).toEqual(articles.sort())
})
