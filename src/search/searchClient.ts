/** Sends searches to the worker; where that cannot start, they run in the page. */
import type { SearchEngine, SearchResult } from './searchEngine'
import type { SearchQuery } from './searchQuery'
import type { SearchRequest, SearchResponse } from './searchWorker'

interface PendingSearch {
  query: SearchQuery
  resolve: (result: SearchResult | Promise<SearchResult>) => void
  reject: (error: Error) => void
}

const pending = new Map<number, PendingSearch>()
let lastId = 0
let worker: Worker | undefined
let workerFailed = false
let engineInPage: Promise<SearchEngine> | undefined

async function searchInPage(query: SearchQuery) {
  engineInPage ??= import('./loadSearchEngine').then((module) => module.loadSearchEngine())
  return (await engineInPage)(query)
}

function startWorker() {
  const started = new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<SearchResponse>) => {
    const search = pending.get(data.id)
    pending.delete(data.id)
    if ('result' in data) search?.resolve(data.result)
    else search?.reject(new Error(data.error))
  })
  started.addEventListener('error', () => {
    console.warn('The search runs in the page, as its worker did not start')
    workerFailed = true
    for (const { query, resolve } of pending.values()) resolve(searchInPage(query))
    pending.clear()
  })
  return started
}

/** @throws Error 'Failed to fetch articles' where the list cannot be read */
export function runSearch(query: SearchQuery): Promise<SearchResult> {
  if (workerFailed) return searchInPage(query)
  worker ??= startWorker()
  const request: SearchRequest = { id: ++lastId, query }
  worker.postMessage(request)
  return new Promise((resolve, reject) => pending.set(request.id, { query, resolve, reject }))
}
