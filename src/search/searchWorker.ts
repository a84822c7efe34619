/** Searches off the page's own thread, so that typing never waits. */
import { openEngine } from './loadSearchEngine'
import type { Wish } from './searchQuery'

export interface Request {
  id: number
  wish: Wish
}

const engine = openEngine()

addEventListener('message', async ({ data: { id, wish } }: MessageEvent<Request>) => {
  try {
    postMessage({ id, answer: await (await engine)(wish) })
  } catch (error) {
    postMessage({ id, failed: error instanceof Error ? error.message : String(error) })
  }
})
