/** What only the fixture site holds: odd characters, a draft, covers, a foreign origin. */
import { expect, it } from 'vitest'
import { site } from '../../site'
import { feeds } from '../../urls'
import { fixtureSources } from '../fixture/articles'
import { aliases, odd, oddPage, oddTitle, origin, prompt, slugs, words } from '../fixture/fixture'
import { functionHost } from '../journeys/servers'
import { articlePages, files, graphsOf, isForHost, pageAt, parse, read, url } from './readDist'
import { nodesIn } from './schemaRules'

const articleAt = (slug: string) => pageAt(`/articles/${slug}`).document
const textAt = (document: Document, selector: string) =>
  document.querySelector(selector)?.textContent

/** The files whose name or content holds a text, pictures and fonts aside. */
const filesWith = (text: string) =>
  files
    .filter((file) => !/\.(avif|png|woff2|pdf)$/.test(file))
    .filter((file) => file.includes(text) || read(file).includes(text))

it('shows odd characters as written, in an article and wherever its title stands', () => {
  const article = articleAt(slugs.odd)
  expect(textAt(article, 'h1')).toBe(oddTitle)
  expect(article.title).toContain(oddTitle)
  expect(textAt(article, '.prose')).toContain(`Written: ${odd.join(' and ')} and $\` end.`)
  for (const feed of [feeds.rss, feeds.atom]) {
    const titles = [...parse(read(feed.url), 'text/xml').getElementsByTagName('title')]
    expect(titles.map(({ textContent }) => textContent)).toContain(oddTitle)
  }
  expect(graphsOf(article)[0]?.['@graph'][0]?.name).toBe(oddTitle)
})

it('shows odd characters as written on a page', () =>
  expect(textAt(pageAt(oddPage).document, 'h2')).toBe(`${odd.join(' ')} $\``))

it('holds no trace of a draft, nor of what is published later', () => {
  for (const trace of [slugs.draft, words.draft, slugs.scheduled, words.scheduled])
    expect(filesWith(trace)).toEqual([])
})

it('names older addresses to the host only', () => {
  for (const alias of aliases)
    expect(filesWith(alias).filter((file) => !isForHost(file))).toEqual([])
})

it('is built for its own origin in every file', () => {
  expect(url('/')).toBe(`${origin}/`)
  expect(site.origin).not.toBe(origin)
  expect(filesWith(site.origin)).toEqual([])
})

it('links every article, without script too, from an index by category below the cards', () => {
  const list = pageAt('/articles').document
  const links = [...list.querySelectorAll('nav[aria-labelledby=all-articles] a')]
  const paths = links.map((link) => link.getAttribute('href'))
  expect(paths.sort()).toEqual(articlePages.map(({ path }) => path).sort())
  expect(paths.length).toBeGreaterThan(list.querySelectorAll('[data-testid=card-article]').length)
})

it('lists what an article cites, on the page, in its graph, its Markdown and the feeds', () => {
  const article = articleAt(slugs.features)
  const notes = [...article.querySelectorAll('.citation')].map(({ textContent }) => textContent)
  expect(notes).toEqual(['[1]', '[1]', '[2, Art. 5]', '[1]'])
  const titles = fixtureSources.map(({ title }) => title)
  const entries = [...article.querySelectorAll('#sources + ol > li')]
  expect(entries.map((entry) => entry.querySelector('em')?.textContent)).toEqual(titles)
  expect(textAt(article, 'article header')).toContain('Reviewed July 1, 2024')
  const posting = nodesIn(graphsOf(article)).find((node) => node.citation)
  expect(posting?.citation).toMatchObject(titles.map((name) => ({ name })))
  const texts = [
    `/articles/${slugs.features}.md`,
    ...Object.values(feeds).map((feed) => feed.url),
  ].map(read)
  for (const { url: address } of fixtureSources)
    for (const text of texts) expect(text).toContain(address)
})

it('shows an article’s own cover in the list and draws none', () => {
  const card = pageAt('/articles').document.querySelector(`a[href="/articles/${slugs.ownCover}"]`)
  expect(card?.querySelector('img')?.getAttribute('src')).toBe('/images/fixture.svg')
  expect(files.filter((file) => file.startsWith(`/covers/${slugs.ownCover}`))).toEqual([])
})

it('says what a code block is for, and holds it as written', () => {
  const blocks = [...articleAt(slugs.features).querySelectorAll('.code-block')]
  expect(blocks.map((block) => block.querySelector('figcaption')?.textContent)).toEqual([
    'To compute the answer',
    'For the “first” interview',
    undefined,
  ])
  expect(blocks[1]?.querySelector('pre')?.textContent?.trimEnd()).toBe(prompt)
  expect(read(`/articles/${slugs.features}.md`)).toContain(
    `\`\`\`prompt For the "first" interview\n${prompt}\n\`\`\``,
  )
  for (const { url: feed } of Object.values(feeds)) {
    expect(read(feed)).toContain('For the “first” interview')
    expect(read(feed)).not.toMatch(/>Copy<|&gt;Copy&lt;/)
  }
})

it('renders what Markdown can hold', () => {
  const prose = articleAt(slugs.features).querySelector('.prose')
  for (const part of ['table', '[role=img].ticked', 'pre .token-keyword', 'blockquote', 'img'])
    expect(prose?.querySelector(part), part).toBeTruthy()
  expect(prose?.querySelector('a[target=_blank][rel=noopener]')).toBeTruthy()
})

it('lets the newsletter’s own form send to the host of the function', () => {
  const address = `${functionHost.url}/api/contact?form=newsletter`
  expect(read('/embed/newsletter/index.html')).toContain(` action="${address}"`)
})
