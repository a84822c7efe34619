/** Writes the index over all text of the articles, as files by name; `textIndex.ts` says in what form. */
import { createHash } from 'node:crypto'
import MiniSearch, { type AsPlainObject } from 'minisearch'
import type { Article } from '../../articles/schema'
import { plainText } from '../../content/plainText'
import { cardOf } from '../../content/relatedArticles'
import type { CardHead } from '../../search/large/shardedCards'
import {
  checksum,
  type IndexHead,
  indexUrl,
  options,
  pack,
  type Shards,
} from '../../search/textIndex'
import { indexCards } from './indexCards'

interface Sizes {
  /** Bytes of a shard before compression; about a third of it goes over the wire. */
  shard: number
  /** A longer list is not fetched as a whole. */
  list: number
}

const usual: Sizes = { shard: 48_000, list: 500 }

/** Cards in a file, where the list is not fetched as a whole. */
const blockSize = 25

/** @param size the bytes of a shard, before compression */
function cut<T>(entries: readonly T[], size: number): T[][] {
  const shards: T[][] = []
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

/** Files named by their content. */
class Files extends Map<string, string> {
  /** @returns the file's address */
  keep(kind: string, content: unknown) {
    const text = JSON.stringify(content)
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
    const url = indexUrl.replace('index', kind).replace('.json', `-${hash}.json`)
    this.set(url, text)
    return url
  }

  shards(kind: string, entries: readonly [string, ...unknown[]][], size: number): Shards {
    return cut(entries, size).map((shard) => [shard[0]?.[0] ?? '', this.keep(kind, shard)])
  }
}

function keepCards(files: Files, articles: readonly Article[], size: number) {
  const cards = articles.map(cardOf)
  const { head, places, grams } = indexCards(cards)
  const blocks = Array.from({ length: Math.ceil(cards.length / blockSize) }, (_, n) =>
    files.keep('cards', cards.slice(n * blockSize, (n + 1) * blockSize)),
  )
  return files.keep('list', {
    ...head,
    places: files.shards('places', places, size / 3),
    grams: files.shards('letters', grams, size),
    blocks,
    blockSize,
  } satisfies CardHead)
}

/** @param articles in the order of the list */
export function searchFiles(
  articles: readonly Article[],
  sizes: Partial<Sizes> = {},
): Map<string, string> {
  const { shard, list } = { ...usual, ...sizes }
  const files = new Files()
  const index = new MiniSearch<{ id: number; article: Article }>({
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

  const head: IndexHead = {
    list: checksum(articles.map(({ slug }) => slug)),
    lengths: articles.map((_, id) => plain.fieldLength[id] ?? []),
    shards: files.shards('terms', entries, shard),
    ...(articles.length > list && { cards: keepCards(files, articles, shard) }),
  }
  return files.set(indexUrl, JSON.stringify(head))
}
