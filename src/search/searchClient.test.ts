import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

/** A client of its own for each test, as a page has. */
async function loadClient() {
  const client = await import('./searchClient')
  /** @returns the messages that a search sends */
  const run = () => {
    const heard: (number | string)[] = []
    client.runSearch(query, {
      onResult: ({ total }) => heard.push(total),
      onError: ({ message }) => heard.push(message),
    })
    return heard
  }
  return { ...client, run }
}

beforeEach(() => {
  vi.resetModules()
  FakeWorker.all = []
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => vi.unstubAllGlobals())

test('of two searches the newer one hears of its results, with the cards and with the texts', async () => {
  const { run, prefetchSearch } = await loadClient()
  prefetchSearch()
  const [first, second] = [run(), run()]
  const [worker] = FakeWorker.all
  expect(worker?.requests).toEqual([
    { id: 1, query },
    { id: 2, query },
  ])
  worker?.respond({ id: 1, result: resultOf(1) })
  worker?.respond({ id: 2, result: resultOf(2) })
  worker?.respond({ id: 2, result: resultOf(3) })
  expect([first, second]).toEqual([[], [2, 3]])
  expect(FakeWorker.all).toHaveLength(1)
})

test('after an error of the list the same worker is sent the next query', async () => {
  const { run } = await loadClient()
  const failing = run()
  FakeWorker.all[0]?.respond({ id: 1, error: '503' })
  const next = run()
  FakeWorker.all[0]?.respond({ id: 2, result: resultOf(3) })
  expect([failing, next]).toEqual([['503'], [3]])
})

test('after an error of its script the next search starts another worker', async () => {
  const { run, prefetchSearch } = await loadClient()
  prefetchSearch()
  FakeWorker.all[0]?.dispatchEvent(new Event('error'))
  const failing = run()
  FakeWorker.all[1]?.dispatchEvent(new Event('error'))
  const next = run()
  FakeWorker.all[2]?.respond({ id: 2, result: resultOf(4) })
  expect([failing, next]).toEqual([['The search did not start'], [4]])
})

test('a browser without workers reports an error with each search', async () => {
  vi.stubGlobal('Worker', undefined)
  const { run, prefetchSearch } = await loadClient()
  expect(prefetchSearch).not.toThrow()
  expect([run(), run()]).toEqual([['The search did not start'], ['The search did not start']])
})
