import MiniSearch from 'minisearch'
import { beforeAll, describe, expect, test } from 'vitest'
import { plainText } from '../articles/plainText.server'
import { type ReadArticle, readArticles } from '../articles/read.server'
import { searchFiles } from './buildIndex.server'
import {
  checksum,
  type Entry,
  type IndexHead,
  indexUrl,
  load,
  options,
  shardsFor,
  termsOf,
} from './textIndex'

let articles: ReadArticle[] = []
beforeAll(async () => {
  articles = await readArticles()
})

/** Searches by the shards that the query asks for, and no others. */
function searchBy(files: Map<string, string>, text: string) {
  const parse = <T>(url: string): T => JSON.parse(files.get(url) ?? '')
  const head = parse<IndexHead>(indexUrl)
  const shards = new Set(termsOf(text).flatMap((term) => shardsFor(head, term)))
  return {
    shards,
    found: load(
      head,
      [...shards].flatMap((url) => parse<Entry[]>(url)),
    ).search(text),
  }
}

describe.each([1_000, 48_000, 10_000_000])('shards of %d bytes', (size) => {
  test('answer as the whole index does', () => {
    const files = searchFiles(articles, size)
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
    for (const text of [
      'roadmap',
      'ai strategy',
      'the warranty claims',
      'plan',
      'xylophone',
      'AI',
      'a',
      'z',
    ]) {
      const expected = whole.search(text).map(({ id, score }) => [id, score.toFixed(6)])
      const { found } = searchBy(files, text)
      expect(found.map(({ id, score }) => [id, score.toFixed(6)])).toEqual(expected)
    }
  })
})

test('a search needs few of many shards', () => {
  const files = searchFiles(articles, 4_000)
  expect(files.size).toBeGreaterThan(40)
  expect(searchBy(files, 'roadmap').shards.size).toBeLessThanOrEqual(2)
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
