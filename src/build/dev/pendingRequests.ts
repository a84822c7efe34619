/** Whether a browser waits for the development server, which then has nothing less urgent to do. */
import { setTimeout } from 'node:timers/promises'
import type { Connect } from 'vite'

/** Milliseconds between two looks. */
const pause = 20

export function pendingRequests() {
  let pending = 0
  const count: Connect.NextHandleFunction = (_, response, next) => {
    pending++
    response.once('close', () => pending--)
    next()
  }
  return {
    count,
    /** Resolves once all requests are answered. */
    async idle() {
      do await setTimeout(pause)
      while (pending > 0)
    },
  }
}
