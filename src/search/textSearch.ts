/** Searches the text index shard by shard; each is fetched once, when a term needs it. */
import type MiniSearch from 'minisearch'
import type { SearchOptions } from 'minisearch'
import {
  type IndexHead,
  indexUrl,
  minPrefixLength,
  shardsFor,
  type TermEntry,
  termsOf,
} from './textIndex'
import { loadShard } from './textShard'

/** Reads a JSON file of the build. @throws where it is missing or broken */
export type ReadFile = (url: string) => Promise<unknown>

/** An index of at most so many shards is loaded as a whole before the first letter is typed. */
const maxPrefetchedShards = 8

/** For a search that finds nothing otherwise: one letter in five may differ. */
const fuzzyOptions: SearchOptions = { fuzzy: (term) => (term.length > 4 ? 0.2 : false) }

/** By the article's number in the list. */
type Scores = ReadonlyMap<number, number>

export interface TextSearchResult {
  scores: Scores
  /** Whether no article contains the words as they are written; the scores are for similar words. */
  fuzzy: boolean
}

export const noScores: TextSearchResult = { scores: new Map(), fuzzy: true }

/** The articles that contain all terms, with the sum of their scores. */
function intersect([first = new Map(), ...others]: readonly Scores[]): Scores {
  const sums = new Map<number, number>()
  for (const [article, score] of first)
    if (others.every((scores) => scores.has(article)))
      sums.set(
        article,
        others.reduce((sum, scores) => sum + (scores.get(article) ?? 0), score),
      )
  return sums
}

/** @param listChecksum of the list whose numbers the caller uses */
export function textSearch(
  listChecksum: string,
  head: Promise<IndexHead | null>,
  readFile: ReadFile,
): (text: string) => Promise<TextSearchResult> {
  const checkedHead = head.then((head) => {
    if (head?.list === listChecksum) return head
    throw new Error(`${indexUrl} is not of this list of articles`)
  })
  const loaded = new Map<string, Promise<MiniSearch>>()
  const shardAt = (url: string) => {
    const shard =
      loaded.get(url) ??
      Promise.all([checkedHead, readFile(url)]).then(([head, entries]) =>
        loadShard(head, entries as TermEntry[]),
      )
    loaded.set(url, shard)
    return shard
  }
  checkedHead
    .then((head) => {
      if (head.shards.length <= maxPrefetchedShards)
        return Promise.all(head.shards.map(([, url]) => shardAt(url)))
    })
    // The search that needs the head or the shard fails too, and reports why.
    .catch(() => {})

  return async (text) => {
    const { shards } = await checkedHead
    const terms = await Promise.all(
      termsOf(text).map(async (term) => {
        const lastKey = term.length >= minPrefixLength ? `${term}\uffff` : term
        const urls = shardsFor(shards, term, lastKey)
        return { term, indexes: await Promise.all(urls.map(shardAt)) }
      }),
    )
    const search = (options?: SearchOptions) =>
      intersect(
        terms.map(({ term, indexes }) => {
          const scores = new Map<number, number>()
          for (const { id, score } of indexes.flatMap((index) => index.search(term, options)))
            scores.set(id, (scores.get(id) ?? 0) + score)
          return scores
        }),
      )
    const scores = search()
    return scores.size > 0
      ? { scores, fuzzy: false }
      : { scores: search(fuzzyOptions), fuzzy: true }
  }
}
