/** What leads to an article and what an article leads to: the list, its category, author, reading paths and terms. */
import { Readability } from '@mozilla/readability'
import { describe, expect, it } from 'vitest'
import { readSharedFiles } from '../../content/sharedFiles'
import { pagePaths, site } from '../../site'
import { feed, markdownUrl } from '../../urls'
import { articleView } from '../../words'
import { people } from '../fixture/articles'
import {
  fixtureFolder,
  fixturePath,
  fixtureSteps,
  images,
  pathList,
  slugs,
} from '../fixture/fixture'
import { articlePages, files, hrefsIn, listed, metaOf, pageAt, read, url } from './readDist'

/** All articles, newest first. */
const cards: { slug: string; readTime: string }[] = JSON.parse(read('/articles.json')).articles
const order = cards.map(({ slug }) => `/articles/${slug}`)

describe('the list', () => {
  const { document } = pageAt('/articles')

  it('shows cards with their days, the feed, and an index of all articles by category', () => {
    const cards = [...document.querySelectorAll('[data-testid=card-article]')]
    expect(cards.length).toBeLessThan(articlePages.length)
    for (const card of cards) {
      const article = pageAt(card.getAttribute('href') ?? '').document
      expect(article.querySelector('header time')?.getAttribute('datetime')).toBe(
        card.closest('li')?.querySelector('time')?.getAttribute('datetime'),
      )
    }
    expect(hrefsIn(document, 'main a')).toContain(feed.url)
    const index = hrefsIn(document, 'nav[aria-labelledby=all-articles] a')
    expect(index.sort()).toEqual(articlePages.map(({ path }) => path).sort())
    const headings = [...document.querySelectorAll('nav[aria-labelledby=all-articles] h3')]
    expect(new Set(headings.map(({ textContent }) => textContent))).toEqual(
      new Set(articlePages.flatMap((page) => metaOf(page.document, 'article:section'))),
    )
  })

  it('shows an article’s own cover, and makes none for it', () => {
    const cover = document.querySelector(`li:has([href="/articles/${slugs.ownCover}"]) img`)
    expect(cover?.getAttribute('src')).toBe(images.drawing)
    expect(files.filter((file) => file.startsWith(`/covers/${slugs.ownCover}`))).toEqual([])
  })
})

const readTimes = new Map<string, string>(
  cards.map(({ slug, readTime }) => [`/articles/${slug}`, readTime]),
)

describe.each(articlePages)('$path', ({ path, document }) => {
  const header = document.querySelector('article header')

  it('leads to the list of its category, and says how long it takes as that list does', () => {
    const [link = ''] = hrefsIn(document, 'article header a[href^="/articles?"]')
    const category = new URL(link, 'http://site').searchParams.get('category')
    expect([category]).toEqual(metaOf(document, 'article:section'))
    expect(header?.textContent).toContain(readTimes.get(path))
  })

  it('keeps every paragraph and takeaway in a reader view', () => {
    const texts = [...document.querySelectorAll('article .prose > p, #takeaways + ul > li')]
    const kept = new Readability(document.cloneNode(true) as Document).parse()?.textContent
    // It takes what is mostly links for a menu.
    const written = texts.filter((text) => text.querySelectorAll('a').length < 4)
    const lost = written
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => !kept?.includes(text))
    expect(lost).toEqual([])
  })

  it('says how to cite it', () => {
    const citation = document.querySelector('figure.code-block > .font-sans')?.textContent
    for (const part of [document.querySelector('h1')?.textContent, site.name, url(path)])
      expect(citation).toContain(part)
  })

  it('has takeaways after the first paragraphs, and never between one and the list or table that it leads to', () => {
    const [lead, rest] = document.querySelectorAll('article .prose')
    const tags = [...(lead?.children ?? [])].map(({ tagName }) => tagName)
    expect(new Set([...tags, 'P'])).toEqual(new Set(['P']))
    if (tags.length > 0) expect(['P', 'H2']).toContain(rest?.firstElementChild?.tagName)
  })
})

describe.each(people)('the page of $name', ({ id, name, title = '', portrait, role }) => {
  const path = `${pagePaths.about}/${id}`
  const { document } = pageAt(path)
  const about = pageAt(pagePaths.about).document

  it('names and shows the person, and is found from About, unless that is a guest', () => {
    expect(document.querySelector('h1')?.textContent).toBe(name)
    expect(document.querySelector('main')?.textContent).toContain(title)
    for (const page of portrait ? [document, about] : [])
      expect(
        page.querySelector(`main img[src="${portrait?.src}"]`)?.getAttribute('alt'),
      ).toBeTruthy()
    expect(hrefsIn(about, 'main a').includes(path)).toBe(role !== 'guest')
  })

  it('lists exactly the articles that link to it, newest first', () => {
    const signed = order.filter((article) =>
      pageAt(article).document.querySelector(`header a[href="${path}"]`),
    )
    expect(hrefsIn(document, 'main a[href^="/articles/"]')).toEqual(signed)
    const markdown = read(markdownUrl(path))
    for (const article of signed) expect(markdown).toContain(`(${url(article)})`)
  })
})

describe('reading paths', () => {
  const paths = listed.filter(({ path }) => path.startsWith(`${pathList}/`))
  const stepsAt = (document: Document) => hrefsIn(document, 'main ol a[href^="/articles/"]')

  it('are linked from their list and from that of articles, and keep the order of their file', () => {
    for (const list of [pathList, '/articles'])
      expect(hrefsIn(pageAt(list).document, 'main a')).toEqual(
        expect.arrayContaining(paths.map(({ path }) => path)),
      )
    expect(stepsAt(pageAt(fixturePath).document)).toEqual(
      fixtureSteps.map((slug) => `/articles/${slug}`),
    )
  })

  it.each(paths)('$path leads to articles that name it and the next one', ({ path, document }) => {
    const steps = stepsAt(document)
    expect(steps.length).toBeGreaterThan(1)
    steps.forEach((step, n) => {
      expect(read(markdownUrl(path))).toContain(`(${url(step)})`)
      const aside = pageAt(step).document.querySelector(`aside[aria-label="${articleView.paths}"]`)
      expect(aside?.textContent).toContain(`${n + 1} von ${steps.length}`)
      const links = hrefsIn(pageAt(step).document, `aside[aria-label="${articleView.paths}"] a`)
      expect(links).toEqual(expect.arrayContaining([path, ...steps.slice(n + 1, n + 2)]))
    })
  })
})

it('the glossary defines each term under its id, in the order of the alphabet, with its article', () => {
  const shared = readSharedFiles(`${fixtureFolder}/articles`, new Set([pagePaths.glossary]))
  const { document } = pageAt(pagePaths.glossary)
  const shown = [...document.querySelectorAll('main dt')].map((dt) => ({
    id: dt.id,
    term: dt.textContent,
    definition: dt.parentElement?.querySelector('dd')?.textContent,
    article: dt.closest('div')?.querySelector('a[href^="/articles/"]')?.getAttribute('href'),
  }))
  const terms = shared.terms.entries.map(({ id, term, definition, article }) => ({
    id,
    term,
    definition,
    article: article && `/articles/${article}`,
  }))
  expect(shown).toEqual(terms)
})
