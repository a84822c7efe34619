import MiniSearch from 'minisearch'
import { beforeAll, describe, expect, test } from 'vitest'
import { searchFiles } from '../build/searchIndex/searchFiles'
import { plainText } from '../content/plainText'
import { type ReadArticle, readArticles } from '../content/readArticles'
import { checksum, options, termsOf } from './textIndex'
import { textSearch } from './textSearch'

let articles: ReadArticle[] = []
beforeAll(async () => {
  articles = await readArticles()
})

const queries = [
  'roadmap',
  'ai strategy',
  'the warranty claims',
  'plan',
  'xylophone',
  'AI',
  'a',
  'z',
]

/** Searches the files, and tells which of them it read. */
function searchIn(files: Map<string, string>) {
  const read: string[] = []
  const search = textSearch(checksum(articles.map(({ slug }) => slug)), async (url) => {
    read.push(url)
    return JSON.parse(files.get(url) ?? '')
  })
  return { search, read }
}

describe.each([1_000, 48_000, 10_000_000])('shards of %d bytes', (size) => {
  test('answer as the whole index does', async () => {
    const { search } = searchIn(searchFiles(articles, { shard: size }))
    const whole = new MiniSearch({ ...options })
    whole.addAll(
      articles.map((article, id) => ({
        id,
        title: article.title,
        category: article.category,
        excerpt: article.excerpt,
        headings: article.contents.map(({ text }) => text).join('\n'),
        body: plainText(article.html),
      })),
    )
    for (const text of queries) {
      // The library counts a result once more for each word; for results of all words that changes no order.
      const expected = new Map(
        whole.search(text).map(({ id, score }) => [id, (score / termsOf(text).length).toFixed(6)]),
      )
      const { of, loose } = await search(text)
      if (!loose)
        expect(new Map([...of].map(([id, score]) => [id, score.toFixed(6)]))).toEqual(expected)
      expect(loose).toBe(expected.size === 0)
    }
  })
})

test('a search reads few of many shards, and each once', async () => {
  const files = searchFiles(articles, { shard: 4_000 })
  expect(files.size).toBeGreaterThan(40)
  const { search, read } = searchIn(files)
  for (const text of ['roadmap', 'roadmap', 'roadmaps']) await search(text)
  expect(read.length).toBeLessThanOrEqual(3)
  expect(new Set(read).size).toBe(read.length)
})

test('the same articles give the same files', () => {
  expect([...searchFiles(articles)]).toEqual([...searchFiles(articles)])
})

test('another list of articles has another checksum', () => {
  const sums = [['a', 'b'], ['b', 'a'], ['a'], ['ab'], ['a b'], []].map(checksum)
  expect(new Set(sums).size).toBe(sums.length)
})

test('common words are not searched for', () => {
  expect(termsOf('The plan, of THE year')).toEqual(['plan', 'year'])
})
