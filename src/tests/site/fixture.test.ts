/** What only the second firm's site holds: its own types, odd characters, what is not published, older addresses, sources, pictures. */
import { exec } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { drawingColors } from '../../build/drawings'
import { fill, htmlAttributes } from '../../locale'
import { pagePaths, site } from '../../site'
import { feed } from '../../urls'
import { markdownText } from '../../words'
import { fixtureSources } from '../fixture/articles'
import {
  aliases,
  fixtureFolder,
  images,
  odd,
  oddPage,
  oddTitle,
  origin,
  slugs,
  words,
} from '../fixture/fixture'
import { functionHost } from '../journeys/servers'
import { files, graphsOf, isForHost, pageAt, parse, read, url } from './readDist'
import { nodesIn } from './schemaRules'

const articleAt = (slug: string) => pageAt(`/articles/${slug}`).document
const textAt = (document: Document, selector: string) =>
  document.querySelector(selector)?.textContent

/** The files whose name or content holds a text, pictures and fonts aside. */
const filesWith = (text: string) =>
  files
    .filter((file) => !/\.(avif|png|woff2|pdf)$/.test(file))
    .filter((file) => file.includes(text) || read(file).includes(text))

it('compiles with the words and pages of another firm', async () => {
  // It throws with what the compiler says.
  await promisify(exec)('npx tsc --noEmit', { cwd: fixtureFolder })
})

it('has its own colors in pictures, covers and frames, and none of the sample firm', async () => {
  const file = resolve(fixtureFolder, 'uno.config.ts')
  const { colors }: typeof import('../../../uno.config') = await import(file)
  const own: readonly string[] = Object.values(colors).flat()
  const foreign = Object.values(drawingColors)
    .flat()
    .filter((color) => !own.includes(color))
  const drawnFiles = files.filter((name) => /\.svg$|^\/embed\//.test(name))
  expect(drawnFiles.length).toBeGreaterThan(0)
  const found = drawnFiles.filter((name) => foreign.some((color) => read(name).includes(color)))
  expect(found).toEqual([])
})

it('shows odd characters as written, on a page, in an article and wherever its title stands', () => {
  expect(textAt(pageAt(oddPage).document, 'h2')).toBe(`${odd.join(' ')} $\``)
  const article = articleAt(slugs.odd)
  expect(textAt(article, 'h1')).toBe(oddTitle)
  expect(article.title).toContain(oddTitle)
  expect(textAt(article, 'article')).toContain(`Geschrieben: ${odd.join(' und ')} und $\` Ende.`)
  const titles = [...parse(read(feed.url), 'text/xml').getElementsByTagName('title')]
  expect(titles.map(({ textContent }) => textContent)).toContain(oddTitle)
  expect(graphsOf(article)[0]?.['@graph'][0]?.name).toBe(oddTitle)
})

it('says the language of an article that has its own, and of what the site says around it', () => {
  const article = articleAt(slugs.letters)
  const languageOf = (selector: string) =>
    article.querySelector(selector)?.closest('[lang]')?.getAttribute('lang')
  expect([languageOf('main'), languageOf('h1'), languageOf('.prose h2')]).toEqual([
    site.language,
    'el',
    'el',
  ])
  for (const part of ['header time', 'header a', 'article h2 + ul'])
    expect(languageOf(part), part).toBe(site.language)
  const posting = nodesIn(graphsOf(article)).find((node) => node['@type'] === 'BlogPosting')
  expect(posting?.inLanguage).toBe('el')
})

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

it('lists what an article cites, in its graph, its Markdown and the feed, and where it is summed up', () => {
  const article = articleAt(slugs.features)
  const summary = article.querySelector(`#quellen + ol a[href="${pagePaths.evidence}#a-study"]`)
  expect(summary?.textContent).toBe(fill(markdownText.summary, { summary: 'Eine <tag>-Studie' }))
  expect(textAt(pageAt(pagePaths.evidence).document, 'li:has(> #a-study)')).toMatch(
    /1 % & mehr fand sie.*Zählen Sie selbst nach.*Quelle.*Weiterlesen/s,
  )
  const titles = fixtureSources.map(({ title }) => title)
  expect(textAt(article, 'article header')).toContain('Geprüft am 01.07.2024')
  const posting = nodesIn(graphsOf(article)).find((node) => node.citation)
  expect(posting?.citation).toMatchObject(titles.map((name) => ({ name })))
  for (const file of [`/articles/${slugs.features}.md`, feed.url])
    for (const source of fixtureSources) expect(read(file), file).toContain(source.url)
})

it('shows a phone’s photo as WebP, and leaves out the original, which says where it was taken', () => {
  const shown = articleAt(slugs.ownCover).querySelector('img[src$=".webp"]')?.getAttribute('src')
  expect(files).toContain(shown)
  expect(files).not.toContain(images.photo)
})

it('lets the newsletter’s own form send to the host of the function, and name the site’s language', () => {
  const address = `${functionHost.url}/api/contact?form=newsletter`
  const form = read('/embed/newsletter/index.html')
  expect(form).toContain(` action="${address}"`)
  expect(form).toContain(`<html ${htmlAttributes()}>`)
})
