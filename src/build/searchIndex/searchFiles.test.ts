import fc from 'fast-check'
import MiniSearch, { type AsPlainObject } from 'minisearch'
import { expect, test } from 'vitest'
import type { Article } from '../../articles/schema'
import { plainText } from '../../content/plainText'
import { type IndexHead, indexUrl, options, type TermEntry } from '../../search/textIndex'
import { loadShard } from '../../search/textShard'
import { searchArticles } from '../../tests/fixture/searchArticles'
import { articleTerms } from './articleTerms'
import { searchFiles } from './searchFiles'

/** The index that the library makes of all articles at once. */
function indexOf(articles: readonly Article[]) {
  const index = new MiniSearch(options)
  index.addAll(
    articles.map(({ title, category, excerpt, contents, html }, id) => {
      const headings = contents.map(({ text }) => text).join('\n')
      return { id, title, category, excerpt, headings, body: plainText(html) }
    }),
  )
  return index
}

/** What differs in an index with the order in which it was made: the order of terms, the last digits of means. */
function comparable(index: MiniSearch) {
  const { averageFieldLength, index: terms, ...rest }: AsPlainObject = index.toJSON()
  return {
    ...rest,
    averages: averageFieldLength.map((mean) => mean.toFixed(6)),
    terms: new Map(terms),
  }
}

/** Terms that mean something to a JavaScript object, and one that comes more than once. */
const odd = { html: '<p>constructor toString 7 07 once twice twice</p>' }
const article = fc
  .tuple(fc.constantFrom(...searchArticles), fc.constantFrom({}, odd))
  .map(([of, change]): Article => ({ ...of, ...change }))

test('merging the terms of articles one by one gives the index of all of them', async () => {
  const lists = fc.array(article, { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(lists, fc.integer({ min: 50, max: 5000 }), async (articles, maxBytes) => {
      // As the terms come from a cache.
      const termsOf = async (of: Article) => JSON.parse(JSON.stringify(articleTerms(of)))
      const files = await searchFiles(articles, termsOf, { maxBytes })
      const read = (url: string) => JSON.parse(files.get(url) ?? '')
      const head: IndexHead = read(indexUrl)
      const entries = head.shards.flatMap(([, url]): TermEntry[] => read(url))
      expect(comparable(loadShard(head, entries))).toEqual(comparable(indexOf(articles)))
    }),
    { numRuns: 50 },
  )
})
