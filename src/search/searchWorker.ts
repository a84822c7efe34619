/** Runs the search outside the page's own thread, so that typing never waits for it. */
import { loadEngine, search } from './loadSearchEngine'
import type { SearchEngine, SearchResult } from './searchEngine'

export interface SearchRequest {
  id: number
  query: Parameters<SearchEngine>
}

export type SearchResponse =
  | { started: true }
  | { id: number; result: SearchResult | undefined }
  | { id: number; error: string }

const respond = (response: SearchResponse) => postMessage(response)

respond({ started: true })
// Before the first letter is typed; where it fails, the search that needs it tries again and reports why.
loadEngine().catch(() => {})

addEventListener('message', async ({ data: { id, query } }: MessageEvent<SearchRequest>) => {
  try {
    respond({ id, result: await search(...query) })
  } catch (error) {
    respond({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
