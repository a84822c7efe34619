import { afterAll, expect, test, vi } from 'vitest'
import type { SearchResult } from './searchEngine'
import type { SearchRequest, SearchResponse } from './searchWorker'

/** A worker that does nothing by itself. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = []
  requests: SearchRequest[] = []
  constructor() {
    super()
    FakeWorker.all.push(this)
  }
  terminate() {}
  postMessage(request: SearchRequest) {
    this.requests.push(request)
  }
  respond(data: SearchResponse) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const query = { term: 'plan', count: 6 }
const resultOf = (total: number): SearchResult => {
  const none = { matches: [], bodyMatches: [], suggestions: [] }
  return { query, total, totalInAllCategories: total, ...none }
}

vi.stubGlobal('Worker', FakeWorker)
afterAll(() => vi.unstubAllGlobals())

test('of two searches the newer one hears of its results, with the cards and with the texts', async () => {
  const { prefetchSearch, runSearch } = await import('./searchClient')
  /** @returns the messages that a search sends */
  const run = () => {
    const heard: (number | string)[] = []
    runSearch(query, {
      onResult: ({ total }) => heard.push(total),
      onError: ({ message }) => heard.push(message),
    })
    return heard
  }
  prefetchSearch()
  const [first, second] = [run(), run()]
  const [worker, ...others] = FakeWorker.all
  expect(others).toEqual([])
  expect(worker?.requests).toEqual([
    { id: 1, query },
    { id: 2, query },
  ])
  worker?.respond({ id: 1, result: resultOf(1) })
  worker?.respond({ id: 2, result: resultOf(2) })
  worker?.respond({ id: 2, result: resultOf(3) })
  expect([first, second]).toEqual([[], [2, 3]])
})
