/** The page's side of the search: one worker, which answers the newest query. */
import type { SearchQuery, SearchResult } from './searchEngine'
import type { SearchRequest, SearchResponse } from './searchWorker'
import SearchWorker from './searchWorker?worker'

interface Listener {
  /** Called once the cards are there, and again once the texts have been searched. */
  onResult: (result: SearchResult) => void
  onError: (error: Error) => void
}

let worker: Worker | undefined
let newest: (Listener & SearchRequest) | undefined

function onMessage({ data }: MessageEvent<SearchResponse>) {
  if (data.id !== newest?.id) return
  if ('result' in data) newest.onResult(data.result)
  else newest.onError(new Error(data.error))
}

/** The next search starts another worker. */
function onFailure() {
  worker?.terminate()
  worker = undefined
  newest?.onError(new Error('The search did not start'))
}

/** Starts the worker, which fetches what a search needs, before the first letter is typed. */
export function prefetchSearch() {
  if (worker) return
  try {
    worker = new SearchWorker()
    worker.addEventListener('message', onMessage)
    worker.addEventListener('error', onFailure)
  } catch {
    onFailure()
  }
}

/** @param listener hears no more of this query once another one is run */
export function runSearch(query: SearchQuery, listener: Listener) {
  const request: SearchRequest = { id: (newest?.id ?? 0) + 1, query }
  newest = { ...request, ...listener }
  prefetchSearch()
  worker?.postMessage(request)
}
