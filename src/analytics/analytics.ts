/** Counts page views and events while the visitor agrees. */
import { countEvents } from './events'
import { count, load, unload } from './provider'

let stopEvents: (() => void) | undefined

/** Loads the provider's script, unless it is there. */
export function start() {
  if (stopEvents) return
  load()
  stopEvents = countEvents(count)
}

export function stop() {
  stopEvents?.()
  stopEvents = undefined
  unload()
}

export const countPageView = () => count('pageview')
