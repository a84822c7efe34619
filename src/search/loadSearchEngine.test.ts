import { expect, test, vi } from 'vitest'
import { loadOnce, newestOnly } from './loadSearchEngine'
import type { SearchEngine, SearchResult } from './searchEngine'

const result: SearchResult = {
  matches: [],
  total: 0,
  totalInAllCategories: 0,
  bodyMatches: [],
  suggestions: [],
  textsPending: false,
}

const queryFor = (term: string) => ({ term, count: 6 })

test('of the queries that wait only the newest is searched for', async () => {
  const engine = vi.fn<SearchEngine>(async () => result)
  const search = newestOnly(async () => engine)
  const results = await Promise.all(['a', 'ab', 'abc'].map((term) => search(queryFor(term))))
  expect(results).toEqual([undefined, undefined, result])
  expect(engine.mock.calls).toEqual([[queryFor('abc')]])
})

test('a search that hangs does not keep the next one waiting', async () => {
  const engine: SearchEngine = ({ term }) =>
    term === 'a' ? new Promise(() => {}) : Promise.resolve(result)
  const search = newestOnly(async () => engine)
  search(queryFor('a'))
  expect(await search(queryFor('ab'))).toEqual(result)
})

test('an engine that did not load is loaded again by the next search, and then kept', async () => {
  const load = vi.fn(async (): Promise<SearchEngine> => async () => result)
  load.mockRejectedValueOnce(new Error('503'))
  const search = newestOnly(loadOnce(load))
  await expect(search(queryFor('a'))).rejects.toThrow('503')
  expect(await search(queryFor('ab'))).toEqual(result)
  expect(await search(queryFor('abc'))).toEqual(result)
  expect(load).toHaveBeenCalledTimes(2)
})
