/** Writes the index over all text of the articles, as files by name; `textIndex.ts` says in what form. */
import { createHash } from 'node:crypto'
import MiniSearch, { type AsPlainObject } from 'minisearch'
import { plainText } from '../articles/plainText.server'
import type { Article } from '../articles/schema'
import { checksum, type Entry, type IndexHead, indexUrl, options, pack } from './textIndex'

/** Bytes of a shard, before compression; about a third of it goes over the wire. */
const shardSize = 48_000

type IndexedArticle = Pick<Article, 'slug' | 'title' | 'category' | 'excerpt' | 'contents' | 'html'>

/** @param size the bytes of a shard, before compression */
function cut(entries: readonly Entry[], size: number): Entry[][] {
  const shards: Entry[][] = []
  let room = 0
  for (const entry of entries) {
    const bytes = JSON.stringify(entry).length
    if (bytes > room) {
      shards.push([])
      room = size
    }
    shards.at(-1)?.push(entry)
    room -= bytes
  }
  return shards
}

/** @param articles in the order of the list */
export function searchFiles(
  articles: readonly IndexedArticle[],
  size = shardSize,
): Map<string, string> {
  const index = new MiniSearch<{ id: number; article: IndexedArticle }>({
    ...options,
    extractField: ({ id, article }, field) => {
      if (field === 'id') return String(id)
      if (field === 'headings') return article.contents.map(({ text }) => text).join('\n')
      if (field === 'body') return plainText(article.html)
      return String(Reflect.get(article, field))
    },
  })
  index.addAll(articles.map((article, id) => ({ id, article })))
  const plain: AsPlainObject = JSON.parse(JSON.stringify(index))
  const entries = plain.index
    .map(([term, postings]) => pack(term, postings))
    .sort(([a], [b]) => (a < b ? -1 : 1))

  const files = new Map<string, string>()
  const shards = cut(entries, size).map((shard): [string, string] => {
    const text = JSON.stringify(shard)
    const name = createHash('sha256').update(text).digest('hex').slice(0, 12)
    const url = indexUrl.replace('index', 'terms').replace('.json', `-${name}.json`)
    files.set(url, text)
    return [shard[0]?.[0] ?? '', url]
  })
  const head: IndexHead = {
    list: checksum(articles.map(({ slug }) => slug)),
    lengths: articles.map((_, id) => plain.fieldLength[id] ?? []),
    shards,
  }
  return files.set(indexUrl, JSON.stringify(head))
}
