/** Searches off the page's own thread, so that typing never waits. */
import type { Query } from './engine'
import { openEngine } from './openEngine'

export interface Request {
  id: number
  query: Query
}

const engine = openEngine()

addEventListener('message', async ({ data: { id, query } }: MessageEvent<Request>) => {
  try {
    postMessage({ id, answer: await (await engine)(query) })
  } catch (error) {
    postMessage({ id, failed: error instanceof Error ? error.message : String(error) })
  }
})
