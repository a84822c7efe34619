/** Sends searches to the worker; where that cannot start, they run in the page. */
import type { SearchEngine, SearchResult } from './searchEngine'
import type { SearchRequest, SearchResponse } from './searchWorker'

interface PendingSearch extends SearchRequest {
  resolve: (result: SearchResult | undefined | Promise<SearchResult | undefined>) => void
  reject: (error: Error) => void
}

/** In milliseconds. A worker whose script takes longer is given up. */
const maxStartDelay = 4000

/** The newest one; those before are overtaken. */
let pending: PendingSearch | undefined
let worker: Worker | 'failed' | undefined
let lastId = 0

const importEngine = () => import('./loadSearchEngine')
async function searchInPage(...query: Parameters<SearchEngine>) {
  const { search } = await importEngine()
  return search(...query)
}

function giveUpWorker() {
  console.warn('The search runs in the page, as its worker did not start')
  if (worker !== 'failed') worker?.terminate()
  worker = 'failed'
  pending?.resolve(searchInPage(...pending.query))
  pending = undefined
}

function onMessage(data: SearchResponse) {
  if ('started' in data || data.id !== pending?.id) return
  if ('result' in data) pending.resolve(data.result)
  else pending.reject(new Error(data.error))
  pending = undefined
}

/** Old browsers have no module workers, or none at all. */
function startWorker() {
  try {
    const started = new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' })
    const late = setTimeout(giveUpWorker, maxStartDelay)
    started.addEventListener('message', ({ data }: MessageEvent<SearchResponse>) => {
      clearTimeout(late)
      onMessage(data)
    })
    started.addEventListener('error', () => {
      clearTimeout(late)
      giveUpWorker()
    })
    worker = started
  } catch {
    giveUpWorker()
  }
}

/** Fetches what a search needs before the first letter is typed. */
export function prefetchSearch() {
  if (!worker) startWorker()
  // A search that needs the engine tries again, and reports why it fails.
  if (worker === 'failed')
    importEngine()
      .then(({ loadEngine }) => loadEngine())
      .catch(() => {})
}

/**
 * @returns undefined where a newer search overtook this one
 * @throws Error 'Failed to fetch articles' where the list cannot be read; the next search tries again
 */
export function runSearch(...query: Parameters<SearchEngine>): Promise<SearchResult | undefined> {
  pending?.resolve(undefined)
  pending = undefined
  if (!worker) startWorker()
  if (!worker || worker === 'failed') return searchInPage(...query)
  const request: SearchRequest = { id: ++lastId, query }
  worker.postMessage(request)
  return new Promise((resolve, reject) => {
    pending = { ...request, resolve, reject }
  })
}
