import fc from 'fast-check'
import MiniSearch from 'minisearch'
import { afterEach, expect, test, vi } from 'vitest'
import { toCard } from '../articles/schema'
import { indexedArticle, searchIndex } from '../build/searchIndex'
import { loadStemmer } from '../build/stemmer'
import { searchArticles } from '../tests/fixture/searchArticles'
import { contains } from './matching'
import { search } from './searchEngine'
import { formBy, indexOptions } from './searchIndex'

const cards = searchArticles.map(toCard)
const options = indexOptions(formBy(await loadStemmer()))
const index = MiniSearch.loadJSON(await searchIndex(searchArticles.map(indexedArticle)), options)

afterEach(() => vi.restoreAllMocks())

const count = 1000
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)

/** The rule, written in one line. */
const matches = (card: (typeof cards)[number], term: string) =>
  [card.title, card.excerpt, card.category].some((text) => contains(text, term))

const odd = ['', ' ', '  ', '.', '*', '(', '\\', '"', '’', '$&', 'İ', 'ß', '[a-z]', '\t']

/** Parts of the cards' texts in upper or lower case, now and then with an odd character added. */
const terms = fc
  .record({
    card: fc.constantFrom(...cards),
    field: fc.constantFrom('title' as const, 'excerpt' as const, 'category' as const),
    start: fc.nat(200),
    length: fc.integer({ min: 0, max: 25 }),
    upperCase: fc.boolean(),
    added: fc.oneof({ weight: 4, arbitrary: fc.constant('') }, fc.constantFrom(...odd)),
  })
  .map(({ card, field, start, length, added, upperCase }) => {
    const from = start % card[field].length
    const part = card[field].slice(from, from + length) + added
    return upperCase ? part.toUpperCase() : part.toLowerCase()
  })

test.each([
  ['with the index', index],
  ['without', undefined],
])('the rule decides %s, in any category', (_, index) => {
  const category = fc.constantFrom(undefined, ...new Set(cards.map((card) => card.category)))
  fc.assert(
    fc.property(terms, category, (term, category) => {
      const result = search(cards, { term, category, count }, index)
      const isIn = (card: { category: string }) => !category || card.category === category
      const inAll = cards.filter((card) => matches(card, term))
      const expected = inAll.filter(isIn)
      expect(slugs(result.matches).sort()).toEqual(slugs(expected).sort())
      expect(result.total).toBe(expected.length)
      expect(result.totalInAllCategories).toBe(inAll.length)
      expect(result.hits.every(({ card }) => card && isIn(card) && !matches(card, term))).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('the order of cards: as the index has their texts, title before excerpt', () => {
  const { matches } = search(cards, { term: 'prototypes', count }, index)
  expect(matches[0]?.title).toContain('Prototypes')
  const [first] = search(cards, { term: 'pricing', count }, index).matches
  expect(first?.title).toContain('Pricing')
})

test('the order without a term: all, newest first, as many as the query counts', () => {
  const result = search(cards, { term: '', count: 6 }, index)
  expect(slugs(result.matches)).toEqual(slugs(cards.slice(0, 6)))
  expect(result).toMatchObject({ total: cards.length, hits: [], totalHits: 0, suggestions: [] })
})

test('a word of the text alone is found there, typing errors and all', () => {
  const inBody = searchArticles.filter(({ html }) => html.includes('excavator'))
  expect(inBody).toHaveLength(1)
  for (const term of ['excavator', 'excavtor']) {
    const { total, hits } = search(cards, { term, count }, index)
    expect(total).toBe(0)
    expect(hits.map(({ card }) => card?.slug)).toEqual(slugs(inBody))
  }
})

test.each(['customer', 'strategy', 'data', 'plan'])('every text that has %j is found', (term) => {
  const { matches, hits } = search(cards, { term, count }, index)
  const found = [...slugs(matches), ...hits.map(({ card }) => card?.slug)]
  const having = searchArticles.filter(({ title, excerpt, html }) =>
    [title, excerpt, html].some((text) => contains(text, term)),
  )
  expect(found).toEqual(expect.arrayContaining(slugs(having)))
})

test('words that are only like those of the query are marked where a text has no others', () => {
  const termsOf = (term: string) => search(cards, { term, count }, index).hits[0]?.terms
  expect(termsOf('sensor')).toEqual(['sensor'])
  expect(termsOf('zensor')?.sort()).toEqual(['censor', 'sensor'])
})

test.each([
  ['xcavator', false],
  ['lan', true],
  ['plan', false],
])('%j matches cards within words only: %j', (term, isWithinWords) =>
  expect(search(cards, { term, count }, index)).toMatchObject({ isWithinWords }),
)

test('an article that only the index of another build knows is skipped', () => {
  const [, ...others] = cards.filter((card) => matches(card, 'plan'))
  const result = search(others, { term: 'plan', count }, index)
  expect(slugs(result.matches).sort()).toEqual(slugs(others).sort())
  expect(result.hits).toEqual([])
})

const suggest = (term: string, category?: string) =>
  search(cards, { term, category, count }, index).suggestions

test.each([
  ['stratgey', 'strategy'],
  ['Stratgey', 'strategy'],
  ['daat', 'data'],
  ['plna', 'plan'],
  ['prtotype', 'prototypes'],
  ['Strraße', 'straße'],
])('suggestions for %j: %j first', (term, first) => expect(suggest(term)[0]).toBe(first))

test('suggestions are for each word where no card contains the whole', () => {
  expect(suggest('stratgey prtotype')).toEqual(expect.arrayContaining(['strategy', 'prototypes']))
})

test('suggestions are of the category that is chosen', () => {
  expect(suggest('stratgey', 'Operations')).not.toContain('strategy')
  expect(suggest('oeprations', 'Operations')).toContain('operations')
})

test.each(['zzzzzzzz', '', '!?', 'of', 'strategy'])('suggestions for %j: none', (term) =>
  expect(suggest(term)).toEqual([]),
)

test.each([
  ['thousands of words', Array.from({ length: 5000 }, (_, n) => n.toString(36)).join(' ')],
  ['one long word', 'ab'.repeat(5000)],
])('the work is bounded: %s', (_, term) => {
  const searched = vi.spyOn(MiniSearch.prototype, 'search')
  search(cards, { term, count }, index)
  expect(searched.mock.calls.length).toBeLessThanOrEqual(250)
  for (const call of searched.mock.calls)
    expect(JSON.stringify(call[0]).length).toBeLessThanOrEqual(500)
})
