/** Writes the index over all text of the articles, in the form that `search/textIndex.ts` describes. */
import MiniSearch, { type AsPlainObject } from 'minisearch'
import type { Article } from '../../articles/schema'
import { toCard } from '../../articles/toCard'
import { plainText } from '../../content/plainText'
import type { TermEntry } from '../../search/textIndex'
import { checksumOf, fields, type IndexHead, indexUrl, options } from '../../search/textIndex'
import { HashedFiles } from './hashedFiles'
import { addCardIndex } from './large/addCardIndex'

/** Smaller in tests, so that few articles make many files. */
const defaults = {
  /** Of a file of the index before compression; about a third is sent. */
  maxBytes: 48_000,
  /** The length of the longest list that browsers fetch as a whole. */
  maxList: 500,
  /** Cards in a file of a longer list. */
  blockSize: 25,
}

type Posting = AsPlainObject['index'][number]

function pack([term, byField]: Posting): TermEntry {
  const postings = fields.map((_, field) => {
    let previous = 0
    return Object.entries(byField[field] ?? {})
      .map(([article, count]) => ({ article: Number(article), count }))
      .sort((a, b) => a.article - b.article)
      .flatMap(({ article, count }) => {
        const difference = article - previous
        previous = article
        return count > 1 ? [difference, -count] : [difference]
      })
  })
  return [term, ...postings]
}

/**
 * @param articles newest first
 * @returns the text of each file by its URL
 */
export function searchFiles(
  articles: readonly Article[],
  sizes: Partial<typeof defaults> = {},
): Map<string, string> {
  const { maxBytes, maxList, blockSize } = { ...defaults, ...sizes }
  const index = new MiniSearch(options)
  index.addAll(
    articles.map(({ title, category, excerpt, contents, html }, id) => {
      const headings = contents.map(({ text }) => text).join('\n')
      return { id, title, category, excerpt, headings, body: plainText(html) }
    }),
  )
  const { index: postings, fieldLength }: AsPlainObject = JSON.parse(JSON.stringify(index))
  const files = new HashedFiles()
  const head: IndexHead = {
    list: checksumOf(articles),
    lengths: articles.map((_, id) => fieldLength[id] ?? []),
    shards: files.addShards('terms', postings.map(pack), maxBytes),
  }
  if (articles.length > maxList)
    head.cardIndex = addCardIndex(files, articles.map(toCard), maxBytes, blockSize)
  return files.set(indexUrl, JSON.stringify(head))
}
