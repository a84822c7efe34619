import MiniSearch from 'minisearch'
import { describe, expect, test, vi } from 'vitest'
import { articleTerms } from '../build/searchIndex/articleTerms'
import { searchFiles } from '../build/searchIndex/searchFiles'
import { plainText } from '../content/plainText'
import { searchArticles } from '../tests/fixture/searchArticles'
import { checksumOf, indexUrl, options, termsOf } from './textIndex'
import { textSearch } from './textSearch'

/** Searches the files, and records which of them it reads. */
function searchIn(files: Map<string, string>) {
  const read: string[] = []
  const readFile = async (url: string) => {
    if (url !== indexUrl) read.push(url)
    return JSON.parse(files.get(url) ?? '')
  }
  const search = textSearch(checksumOf(searchArticles), readFile)
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
  const files = searchFiles(searchArticles, articleTerms, { maxBytes })
  const texts =
    'roadmap|ai strategy|the warranty claims|plan|the plan of a team|came|xylophone|AI|a|z|straße'
  test.each(texts.split('|'))('answer %j as the whole index does', async (text) => {
    const { search } = searchIn(await files)
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
  const files = await searchFiles(searchArticles, articleTerms, { maxBytes: 150 })
  expect(files.size).toBeGreaterThan(40)
  const { search, read } = searchIn(files)
  for (const text of ['roadmap', 'roadmap', 'roadmaps']) await search(text)
  expect(read.length).toBeGreaterThan(0)
  expect(read.length).toBeLessThanOrEqual(2)
  expect(new Set(read).size).toBe(read.length)
})

describe('the work is bounded, whatever the text', () => {
  const thousands = Array.from({ length: 5000 }, (_, n) => n.toString(36))
  const texts = { 'thousands of words': thousands.join(' '), 'one long word': 'ab'.repeat(5000) }
  test.each(Object.entries(texts))('%s', async (_, text) => {
    const files = await searchFiles(searchArticles, articleTerms, { maxBytes: 150 })
    const searched = vi.spyOn(MiniSearch.prototype, 'search')
    const { search, read } = searchIn(files)
    await search(text)
    const inFuzzyMode = searched.mock.calls.filter(([term, options]) => {
      const { fuzzy } = options ?? {}
      return typeof fuzzy === 'function' && fuzzy(String(term), 0, [])
    })
    expect(read.length).toBeLessThan(files.size)
    expect(searched.mock.calls.length).toBeLessThanOrEqual(files.size)
    for (const [term] of inFuzzyMode) expect(String(term).length).toBeLessThan(50)
    searched.mockRestore()
  })
})

test('what a failed search needs is read again by the next one', async () => {
  const files = await searchFiles(searchArticles, articleTerms, { maxBytes: 150 })
  const failing = new Set<string>([indexUrl])
  const search = textSearch(checksumOf(searchArticles), async (url) => {
    if (failing.has(url)) throw new Error('503')
    return JSON.parse(files.get(url) ?? '')
  })
  await expect(search('roadmap')).rejects.toThrow('503')
  for (const url of files.keys()) failing.add(url)
  failing.delete(indexUrl)
  await expect(search('roadmap')).rejects.toThrow('503')
  failing.clear()
  expect((await search('roadmap')).scores.size).toBeGreaterThan(0)
})

test('another list of articles has another checksum', () => {
  const lists = [['a', 'b'], ['b', 'a'], ['a'], ['ab'], ['a b'], []]
  const sums = lists.map((slugs) => checksumOf(slugs.map((slug) => ({ slug }))))
  expect(new Set(sums).size).toBe(lists.length)
})

test('stop words are not searched for', () => {
  expect(termsOf('The plan, of THE year')).toEqual(['plan', 'year'])
})
