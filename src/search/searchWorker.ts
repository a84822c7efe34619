/** Runs the search outside the page's own thread, so that typing never waits for it. */
import { loadSearchEngine } from './loadSearchEngine'
import type { SearchResult } from './searchEngine'
import type { SearchQuery } from './searchQuery'

export interface SearchRequest {
  id: number
  query: SearchQuery
}

export type SearchResponse = { id: number } & ({ result: SearchResult } | { error: string })

const engine = loadSearchEngine()

const respond = (response: SearchResponse) => postMessage(response)

addEventListener('message', async ({ data: { id, query } }: MessageEvent<SearchRequest>) => {
  try {
    respond({ id, result: await (await engine)(query) })
  } catch (error) {
    respond({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
