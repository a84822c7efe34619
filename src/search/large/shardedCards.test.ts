import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ArticleCard, categories } from '../../articles/schema'
import { searchFiles } from '../../build/searchIndex/searchFiles'
import { type ReadArticle, readArticles } from '../../content/readArticles'
import { cardOf } from '../../content/relatedArticles'
import { listSource, type Source } from '../cardSource'
import { openEngine } from '../loadSearchEngine'
import { type IndexHead, indexUrl } from '../textIndex'
import { type CardHead, cardSource } from './shardedCards'

let articles: ReadArticle[] = []
beforeAll(async () => {
  articles = await readArticles()
})

/** The index of the articles' cards, in many small shards, and the files that it read. */
function sharded(of: readonly ReadArticle[]) {
  const files = searchFiles(of, { shard: 2_000, list: 0 })
  const read = new Set<string>()
  const readFile = async (url: string): Promise<unknown> => {
    read.add(url)
    return JSON.parse(files.get(url) ?? '')
  }
  const head: IndexHead = JSON.parse(files.get(indexUrl) ?? '')
  const cards: CardHead = JSON.parse(files.get(head.cards ?? '') ?? '')
  return { source: cardSource(cards, readFile), files, read, readFile }
}

const same = async (a: Source, b: Source, term: string) => {
  const [one, other] = [await a.ranks(term), await b.ranks(term)]
  const sorted = (ranks: typeof one) => [...ranks].sort(([m], [n]) => m - n)
  if (JSON.stringify(sorted(one)) !== JSON.stringify(sorted(other)))
    throw new Error(`"${term}": ${JSON.stringify(sorted(one))}, ${JSON.stringify(sorted(other))}`)
}

describe('answers exactly as the list itself does', () => {
  test('for parts of what the real cards say, with odd ends', async () => {
    const list = listSource(articles.map(cardOf))
    const { source } = sharded(articles)
    const odd = fc.constantFrom('', '', '', '', ' ', '  ', '.', '"', 'İ', '[', 'x')
    const term = fc
      .tuple(fc.nat(), fc.nat(2), fc.nat(200), fc.integer({ min: 1, max: 30 }), odd, odd)
      .map(([n, field, from, length, before, after]) => {
        const article = articles[n % articles.length]
        const text = [article?.title, article?.category, article?.excerpt][field] ?? ''
        const start = from % text.length
        return before + text.slice(start, start + length).toUpperCase() + after
      })
    await fc.assert(
      fc.asyncProperty(term, (term) => same(list, source, term)),
      { numRuns: 3000 },
    )
  }, 60_000)

  test('for cards of few letters and many blanks', async () => {
    const text = fc.string({ unit: fc.constantFrom(...'aAbİß  .'), maxLength: 9 })
    const card = fc.record({ title: text, excerpt: text, category: fc.constantFrom(...categories) })
    const [any] = articles
    if (!any) throw new Error('There are no articles')
    await fc.assert(
      fc.asyncProperty(
        fc.array(card, { minLength: 1, maxLength: 6 }),
        text,
        async (cards, term) => {
          const made = cards.map((each, n) => ({ ...any, ...each, slug: `a-${n}` }))
          await same(listSource(made.map(cardOf)), sharded(made).source, term)
        },
      ),
      { numRuns: 400 },
    )
  }, 60_000)
})

test('a word is looked up in few of many files', async () => {
  const { source, files, read } = sharded(articles)
  expect(files.size).toBeGreaterThan(100)
  expect((await source.ranks('roadmap')).size).toBe(1)
  expect(read.size).toBeLessThanOrEqual(4)
})

test('the engine takes it where the build has made it, and the cards are those of the list', async () => {
  const { readFile } = sharded(articles)
  const readList = (): Promise<ArticleCard[]> => Promise.reject(new Error('not asked for'))
  const ask = await openEngine({ readFile, readList })
  const { found, total, inText } = await ask({ term: 'strategy', count: 6 })
  const list = await openEngine({
    readFile: async (url) => JSON.parse(searchFiles(articles).get(url) ?? ''),
    readList: async () => articles.map(cardOf),
  })
  expect({ found, total, inText }).toEqual({
    found: (await list({ term: 'strategy', count: 6 })).found,
    total: (await list({ term: 'strategy', count: 6 })).total,
    inText: (await list({ term: 'strategy', count: 6 })).inText,
  })
  expect((await ask({ term: 'stratgey', count: 6 })).meant).toContain('strategy')
})
