/** Lets only the newest of the queries that wait be searched for, as a fast typist sees no other result. */
import type { SearchEngine, SearchResult } from './searchEngine'

/** @returns a search that gives undefined where a newer query has overtaken this one */
export function newestOnly(loadEngine: () => Promise<SearchEngine>) {
  let newest = 0
  return async (...query: Parameters<SearchEngine>): Promise<SearchResult | undefined> => {
    const number = ++newest
    const engine = await loadEngine()
    // A task of its own, so that the queries that came in the meantime are counted first.
    await new Promise((resolve) => setTimeout(resolve))
    return number === newest ? engine(...query) : undefined
  }
}
