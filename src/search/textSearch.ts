/** Searches the text index shard by shard: each is fetched and made ready once, when a word asks for it. */
import type { SearchOptions } from 'minisearch'
import {
  type Entry,
  type IndexHead,
  indexUrl,
  lenient,
  load,
  shardsFor,
  termsOf,
} from './textIndex'

/** Reads a JSON file of the build. @throws where it is missing or broken */
export type ReadFile = (url: string) => Promise<unknown>

/** An index of so many shards is made ready as a whole, before the first word is typed. */
const smallIndex = 8

/** A word's or a whole text's scores, by the article's number in the list. */
type ByArticle = Map<number, number>

export interface Scores {
  of: ByArticle
  /** Nothing holds the words as they are written; these come close. */
  loose: boolean
}

/** What all of them hold, their scores added up. */
function inAll([first = new Map(), ...others]: readonly ByArticle[]): ByArticle {
  const shared = [...first].filter(([article]) => others.every((each) => each.has(article)))
  return new Map(
    shared.map(([article, score]) => [
      article,
      others.reduce((sum, each) => sum + (each.get(article) ?? 0), score),
    ]),
  )
}

/**
 * @param list the checksum of the list that the numbers refer to
 * @returns what finds the articles that hold all words of a text
 */
export function textSearch(list: string, readFile: ReadFile) {
  const shards = new Map<string, () => Promise<ReturnType<typeof load>>>()
  const shardOf = (head: IndexHead, url: string) => {
    const shard = shards.get(url) ?? once(async () => load(head, (await readFile(url)) as Entry[]))
    shards.set(url, shard)
    return shard()
  }
  const readHead = once(async () => {
    const head = (await readFile(indexUrl)) as IndexHead
    if (head.list !== list) throw new Error(`${indexUrl} is not of this list of articles`)
    return head
  })
  const warm = async () => {
    const head = await readHead()
    if (head.shards.length <= smallIndex)
      await Promise.all(head.shards.map(([, url]) => shardOf(head, url)))
  }
  // What fails here fails again, and is told, when a search needs it.
  warm().catch(() => {})
  return async (text: string): Promise<Scores> => {
    const head = await readHead()
    const terms = await Promise.all(
      termsOf(text).map(async (term) => ({
        term,
        indexes: await Promise.all(shardsFor(head, term).map((url) => shardOf(head, url))),
      })),
    )
    const search = (options?: SearchOptions) =>
      inAll(
        terms.map(({ term, indexes }) => {
          const scores: ByArticle = new Map()
          for (const { id, score } of indexes.flatMap((index) => index.search(term, options)))
            scores.set(id, (scores.get(id) ?? 0) + score)
          return scores
        }),
      )
    const exact = search()
    return exact.size > 0 ? { of: exact, loose: false } : { of: search(lenient), loose: true }
  }
}

/** A promise made at the first call and handed out at each. */
function once<T>(make: () => Promise<T>) {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

export const nothing: Scores = { of: new Map(), loose: true }
