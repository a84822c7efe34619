/** Whether a browser waits for the development server, which then has nothing less urgent to do. */
import { setTimeout } from 'node:timers/promises'
import type { Connect } from 'vite'

/** Milliseconds without a request after which a page has all that it needs. */
const pause = 100

export function pendingRequests() {
  let pending = 0
  let last = 0
  const count: Connect.NextHandleFunction = (_, response, next) => {
    pending++
    response.once('close', () => {
      pending--
      last = performance.now()
    })
    next()
  }
  return {
    count,
    /** Resolves once no page is loading. */
    async idle() {
      while (pending > 0 || performance.now() - last < pause) await setTimeout(pause / 2)
    },
  }
}
