/** A process beside the build: reads articles into the cache, from the last one on, and then draws sharing cards into it. */
import pLimit from 'p-limit'
import { fillCache } from '../content/readSite'
import type { PageData } from '../page'

/** @public a build sends the first to begin with, and the second at the end */
export type Task = { read: true } | { draw: PageData[] }

let isRead = false

async function drawCards(pages: readonly PageData[]) {
  const { sharingCard } = await import('./sharingCard')
  // One in the hands of this thread, and two of those that render and pack.
  await pLimit(3).map(pages, (page) => Promise.allSettled([sharingCard(page)]))
}

process.on('message', async (task: Task) => {
  if ('read' in task) return fillCache(() => isRead)
  isRead = true
  await drawCards(task.draw)
  process.disconnect()
})
// The build has ended without an order to draw.
process.once('disconnect', () => {
  isRead = true
})
