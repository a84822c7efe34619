import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ArticleCard } from '../articles/schema'
import { searchFiles } from '../build/searchIndex/searchFiles'
import { readArticles } from '../content/readArticles'
import { cardOf } from '../content/relatedArticles'
import { listSource } from './cardSource'
import { rankOf } from './matchCard'
import { createEngine } from './searchEngine'
import { indexUrl } from './textIndex'

let cards: ArticleCard[] = []
let files = new Map<string, string>()
beforeAll(async () => {
  const articles = await readArticles()
  cards = articles.map(cardOf)
  files = searchFiles(articles)
})
let warn = vi.spyOn(console, 'warn')
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => warn.mockRestore())

const readFile = async (url: string): Promise<unknown> => JSON.parse(files.get(url) ?? '')
const engine = () => createEngine(listSource(cards), readFile)
const all = { count: 1000 }
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)

test('the index neither adds to the substring rule nor takes from it, in any category', async () => {
  const ask = engine()
  const term = fc
    .tuple(fc.nat(), fc.nat(80), fc.integer({ min: 1, max: 12 }))
    .map(([n, from, length]) => cards[n % cards.length]?.excerpt.slice(from, from + length) ?? '')
  const category = fc.constantFrom(undefined, ...new Set(cards.map((card) => card.category)))
  await fc.assert(
    fc.asyncProperty(term, category, async (term, category) => {
      const answer = await ask({ term, category, ...all })
      const expected = cards.filter(
        (card) => (!category || card.category === category) && rankOf(card, term) !== undefined,
      )
      expect(slugs(answer.found).sort()).toEqual(slugs(expected).sort())
      expect(answer.total).toBe(expected.length)
      const both = slugs(answer.inText).filter((slug) => slugs(answer.found).includes(slug))
      expect(both).toEqual([])
      expect(answer.inText.filter((card) => category && card.category !== category)).toEqual([])
    }),
    { numRuns: 200 },
  )
  expect(warn).not.toHaveBeenCalled()
}, 30_000)

test.each(['strategy', 'plan', 'ai', 'operations', 'customer'])(
  '%s: titles before categories before excerpts',
  async (term) => {
    const { found } = await engine()({ term, ...all })
    const ranks = found.map((card) => rankOf(card, term))
    expect(ranks).toEqual([...ranks].sort())
    expect(new Set(ranks).size).toBeGreaterThan(1)
  },
)

test('without a term: all, newest first, as many as asked for', async () => {
  const answer = await engine()({ term: '', count: 12 })
  expect(slugs(answer.found)).toEqual(slugs(cards.slice(0, 12)))
  expect(answer).toMatchObject({ total: cards.length, inText: [], meant: [] })
})

test('stratgey leads to strategy', async () => {
  const { total, meant } = await engine()({ term: 'stratgey', ...all })
  expect(total).toBe(0)
  expect(meant).toContain('strategy')
})

test('a word of the body alone is found in the text, typing errors and all', async () => {
  for (const term of ['excavator', 'excavtor']) {
    const { total, inText } = await engine()({ term, ...all })
    expect(total).toBe(0)
    expect(slugs(inText)).toContain('vibecoding-prototyping')
  }
})

describe('without a text index the list is searched all the same, and the console told once', () => {
  const broken: Record<string, (url: string) => Promise<unknown>> = {
    missing: () => Promise.reject(new Error('404')),
    'of another list': async (url) => ({ ...((await readFile(url)) as object), list: '1-a' }),
    'without its shards': (url) =>
      url === indexUrl ? readFile(url) : Promise.reject(new Error('404')),
    corrupt: async (url) => (url === indexUrl ? readFile(url) : [['roadmap', 'x'], 7]),
    empty: async () => null,
  }
  test.each(Object.entries(broken))('%s', async (_, read) => {
    const ask = createEngine(listSource(cards), read)
    for (const term of ['roadmap', 'strategy']) {
      const answer = await ask({ term, ...all })
      const expected = cards.filter((card) => rankOf(card, term) !== undefined)
      expect(slugs(answer.found).sort()).toEqual(slugs(expected).sort())
    }
    expect((await ask({ term: 'stratgey', ...all })).meant).toContain('strategy')
    expect(warn).toHaveBeenCalledTimes(1)
  })
})
