import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categories } from '../../articles/card'
import type { ArticleCard } from '../../articles/schema'
import { toCard } from '../../articles/toCard'
import { articleTerms } from '../../build/searchIndex/articleTerms'
import { HashedFiles } from '../../build/searchIndex/hashedFiles'
import { addCardIndex } from '../../build/searchIndex/large/addCardIndex'
import { searchFiles } from '../../build/searchIndex/searchFiles'
import { searchArticles } from '../../tests/fixture/searchArticles'
import { type CardSource, listSource } from '../cardSource'
import { loadSearchEngine } from '../loadSearchEngine'
import { shardedSource } from './shardedSource'

const cards = searchArticles.map(toCard)

/** The source of the cards from an index in many small files, and those that it read. */
function sharded(of: readonly ArticleCard[]) {
  const files = new HashedFiles()
  const url = addCardIndex(files, of, 200, 3)
  const read = new Set<string>()
  const source = shardedSource(JSON.parse(files.get(url) ?? ''), async (url) => {
    read.add(url)
    return JSON.parse(files.get(url) ?? '')
  })
  return { source, files, read }
}

const ranksFor = async (source: CardSource, term: string) =>
  JSON.stringify([...(await source.ranksFor(term))].sort(([a], [b]) => a - b))

async function expectSame(a: CardSource, b: CardSource, term: string) {
  const [one, other] = await Promise.all([ranksFor(a, term), ranksFor(b, term)])
  if (one !== other) throw new Error(`"${term}": ${one}, ${other}`)
}

describe('matches exactly as the list itself does', () => {
  test('for parts of the texts, with odd ends', async () => {
    const list = listSource(cards)
    const { source } = sharded(cards)
    const odd = fc.constantFrom('', '', '', '', ' ', '  ', '.', '"', 'İ', '[', 'x')
    const field = fc.constantFrom('title' as const, 'category' as const, 'excerpt' as const)
    const length = fc.integer({ min: 1, max: 30 })
    const terms = fc
      .tuple(fc.constantFrom(...cards), field, fc.nat(200), length, odd, odd)
      .map(([card, field, start, length, before, after]) => {
        const from = start % card[field].length
        return before + card[field].slice(from, from + length).toUpperCase() + after
      })
    await fc.assert(
      fc.asyncProperty(terms, (term) => expectSame(list, source, term)),
      { numRuns: 3000 },
    )
  })

  test('for cards of few different letters and many blanks', async () => {
    const text = fc.string({ unit: fc.constantFrom(...'aAbİß  .'), maxLength: 9 })
    const made = fc.record({ title: text, excerpt: text, category: fc.constantFrom(...categories) })
    const lists = fc.array(made, { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(lists, text, async (list, term) => {
        const of = list.map((card, n) => ({
          ...{ id: `a-${n}`, slug: `a-${n}`, readTime: '1 min read', image: '/a.svg' },
          ...card,
        }))
        await expectSame(listSource(of), sharded(of).source, term)
      }),
      { numRuns: 1000 },
    )
  })
})

test('a word is looked up in few of many files', async () => {
  const { source, files, read } = sharded(cards)
  expect(files.size).toBeGreaterThan(40)
  expect((await source.ranksFor('roadmap')).size).toBe(1)
  expect(read.size).toBe(1)
})

test('a list above the limit is not fetched, and gives the same results', async () => {
  const engineOf = (files: Map<string, string>, readList: () => Promise<ArticleCard[]>) =>
    loadSearchEngine({ readFile: async (url) => JSON.parse(files.get(url) ?? ''), readList })
  const sizes = { maxBytes: 200, maxList: 0, blockSize: 3 }
  const large = await searchFiles(searchArticles, articleTerms, sizes)
  const small = await searchFiles(searchArticles, articleTerms)
  const withoutList = await engineOf(large, () => Promise.reject(new Error('The list was fetched')))
  const withList = await engineOf(small, async () => cards)
  for (const term of ['strategy', 'warranty', 'straße', 'ai', ''])
    expect(await withoutList({ term, count: 6 })).toEqual(await withList({ term, count: 6 }))
  expect((await withoutList({ term: 'stratgey', count: 6 })).suggestions).toContain('strategy')
})
