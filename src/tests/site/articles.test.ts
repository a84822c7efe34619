/** What leads to an article and what an article leads to: the list, its category, author, reading paths and terms. */
import { Readability } from '@mozilla/readability'
import { expect, it } from 'vitest'
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

const list = pageAt('/articles').document

it('the list shows cards with their days, the feed, and an index of all articles by category', () => {
  const cards = [...list.querySelectorAll('[data-testid=card-article]')]
  expect(cards.length).toBeLessThan(articlePages.length)
  for (const card of cards) {
    const article = pageAt(card.getAttribute('href') ?? '').document
    expect(article.querySelector('header time')?.getAttribute('datetime')).toBe(
      card.closest('li')?.querySelector('time')?.getAttribute('datetime'),
    )
  }
  expect(hrefsIn(list, 'main a')).toContain(feed.url)
  const index = hrefsIn(list, 'nav[aria-labelledby=all-articles] a')
  expect(index.sort()).toEqual(articlePages.map(({ path }) => path).sort())
  const headings = [...list.querySelectorAll('nav[aria-labelledby=all-articles] h3')]
  // Each with the number of its articles.
  expect(new Set(headings.map(({ textContent }) => textContent.replace(/ \d+$/, '')))).toEqual(
    new Set(articlePages.flatMap((page) => metaOf(page.document, 'article:section'))),
  )
})

it('the list shows an article’s own cover, and makes none for it', () => {
  const cover = list.querySelector(`li:has([href="/articles/${slugs.ownCover}"]) img`)
  expect(cover?.getAttribute('src')).toBe(images.drawing)
  expect(files.filter((file) => file.startsWith(`/covers/${slugs.ownCover}`))).toEqual([])
})

const readTimes = new Map<string, string>(
  cards.map(({ slug, readTime }) => [`/articles/${slug}`, readTime]),
)

it.each(articlePages)('$path leads to its category, and says how to cite it', (page) => {
  const { path, document } = page
  const header = document.querySelector('article header')
  const [link = ''] = hrefsIn(document, 'article header a[href^="/articles?"]')
  const category = new URL(link, 'http://site').searchParams.get('category')
  expect([category]).toEqual(metaOf(document, 'article:section'))
  // As the list does.
  expect(header?.textContent).toContain(readTimes.get(path))
  const citation = document.querySelector('figure.code-block > .font-sans')?.textContent
  for (const part of [document.querySelector('h1')?.textContent, site.name, url(path)])
    expect(citation).toContain(part)
  // Takeaways stand after the first paragraphs, and never between one and what it leads to.
  const [lead, rest] = document.querySelectorAll('article .prose')
  const tags = [...(lead?.children ?? [])].map(({ tagName }) => tagName)
  expect(new Set([...tags, 'P'])).toEqual(new Set(['P']))
  if (tags.length > 0) expect(['P', 'H2']).toContain(rest?.firstElementChild?.tagName)
})

/** Articles come from one template; these differ most in what they hold. */
const varied = [slugs.features, slugs.questions, slugs.longest, slugs.shortest]

it.each(varied)('a reader view of %s keeps every paragraph and takeaway', (slug) => {
  const { document } = pageAt(`/articles/${slug}`)
  const texts = [...document.querySelectorAll('article .prose > p, #takeaways + ul > li')]
  const kept = new Readability(document.cloneNode(true) as Document).parse()?.textContent
  // It takes what is mostly links for a menu.
  const written = texts.filter((text) => text.querySelectorAll('a').length < 4)
  const lost = written.filter(({ textContent }) => !kept?.includes(textContent ?? ''))
  expect(lost.map(({ textContent }) => textContent)).toEqual([])
})

it.each(people)('the page of $name shows the person, and lists the articles', (person) => {
  const { id, name, title = '', portrait, role } = person
  const path = `${pagePaths.about}/${id}`
  const { document } = pageAt(path)
  const about = pageAt(pagePaths.about).document
  expect(document.querySelector('h1')?.textContent).toBe(name)
  expect(document.querySelector('main')?.textContent).toContain(title)
  for (const page of portrait ? [document, about] : [])
    expect(page.querySelector(`main img[src="${portrait?.src}"]`)?.getAttribute('alt')).toBeTruthy()
  expect(hrefsIn(about, 'main a').includes(path)).toBe(role !== 'guest')
  const signed = order.filter((article) =>
    pageAt(article).document.querySelector(`header a[href="${path}"]`),
  )
  expect(hrefsIn(document, 'main a[href^="/articles/"]')).toEqual(signed)
  const markdown = read(markdownUrl(path))
  for (const article of signed) expect(markdown).toContain(`(${url(article)})`)
})

const paths = listed.filter(({ path }) => path.startsWith(`${pathList}/`))
const stepsAt = (document: Document) => hrefsIn(document, 'main ol a[href^="/articles/"]')

it('reading paths are linked from their list and from that of articles, and keep the order of their file', () => {
  for (const list of [pathList, '/articles'])
    expect(hrefsIn(pageAt(list).document, 'main a')).toEqual(
      expect.arrayContaining(paths.map(({ path }) => path)),
    )
  expect(stepsAt(pageAt(fixturePath).document)).toEqual(
    fixtureSteps.map((slug) => `/articles/${slug}`),
  )
})

it.each(paths)(
  'the reading path $path leads to articles that name it and the next one',
  ({ path, document }) => {
    const steps = stepsAt(document)
    expect(steps.length).toBeGreaterThan(1)
    steps.forEach((step, n) => {
      expect(read(markdownUrl(path))).toContain(`(${url(step)})`)
      const aside = pageAt(step).document.querySelector(`aside[aria-label="${articleView.paths}"]`)
      expect(aside?.textContent).toContain(`${n + 1} von ${steps.length}`)
      const links = hrefsIn(pageAt(step).document, `aside[aria-label="${articleView.paths}"] a`)
      expect(links).toEqual(expect.arrayContaining([path, ...steps.slice(n + 1, n + 2)]))
    })
  },
)

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
