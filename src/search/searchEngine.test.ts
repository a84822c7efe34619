import fc from 'fast-check'
import MiniSearch from 'minisearch'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toCard } from '../articles/toCard'
import { searchIndex } from '../build/searchIndex'
import { searchArticles } from '../tests/fixture/searchArticles'
import { rankOf } from './matchCard'
import { createSearchEngine } from './searchEngine'
import { options } from './searchIndex'

const cards = searchArticles.map(toCard)
const index = MiniSearch.loadJSON(searchIndex(searchArticles), options)
const search = createSearchEngine(cards, async () => index)

let warn = vi.spyOn(console, 'warn')
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const count = 1000
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)
const matching = (term: string) => cards.filter((card) => rankOf(card, term) !== undefined)

test('the index neither adds to the substring rule nor takes from it, in any category', async () => {
  const terms = fc
    .tuple(fc.constantFrom(...cards), fc.nat(80), fc.integer({ min: 0, max: 12 }))
    .map(([{ excerpt }, from, length]) => excerpt.slice(from, from + length))
  const category = fc.constantFrom(undefined, ...new Set(cards.map((card) => card.category)))
  await fc.assert(
    fc.asyncProperty(terms, category, async (term, category) => {
      const { matches, total, ...result } = await search({ term, category, count })
      const isIn = (card: { category: string }) => !category || card.category === category
      const expected = matching(term).filter(isIn)
      expect(slugs(matches).sort()).toEqual(slugs(expected).sort())
      expect(total).toBe(expected.length)
      expect(result.totalInAllCategories).toBe(matching(term).length)
      expect(slugs(result.bodyMatches).filter((slug) => slugs(matches).includes(slug))).toEqual([])
      expect(result.bodyMatches.every(isIn)).toBe(true)
    }),
    { numRuns: 500 },
  )
  expect(warn).not.toHaveBeenCalled()
})

test.each(['strategy', 'plan', 'ai', 'operations', 'customer'])(
  '%s: titles before categories before excerpts',
  async (term) => {
    const { matches } = await search({ term, count })
    const ranks = matches.map((card) => rankOf(card, term))
    expect(ranks).toEqual([...ranks].sort())
    expect(new Set(ranks).size).toBeGreaterThan(1)
  },
)

test('of several excerpts that match, the one whose text has more of the word comes first', async () => {
  const term = 'customer'
  const { matches } = await search({ term, count })
  const scores = new Map(index.search(term).map(({ id, score }) => [id, score]))
  const inExcerpt = matches.filter((card) => rankOf(card, term) === 2)
  const order = inExcerpt.map(({ slug }) => scores.get(slug) ?? 0)
  expect(order.length).toBeGreaterThan(1)
  expect(order).toEqual([...order].sort((a, b) => b - a))
})

test('without a term: all, newest first, as many as the query counts', async () => {
  const result = await search({ term: '', count: 6 })
  expect(slugs(result.matches)).toEqual(slugs(cards.slice(0, 6)))
  expect(result).toMatchObject({ total: cards.length, bodyMatches: [], suggestions: [] })
})

test('stratgey leads to strategy', async () => {
  const { total, suggestions } = await search({ term: 'stratgey', count })
  expect(total).toBe(0)
  expect(suggestions).toContain('strategy')
})

test('a word of the body alone is found in the text, typing errors and all', async () => {
  const inBody = searchArticles.filter(({ html }) => html.includes('excavator'))
  expect(inBody).toHaveLength(1)
  for (const term of ['excavator', 'excavtor']) {
    const { total, bodyMatches } = await search({ term, count })
    expect(total).toBe(0)
    expect(slugs(bodyMatches)).toEqual(slugs(inBody))
  }
})

test('an article that only the index of another build knows is skipped', async () => {
  const [, ...others] = cards.filter((card) => matching('plan').includes(card))
  const older = createSearchEngine(others, async () => index)
  const { matches, bodyMatches } = await older({ term: 'plan', count })
  expect(slugs(matches).sort()).toEqual(slugs(others).sort())
  expect(bodyMatches).toEqual([])
})

test('without an index the cards are searched all the same, with one warning', async () => {
  const withoutIndex = createSearchEngine(cards, () => Promise.reject(new Error('404')))
  for (const term of ['roadmap', 'strategy']) {
    const { matches } = await withoutIndex({ term, count })
    expect(slugs(matches).sort()).toEqual(slugs(matching(term)).sort())
  }
  expect((await withoutIndex({ term: 'stratgey', count })).suggestions).toContain('strategy')
  expect(warn).toHaveBeenCalledTimes(1)
})

test('an index that does not come does not keep the cards waiting, and completes the result later', async () => {
  vi.useFakeTimers()
  let arrive = () => {}
  const arrived = new Promise<MiniSearch>((resolve) => {
    arrive = () => resolve(index)
  })
  const late = createSearchEngine(cards, () => arrived)
  const first = late({ term: 'excavator', count })
  const found = late({ term: 'roadmap', count })
  await vi.advanceTimersByTimeAsync(1000)
  expect((await found).matches).toHaveLength(1)
  expect(await first).toMatchObject({ bodyMatches: [], textsPending: true })
  const complete = late({ term: 'excavator', count }, true)
  arrive()
  expect(await complete).toMatchObject({ textsPending: false, bodyMatches: [{}] })
})

test.each([
  ['thousands of words', Array.from({ length: 5000 }, (_, n) => n.toString(36)).join(' ')],
  ['one long word', 'ab'.repeat(5000)],
])('the work is bounded: %s', async (_, term) => {
  const searched = vi.spyOn(MiniSearch.prototype, 'search')
  await search({ term, count })
  expect(searched.mock.calls.length).toBeLessThanOrEqual(2)
  for (const [terms, options] of searched.mock.calls) {
    const words = String(terms).split(' ')
    expect(words.length).toBeLessThanOrEqual(12)
    const { fuzzy = false } = options ?? {}
    for (const word of words)
      if (word.length > 50) expect(typeof fuzzy === 'function' && fuzzy(word, 0, [])).toBe(false)
  }
})
