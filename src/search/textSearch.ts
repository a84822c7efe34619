/** Searches the text index shard by shard; each is fetched once, when a term needs it. */
import type MiniSearch from 'minisearch'
import type { SearchOptions } from 'minisearch'
import { indexHead, type ReadFile } from './indexHead'
import { loadOnce } from './loadOnce'
import { minPrefixLength, shardsFor, type TermEntry, termsOf } from './textIndex'
import { loadShard } from './textShard'

/** An index of at most so many shards is loaded as a whole before the first letter is typed. */
const maxPrefetchedShards = 16

/** Only the first words of a text are looked up, so that a pasted page has its answer at once. */
const maxTerms = 12

/** Longer words are searched for as they are written: the work grows with the square of the length. */
const maxFuzzyLength = 32

/** For a search that finds nothing otherwise: one letter in five may differ. */
const fuzzyOptions: SearchOptions = {
  fuzzy: ({ length }) => (length > 4 && length <= maxFuzzyLength ? 0.2 : false),
}

/** By the article's number in the list. */
type Scores = ReadonlyMap<number, number>

export interface TextSearchResult {
  scores: Scores
  /** Whether no article contains the words as they are written; the scores are for similar words. */
  fuzzy: boolean
}

export const noScores: TextSearchResult = { scores: new Map(), fuzzy: true }

/** The articles that both have, with the sum of their scores. */
function intersect(a: Scores, b: Scores): Scores {
  const sums = new Map<number, number>()
  for (const [article, score] of a) {
    const other = b.get(article)
    if (other !== undefined) sums.set(article, score + other)
  }
  return sums
}

interface LoadedTerm {
  term: string
  /** Of the shards that may contain it. */
  indexes: MiniSearch[]
}

function scoresOf({ term, indexes }: LoadedTerm, options?: SearchOptions): Scores {
  const scores = new Map<number, number>()
  for (const { id, score } of indexes.flatMap((index) => index.search(term, options)))
    scores.set(id, (scores.get(id) ?? 0) + score)
  return scores
}

/** The articles that contain all terms. */
function scoresOfAll(terms: readonly LoadedTerm[], options?: SearchOptions): Scores {
  let found: Scores | undefined
  for (const term of terms) {
    if (found?.size === 0) return found
    const scores = scoresOf(term, options)
    found = found ? intersect(found, scores) : scores
  }
  return found ?? new Map()
}

/**
 * @param listChecksum of the list whose numbers the caller uses
 * @returns the search; where a file fails, so does the search that needs it, and the next one reads it again
 */
export function textSearch(
  listChecksum: string,
  readFile: ReadFile,
): (text: string) => Promise<TextSearchResult> {
  const loadHead = indexHead(listChecksum, readFile)
  const shards = new Map<string, () => Promise<MiniSearch>>()
  const shardAt = (url: string) => {
    const load =
      shards.get(url) ??
      loadOnce(async () => loadShard(await loadHead(), (await readFile(url)) as TermEntry[]))
    shards.set(url, load)
    return load()
  }
  loadHead()
    .then((head) => {
      if (head.shards.length <= maxPrefetchedShards)
        return Promise.all(head.shards.map(([, url]) => shardAt(url)))
    })
    // The search that needs the head or the shard fails too, and reports why.
    .catch(() => {})

  return async (text) => {
    const head = await loadHead()
    const terms = await Promise.all(
      [...new Set(termsOf(text))].slice(0, maxTerms).map(async (term) => {
        const lastKey = term.length >= minPrefixLength ? `${term}\uffff` : term
        const urls = shardsFor(head.shards, term, lastKey)
        return { term, indexes: await Promise.all(urls.map(shardAt)) }
      }),
    )
    const scores = scoresOfAll(terms)
    return scores.size > 0
      ? { scores, fuzzy: false }
      : { scores: scoresOfAll(terms, fuzzyOptions), fuzzy: true }
  }
}
