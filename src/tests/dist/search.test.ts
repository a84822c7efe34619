/** The search finds exactly what contains the term: in the built site, and in 600 articles read from Markdown. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import MiniSearch from 'minisearch'
import { afterAll, expect, it } from 'vitest'
import type { ArticleCard } from '../../articles/schema'
import { toCard } from '../../articles/schema'
import { searchIndex } from '../../build/searchIndex'
import { readSite } from '../../content/readSite'
import { search } from '../../search/searchEngine'
import { indexUrl, options } from '../../search/searchIndex'
import { fixtureArticles } from '../fixture/articles'
import { images } from '../fixture/fixture'
import { drawPng } from '../fixture/png'
import { read } from './readDist'

const contains = (text: string, term: string) => text.toLowerCase().includes(term.toLowerCase())

/** Parts of the texts of cards, some of them with another character at an end. */
const termsOf = (cards: readonly ArticleCard[]) =>
  fc
    .record({
      card: fc.constantFrom(...cards),
      field: fc.constantFrom('title' as const, 'excerpt' as const, 'category' as const),
      start: fc.nat(170),
      length: fc.oneof(fc.constantFrom(1, 2), fc.integer({ min: 3, max: 40 })),
      added: fc.constantFrom('', '', '', ' ', 'x', 'e'),
      upperCase: fc.boolean(),
    })
    .map(({ card, field, start, length, added, upperCase }) => {
      const from = start % card[field].length
      const term = card[field].slice(from, from + length) + added
      return upperCase ? term.toUpperCase() : term
    })

const slugs = (cards: readonly ArticleCard[]) => cards.map(({ slug }) => slug).sort()

function expectSubstringRule(json: string, cards: readonly ArticleCard[]) {
  const index = MiniSearch.loadJSON(json, options)
  const rule = (term: string) =>
    cards.filter((card) =>
      [card.title, card.excerpt, card.category].some((text) => contains(text, term)),
    )
  fc.assert(
    fc.property(termsOf(cards), (term) => {
      const { matches, total } = search(cards, { term, count: cards.length }, index)
      const expected = rule(term)
      expect(total).toBe(expected.length)
      expect(slugs(matches)).toEqual(slugs(expected))
    }),
    { numRuns: 300 },
  )
}

it('does so in the built site', () => {
  const { articles } = JSON.parse(read('/articles.json'))
  expectSubstringRule(read(indexUrl), articles)
})

/** The smallest picture of the type that a path names. */
const pixel = (path: string) =>
  path.endsWith('.svg')
    ? '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
    : drawPng(1, 1)

const folder = mkdtempSync(join(tmpdir(), 'articles-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('does so among 600 articles', async () => {
  const pictures = Object.values(images).map((path) => [`public${path}`, pixel(path)] as const)
  for (const [path, text] of [...fixtureArticles(new Map(), 602), ...pictures]) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const { articles } = await readSite({
    articles: join(folder, 'articles'),
    publicFolder: join(folder, 'public'),
  })
  expect(articles).toHaveLength(600)
  const cards = articles.map(({ article }) => toCard(article))
  expectSubstringRule(searchIndex(articles.map(({ article }) => article)), cards)
})
