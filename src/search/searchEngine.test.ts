import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toCard } from '../articles/toCard'
import { articleTerms } from '../build/searchIndex/articleTerms'
import { searchFiles } from '../build/searchIndex/searchFiles'
import { searchArticles } from '../tests/fixture/searchArticles'
import { loadSearchEngine } from './loadSearchEngine'
import { rankOf } from './matchCard'
import { indexUrl } from './textIndex'

const cards = searchArticles.map(toCard)
const files = await searchFiles(searchArticles, articleTerms)

let warn = vi.spyOn(console, 'warn')
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => warn.mockRestore())

const readFile = async (url: string): Promise<unknown> => JSON.parse(files.get(url) ?? '')
const load = (read = readFile) => loadSearchEngine({ readFile: read, readList: async () => cards })
const count = 1000
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)
const matching = (term: string) => cards.filter((card) => rankOf(card, term) !== undefined)

test('the index neither adds to the substring rule nor takes from it, in any category', async () => {
  const search = await load()
  const terms = fc
    .tuple(fc.constantFrom(...cards), fc.nat(80), fc.integer({ min: 1, max: 12 }))
    .map(([{ excerpt }, from, length]) => excerpt.slice(from, from + length))
  const category = fc.constantFrom(undefined, ...new Set(cards.map((card) => card.category)))
  await fc.assert(
    fc.asyncProperty(terms, category, async (term, category) => {
      const { matches, total, bodyMatches } = await search({ term, category, count })
      const expected = matching(term).filter((card) => !category || card.category === category)
      expect(slugs(matches).sort()).toEqual(slugs(expected).sort())
      expect(total).toBe(expected.length)
      expect(slugs(bodyMatches).filter((slug) => slugs(matches).includes(slug))).toEqual([])
      expect(bodyMatches.filter((card) => category && card.category !== category)).toEqual([])
    }),
    { numRuns: 500 },
  )
  expect(warn).not.toHaveBeenCalled()
})

test.each(['strategy', 'plan', 'ai', 'operations', 'customer'])(
  '%s: titles before categories before excerpts',
  async (term) => {
    const { matches } = await (await load())({ term, count })
    const ranks = matches.map((card) => rankOf(card, term))
    expect(ranks).toEqual([...ranks].sort())
    expect(new Set(ranks).size).toBeGreaterThan(1)
  },
)

test('without a term: all, newest first, as many as the query counts', async () => {
  const result = await (await load())({ term: '', count: 6 })
  expect(slugs(result.matches)).toEqual(slugs(cards.slice(0, 6)))
  expect(result).toMatchObject({ total: cards.length, bodyMatches: [], suggestions: [] })
})

test('stratgey leads to strategy', async () => {
  const { total, suggestions } = await (await load())({ term: 'stratgey', count })
  expect(total).toBe(0)
  expect(suggestions).toContain('strategy')
})

test('a word of the body alone is found in the text, typing errors and all', async () => {
  const inBody = searchArticles.filter(({ html }) => html.includes('excavator'))
  expect(inBody).toHaveLength(1)
  for (const term of ['excavator', 'excavtor']) {
    const { total, bodyMatches } = await (await load())({ term, count })
    expect(total).toBe(0)
    expect(slugs(bodyMatches)).toEqual(slugs(inBody))
  }
})

describe('without a text index the cards are searched all the same, with one warning', () => {
  const broken: Record<string, typeof readFile> = {
    missing: () => Promise.reject(new Error('404')),
    'of another list': async (url) => ({ ...((await readFile(url)) as object), list: '1-a' }),
    'without its shards': (url) =>
      url === indexUrl ? readFile(url) : Promise.reject(new Error('404')),
    corrupt: async (url) => (url === indexUrl ? readFile(url) : [['roadmap', 'x'], 7]),
    empty: async () => null,
  }
  test.each(Object.entries(broken))('%s', async (_, read) => {
    const search = await load(read)
    for (const term of ['roadmap', 'strategy']) {
      const { matches } = await search({ term, count })
      expect(slugs(matches).sort()).toEqual(slugs(matching(term)).sort())
    }
    expect((await search({ term: 'stratgey', count })).suggestions).toContain('strategy')
    expect(warn).toHaveBeenCalledTimes(1)
  })
})

test('the number of matches in all categories is given with those in one', async () => {
  const search = await load()
  const term = 'strategy'
  const { total: all } = await search({ term, count })
  for (const { category } of cards) {
    const { total, totalWithout } = await search({ term, category, count })
    expect(totalWithout.category).toBe(all)
    expect(total).toBeLessThanOrEqual(all)
  }
})

describe('files of the text index that do not come do not keep the cards waiting', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const isShard = (url: string) => url !== indexUrl
  const late: Record<string, (url: string) => boolean> = {
    head: (url) => !isShard(url),
    shards: isShard,
  }

  test.each(Object.entries(late))('%s', async (_, isLate) => {
    const arrive: (() => void)[] = []
    const loading = load(async (url) => {
      if (isLate(url)) await new Promise<void>((resolve) => arrive.push(resolve))
      return readFile(url)
    })
    await vi.advanceTimersByTimeAsync(2000)
    const search = await loading
    const first = search({ term: 'excavator', count })
    const cardsFound = search({ term: 'roadmap', count })
    await vi.advanceTimersByTimeAsync(1000)
    expect(await first).toMatchObject({ total: 0, bodyMatches: [], textsPending: true })
    expect(slugs((await cardsFound).matches).sort()).toEqual(slugs(matching('roadmap')).sort())

    const complete = search({ term: 'excavator', count }, true)
    for (const resolve of arrive) resolve()
    await vi.advanceTimersByTimeAsync(0)
    const { bodyMatches, textsPending } = await complete
    expect(bodyMatches).toHaveLength(1)
    expect(textsPending).toBe(false)
  })
})

test('without the list there is no search', async () => {
  const readList = () => Promise.reject(new Error('404'))
  await expect(loadSearchEngine({ readFile, readList })).rejects.toThrow('Failed to fetch articles')
})
