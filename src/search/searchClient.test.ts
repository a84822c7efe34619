import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchRequest, SearchResponse } from './searchWorker'

const result = { total: 0, from: 'page' }
const engine = vi.hoisted(() => ({ loadEngine: async () => {}, search: vi.fn() }))
vi.mock('./loadSearchEngine', () => engine)

/** A worker that does nothing by itself. */
class FakeWorker extends EventTarget {
  static newest: FakeWorker
  requests: SearchRequest[] = []
  terminate = vi.fn()
  constructor() {
    super()
    FakeWorker.newest = this
  }
  postMessage(request: SearchRequest) {
    this.requests.push(request)
  }
  respond(data: SearchResponse | object) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const query = { term: 'plan', count: 6 }

/** A client of its own for each test, as a page has. */
const loadClient = () => import('./searchClient')

beforeEach(() => {
  vi.resetModules()
  engine.search.mockResolvedValue(result)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('the worker answers the newest query; the one before gives nothing', async () => {
  const { runSearch } = await loadClient()
  const searches = [runSearch(query), runSearch(query)]
  const [first, second] = FakeWorker.newest.requests
  FakeWorker.newest.respond({ id: first?.id, result: { total: 1 } })
  FakeWorker.newest.respond({ id: second?.id, result: { total: 2 } })
  expect(await Promise.all(searches)).toEqual([undefined, { total: 2 }])
})

test('after an error the worker is sent the next query', async () => {
  const { runSearch } = await loadClient()
  const failing = runSearch(query)
  FakeWorker.newest.respond({ id: FakeWorker.newest.requests[0]?.id, error: '503' })
  await expect(failing).rejects.toThrow('503')
  const next = runSearch(query)
  FakeWorker.newest.respond({ id: FakeWorker.newest.requests[1]?.id, result: { total: 3 } })
  expect(await next).toEqual({ total: 3 })
})

const withoutWorker: Record<string, unknown> = {
  missing: undefined,
  throwing: class {
    constructor() {
      throw new DOMException('Module workers are not supported')
    }
  },
}
test.each(Object.entries(withoutWorker))('%s: the page searches', async (_, worker) => {
  vi.stubGlobal('Worker', worker)
  const { prefetchSearch, runSearch } = await loadClient()
  expect(await runSearch(query)).toEqual(result)
  expect(prefetchSearch).not.toThrow()
})

test('a worker that reports an error leaves the query to the page', async () => {
  const { prefetchSearch, runSearch } = await loadClient()
  prefetchSearch()
  const search = runSearch(query)
  FakeWorker.newest.dispatchEvent(new Event('error'))
  expect(await search).toEqual(result)
  expect(await runSearch(query)).toEqual(result)
  expect(FakeWorker.newest.requests).toHaveLength(1)
})

test('so does a worker whose script does not come', async () => {
  vi.useFakeTimers()
  const { runSearch } = await loadClient()
  const search = runSearch(query)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await search).toEqual(result)
  expect(FakeWorker.newest.terminate).toHaveBeenCalled()
})

test('but not one that has started and is busy', async () => {
  vi.useFakeTimers()
  const { runSearch } = await loadClient()
  const search = runSearch(query)
  FakeWorker.newest.respond({ started: true })
  await vi.advanceTimersByTimeAsync(10_000)
  FakeWorker.newest.respond({ id: FakeWorker.newest.requests[0]?.id, result: { total: 4 } })
  expect(await search).toEqual({ total: 4 })
})

test('in the page too a list that failed is read again by the next search', async () => {
  vi.stubGlobal('Worker', undefined)
  engine.search.mockRejectedValueOnce(new Error('Failed to fetch articles'))
  const { runSearch } = await loadClient()
  await expect(runSearch(query)).rejects.toThrow('Failed to fetch articles')
  expect(await runSearch(query)).toEqual(result)
})
