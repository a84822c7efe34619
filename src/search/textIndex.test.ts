import MiniSearch from 'minisearch'
import { describe, expect, test } from 'vitest'
import { searchFiles } from '../build/searchIndex/searchFiles'
import { plainText } from '../content/plainText'
import { searchArticles } from '../tests/fixture/searchArticles'
import { checksumOf, indexUrl, options, termsOf } from './textIndex'
import { textSearch } from './textSearch'

/** Searches the files, and records which of them it reads. */
function searchIn(files: Map<string, string>) {
  const read: string[] = []
  const readFile = async (url: string) => {
    read.push(url)
    return JSON.parse(files.get(url) ?? '')
  }
  const head = JSON.parse(files.get(indexUrl) ?? '')
  const search = textSearch(checksumOf(searchArticles), Promise.resolve(head), readFile)
  return { search, read }
}

const rounded = (scores: Iterable<readonly [number, number]>) =>
  new Map([...scores].map(([article, score]) => [article, score.toFixed(6)]))

describe.each([100, 1_000, 10_000_000])('shards of %d bytes', (maxBytes) => {
  const whole = new MiniSearch(options)
  whole.addAll(
    searchArticles.map((article, id) => ({
      id,
      title: article.title,
      category: article.category,
      excerpt: article.excerpt,
      headings: article.contents.map(({ text }) => text).join('\n'),
      body: plainText(article.html),
    })),
  )
  const { search } = searchIn(searchFiles(searchArticles, { maxBytes }))
  const texts =
    'roadmap|ai strategy|the warranty claims|plan|the plan of a team|came|xylophone|AI|a|z|straße'
  test.each(texts.split('|'))('answer %j as the whole index does', async (text) => {
    // The library multiplies a score by the number of words found, which is the same for all results here.
    const expected = rounded(
      whole.search(text).map(({ id, score }) => [id, score / termsOf(text).length]),
    )
    const { scores, fuzzy } = await search(text)
    expect(fuzzy).toBe(expected.size === 0)
    if (!fuzzy) expect(rounded(scores)).toEqual(expected)
  })
})

test('a search reads few of many shards, and each once', async () => {
  const files = searchFiles(searchArticles, { maxBytes: 150 })
  expect(files.size).toBeGreaterThan(40)
  const { search, read } = searchIn(files)
  for (const text of ['roadmap', 'roadmap', 'roadmaps']) await search(text)
  expect(read.length).toBeGreaterThan(0)
  expect(read.length).toBeLessThanOrEqual(2)
  expect(new Set(read).size).toBe(read.length)
})

test('the same articles give the same files', () => {
  expect([...searchFiles(searchArticles)]).toEqual([...searchFiles(searchArticles)])
})

test('another list of articles has another checksum', () => {
  const lists = [['a', 'b'], ['b', 'a'], ['a'], ['ab'], ['a b'], []]
  const sums = lists.map((slugs) => checksumOf(slugs.map((slug) => ({ slug }))))
  expect(new Set(sums).size).toBe(lists.length)
})

test('stop words are not searched for', () => {
  expect(termsOf('The plan, of THE year')).toEqual(['plan', 'year'])
})
