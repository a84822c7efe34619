/** A process beside the build, which draws the sharing cards of the pages that it is sent into the cache. */
import pLimit from 'p-limit'
import type { PageData } from '../page'
import { sharingCard } from './sharingCard'

process.once('message', async (pages: PageData[]) => {
  // One in the hands of this thread, and two of those that render and pack.
  await pLimit(3).map(pages, (page) => Promise.allSettled([sharingCard(page)]))
  process.disconnect()
})
